import type { Effect, Expression } from '../../../requirement-model/index.ts'
import {
  isDenied,
  predicate,
  saidBetween,
  wordAt,
  type Effects,
  type EffectClause,
} from '../deed/effect-clause.ts'
import { actionOf } from '../deed/event-verbs.ts'
import { literal, type Literal } from '../deed/literal.ts'
import { isControl, isNoun, names } from '../deed/nouns.ts'
import { places, type Place } from '../deed/place.ts'
import { verbGroup } from '../deed/verb-group.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

type Item = { literal: Literal } | { thing: Reference; said: string }

/** `"X" appears`, `the message "X" is shown next to the field`, `"X" is no longer displayed`. */
export const literalAppears = predicate('a quoted text appears', (clause) => {
  const { subject, group, input } = clause
  if (subject.kind !== 'literal') return undefined
  const visible = visibility(clause)
  if (!visible) return undefined
  const where = places(input, visible.end)
  return {
    value: subject.literals.flatMap((each) =>
      seen(each, visible.value !== isDenied(clause), where?.value ?? [], group.does.has('say')),
    ),
    end: where?.end ?? visible.end,
  }
})

/** "makes no offer", "shows no price", "no session is started": told in its own words. */
export const doesNothing = predicate('something is not made', ({ subject, group, input, start, at }) => {
  const isDone = group.passive && !group.negated && actionOf(group.verb) === 'do' && group.verb !== 'find'
  if (subject.denied && isDone && subject.kind === 'reference')
    return { value: [{ kind: 'said', text: saidBetween(input, start, at) }], end: at }
  const isSystem =
    subject.kind === 'none' || (subject.kind === 'reference' && !names('person', subject.reference))
  if (!isSystem || group.passive || group.bare || group.negated || wordAt(input, at) !== 'no')
    return undefined
  const thing = group.verb === 'be' || group.verb === 'have' ? undefined : reference(input, at + 1)
  return thing && { value: [{ kind: 'said', text: saidBetween(input, start, thing.end) }], end: thing.end }
})

/** "an error message is shown", "no results are displayed", "all messages disappear": told in its own words. */
export const thingAppears = predicate('something that has no name appears', (clause) => {
  const { subject, input, start } = clause
  const visible =
    subject.kind === 'reference' && !names('person', subject.reference) ? visibility(clause) : undefined
  const end = visible && (places(input, visible.end)?.end ?? visible.end)
  return end === undefined
    ? undefined
    : { value: [{ kind: 'said', text: saidBetween(input, start, end) }], end }
})

/** Whether a verb makes its subject visible (true) or takes it away (false), and where the words for that end. */
export function visibility({ group, input, at }: EffectClause): Match<boolean> | undefined {
  const { does, passive, bare } = group
  if (group.verb === 'be') {
    const word = wordAt(input, at)
    if (['visible', 'present', 'there', 'seen'].includes(word)) return { value: true, end: at + 1 }
    if (['gone', 'hidden', 'invisible', 'absent'].includes(word)) return { value: false, end: at + 1 }
    return undefined
  }
  if (passive || bare) {
    if (does.has('hide') || does.has('remove')) return { value: false, end: at }
    return does.has('show') || group.verb === 'see' || group.verb === 'give'
      ? { value: true, end: at }
      : undefined
  }
  if (does.has('vanish')) return { value: false, end: at }
  return does.has('appear') ? { value: true, end: at } : undefined
}

function seen({ text, as }: Literal, shown: boolean, where: Place[], says: boolean): Effects {
  if (!shown) return [{ kind: 'hides', text }]
  const list = where.find(({ kind }) => kind === 'list')
  if (list && list.kind !== 'anywhere')
    return [{ kind: 'lists', list: list.where, shown: [text], hidden: [] }]
  const field = where.find(({ kind }) => kind === 'field')
  if (field && field.kind !== 'anywhere' && as === 'text')
    return [{ kind: 'set', subject: field.where, to: valueOf(text) }]
  const near = where.find(({ kind }) => kind === 'near' || kind === 'field')
  const spoken = as === 'text' && says ? 'message' : as
  return [{ kind: 'shows', text, as: spoken, ...(near && near.kind !== 'anywhere' && { near: near.where }) }]
}

function valueOf(text: Literal['text']): Expression<Reference> {
  const [only] = text
  if (only !== undefined && typeof only !== 'string' && text.length === 1) return only
  return {
    kind: 'value',
    value: { type: 'text', value: text.map((part) => (typeof part === 'string' ? part : '')).join('') },
  }
}

