import { saidBetween, wordAt } from '../deed/effect-clause.ts'
import { literal, type Literal } from '../deed/literal.ts'
import { isControl, isNoun, names } from '../deed/nouns.ts'
import { verbGroup } from '../deed/verb-group.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

/** What is shown: a quoted text, or a thing by its name. */
export type Item = { literal: Literal } | { thing: Reference; said: string }

/** An element of the page that is named in quotes and by what it is: `the button "Save"`. */
export const isElement = (thing: Reference) =>
  isControl(thing) &&
  thing.kind === 'named' &&
  thing.quoted &&
  thing.noun !== undefined &&
  !names('page', thing)

/** `"A", the heading "B" and the total price but not "C"`. */
export function itemsAt(input: Input, at: number): Match<{ item: Item; but: boolean }[]> | undefined {
  const head = itemAt(input, at)
  if (!head) return undefined
  const found = [{ item: head.value, but: false }]
  let { end } = head
  for (;;) {
    const next = furtherAt(input, end)
    if (!next) return { value: found, end }
    found.push({ ...next.value, item: likeFirst(head.value, next.value.item, input, next.end) })
    end = next.end
  }
}

/** `the fields "A" and "B"`: what stands bare behind an element is one, too. */
function likeFirst(head: Item, item: Item, input: Input, end: number): Item {
  const token = input.tokens[end - 1]
  const isBare = 'literal' in item && item.literal.as === 'text' && token?.kind === 'quoted'
  if (!isBare || !('thing' in head) || head.thing.kind !== 'named' || !isElement(head.thing)) return item
  const { value, start, end: to } = token
  return { thing: { ...head.thing, words: value, start, end: to }, said: token.text }
}

function furtherAt(input: Input, at: number): Match<{ item: Item; but: boolean }> | undefined {
  const comma = wordAt(input, at) === ',' ? at + 1 : at
  const joins = ['and', 'but', 'or'].includes(wordAt(input, comma))
  if (!joins && comma === at) return undefined
  const from = joins ? comma + 1 : comma
  const but = wordAt(input, from) === 'not' || wordAt(input, from) === 'no'
  const next = itemAt(input, but ? from + 1 : from)
  if (!next || wordAt(input, comma) === 'or' || verbGroup(input, next.end)) return undefined
  if ('thing' in next.value && hasVerb(input, next.end)) return undefined
  return { value: { item: next.value, but }, end: next.end }
}

/** "… and a file above 20 MB gets "Y"" is a clause of its own. */
function hasVerb({ tokens }: Input, at: number): boolean {
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next]
    if (!token || /^(?:[,;:.)]|and|but|or|when|if|that|which|who)$/.test(token.text)) return false
    if (token.kind === 'word' && /^(?:verb|auxiliary)$/.test(token.classes[0] ?? '') && !token.participle)
      return true
  }
  return false
}

function itemAt(input: Input, at: number): Match<Item> | undefined {
  const quoted = literal(input, at)
  if (quoted) return { value: { literal: quoted.value }, end: quoted.end }
  const thing = reference(input, at)
  if (!thing || isNoun('person', wordAt(input, at))) return undefined
  return { value: { thing: thing.value, said: saidBetween(input, at, thing.end) }, end: thing.end }
}