/** `the page shows "X" and the heading "Y"`, `the user sees "X"`, `leads to the message "X"`, `is answered with "X"`. */
export const showsTexts = predicate('shows a quoted text', (clause) => {
  const { subject, group, input } = clause
  if (subject.kind === 'literal') return undefined
  const begin = objectAt(clause)
  const items = begin === undefined ? undefined : itemsAt(input, begin)
  if (!items?.value.some(({ item }) => 'literal' in item || isElement(item.thing))) return undefined
  const shown = !isDenied(clause)
  const where = places(input, items.end)
  const spots = where?.value ?? []
  if (
    subject.kind === 'reference' &&
    names('list', subject.reference) &&
    group.does.has('show') &&
    subject.reference.kind === 'named' &&
    !group.passive
  ) {
    return { value: [listed(subject.reference, items.value, shown)], end: where?.end ?? items.end }
  }
  const isHeading = subject.kind === 'reference' && names('heading', subject.reference) && group.verb === 'be'
  const says =
    (group.does.has('say') && group.verb !== 'read') ||
    (subject.kind === 'reference' && names('message', subject.reference))
  const value = items.value.flatMap(({ item, but }) =>
    'literal' in item
      ? seen(isHeading ? { ...item.literal, as: 'heading' } : item.literal, but ? !shown : shown, spots, says)
      : elementOrWords(item, but ? !shown : shown),
  )
  return { value, end: where?.end ?? items.end }
})

const isElement = (thing: Reference) =>
  isControl(thing) &&
  thing.kind === 'named' &&
  thing.quoted &&
  thing.noun !== undefined &&
  !names('page', thing)

function elementOrWords({ thing, said }: { thing: Reference; said: string }, isShown: boolean): Effects {
  if (isElement(thing)) return [{ kind: 'control', control: thing, is: isShown ? 'shown' : 'hidden' }]
  return [{ kind: 'said', text: isShown ? `${said} is shown` : `${said} is not shown` }]
}

function listed(list: Reference, items: { item: Item; but: boolean }[], shown: boolean): Effect<Reference> {
  const texts = (wanted: boolean) =>
    items.flatMap(({ item, but }) =>
      'literal' in item && (but ? !shown : shown) === wanted ? [item.literal.text] : [],
    )
  return { kind: 'lists', list, shown: texts(true), hidden: texts(false) }
}

/** Where the shown things begin: behind the verb, or behind "with", "to", "as", "that", ":" and the person who is told. */
function objectAt({ input, group, at, subject }: EffectClause): number | undefined {
  const { does, passive } = group
  const tells = does.has('show') || does.has('say') || does.has('give') || does.has('see')
  if (passive || group.bare) {
    return tells
      ? (pastWords(input, at, ['with', 'as', 'by', 'that', ':', 'the', 'following']) ?? at)
      : undefined
  }
  if (group.verb === 'be') {
    const isMessage =
      subject.kind === 'reference' &&
      (names('message', subject.reference) || names('heading', subject.reference))
    return isMessage ? at : undefined
  }
  if (!tells && !does.has('contain')) return undefined
  if (
    does.has('contain') &&
    !does.has('show') &&
    subject.kind === 'reference' &&
    names('field', subject.reference)
  )
    return undefined
  const past = pastPerson(input, at)
  return (
    pastWords(input, past, ['to', 'with', 'as', 'that', ':', ',', 'by', 'showing', 'saying', 'only']) ?? past
  )
}

function pastWords(input: Input, at: number, skipped: string[]): number | undefined {
  let end = at
  while (end < at + 3 && skipped.includes(wordAt(input, end))) end += 1
  return end > at ? end : undefined
}

/** "shows the user "X"", "tells them that". */
function pastPerson(input: Input, at: number): number {
  const found = reference(input, at)
  return found && names('person', found.value) && found.end < input.tokens.length ? found.end : at
}

/** `"A", the heading "B" and the total price but not "C"`. */
function itemsAt(input: Input, at: number): Match<{ item: Item; but: boolean }[]> | undefined {
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
  return { value: { item: next.value, but }, end: next.end }
}

function itemAt(input: Input, at: number): Match<Item> | undefined {
  const quoted = literal(input, at)
  if (quoted) return { value: { literal: quoted.value }, end: quoted.end }
  const thing = reference(input, at)
  if (!thing || isNoun('person', wordAt(input, at))) return undefined
  return { value: { thing: thing.value, said: saidBetween(input, at, thing.end) }, end: thing.end }
}
