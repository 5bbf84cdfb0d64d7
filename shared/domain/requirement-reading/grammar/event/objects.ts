import type { Action, Event, Expression } from '../../../requirement-model/index.ts'
import { wordAt } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { plainValue } from '../deed/value.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

type Events = Event<Reference>[]
type Value = Expression<Reference>

const into = new Set(['in', 'into', 'to', 'as', 'for', 'on', 'from', 'at'])
const giving = new Set(['with', 'to', 'as', ':', '=', 'of', 'at'])

/** What an action is done to, and with which values: one event for each. */
export function objectsOf(action: Action, input: Input, at: number): Match<Events> | undefined {
  if (action === 'enter' || action === 'choose' || action === 'upload') return entries(action, input, at)
  return things(action, input, at)
}

/** `"Save"`, `the boxes "A" and "B"`, `on the "Next" button`. */
function things(action: Action, input: Input, at: number): Match<Events> | undefined {
  const from =
    ['on', 'to', 'the', 'at'].includes(wordAt(input, at)) && wordAt(input, at) !== 'the' ? at + 1 : at
  const head = thing(input, from)
  if (!head) return undefined
  const found: Events = [{ action, target: head.value }]
  let { end } = head
  for (;;) {
    const next = [',', 'and'].includes(wordAt(input, end)) ? reference(input, end + 1) : undefined
    const isLast = !next || next.value.kind !== 'named' || !next.value.quoted || opensClause(input, next.end)
    if (isLast) return { value: found, end }
    found.push({ action, target: next.value })
    end = next.end
  }
}

/** Something by its name, or by words with a capital that the tagger takes for a verb: "clicks Submit", "presses Enter". */
function thing(input: Input, at: number): Match<Reference> | undefined {
  const known = reference(input, at)
  const head = input.tokens[at]
  if (known || head?.kind !== 'word' || !/^\p{Lu}/u.test(head.text)) return known
  let end = at + 1
  while (end < at + 3 && /^\p{Lu}/u.test(input.tokens[end]?.text ?? '') && input.tokens[end]?.kind === 'word')
    end += 1
  const words = input.tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ')
  return {
    value: {
      kind: 'named',
      words,
      quoted: false,
      start: head.start,
      end: input.tokens[end - 1]?.end ?? head.end,
    },
    end,
  }
}

/** What stands before a verb or "is" begins a clause of its own. */
function opensClause(input: Input, at: number) {
  return input.tokens[at]?.kind === 'word' && !['and', 'in', 'on', 'when', 'then'].includes(wordAt(input, at))
}

/** `"a" in "Name", "b" in "E-mail" and "c" in "City"`. */
function entries(action: Action, input: Input, at: number): Match<Events> | undefined {
  const head = entry(action, input, at)
  if (!head) return undefined
  const found = [head.value]
  let { end } = head
  for (;;) {
    const comma = wordAt(input, end) === ',' ? end + 1 : end
    const from = wordAt(input, comma) === 'and' ? comma + 1 : comma
    const next = from > end && input.tokens[from]?.kind !== 'word' ? entry(action, input, from) : undefined
    if (!next?.value.target) return { value: found, end }
    found.push(next.value)
    end = next.end
  }
}

function entry(action: Action, input: Input, at: number): Match<Event<Reference>> | undefined {
  return valueFirst(action, input, at) ?? targetFirst(action, input, at)
}

const often = new Set(['twice', 'thrice', 'repeatedly'])

/** "five times", "twice": how often something is done. */
export function isHowOften(input: Input, at: number): boolean {
  const token = input.tokens[at]
  if (token?.kind === 'number') return /^times?$/.test(token.unit ?? wordAt(input, at + 1))
  return token?.kind === 'word' && often.has(token.text.toLowerCase())
}

/** A value that is neither the beginning of a range nor a count: "10 to 500 characters" and "five times" are none. */
function givenValue(input: Input, at: number): Match<Value> | undefined {
  const value = isHowOften(input, at) ? undefined : plainValue(input, at)
  const isRange =
    value &&
    ['to', 'or', '-', '–'].includes(wordAt(input, value.end)) &&
    input.tokens[value.end + 1]?.kind === 'number'
  return isRange ? undefined : value
}

/** `"Eggs" into "Item"`, `52.00 in the price field`, `the number 5 as the quantity`. */
function valueFirst(action: Action, input: Input, at: number): Match<Event<Reference>> | undefined {
  const from = pastNoun(input, at)
  const value = givenValue(input, from)
  if (!value) return undefined
  const target = into.has(wordAt(input, value.end)) ? reference(input, value.end + 1) : undefined
  if (target) return { value: { action, target: target.value, value: value.value }, end: target.end }
  const token = input.tokens[from]
  const isName = token?.kind === 'quoted' ? reference(input, at) : undefined
  if (isName && giving.has(wordAt(input, isName.end))) return undefined
  if (isName && (names('field', isName.value) || names('control', isName.value) || action !== 'upload'))
    return { value: { action, target: isName.value }, end: isName.end }
  return { value: { action, value: value.value }, end: value.end }
}

const valueNouns = new Set(['value', 'number', 'text', 'option', 'date', 'amount', 'file', 'word', 'entry'])

/** "the value 5", "a file "cv.pdf"". */
function pastNoun(input: Input, at: number) {
  const noun = ['the', 'a', 'an'].includes(wordAt(input, at)) ? at + 1 : at
  return valueNouns.has(wordAt(input, noun)) ? noun + 1 : at
}

/** `the "Name" field with "Ann"`, `"Name" to "Ann"`, `the carrier "Gull Post"`, `the amount`. */
function targetFirst(action: Action, input: Input, at: number): Match<Event<Reference>> | undefined {
  const target = thing(input, at)
  if (!target) return undefined
  const from = giving.has(wordAt(input, target.end)) ? target.end + 1 : target.end
  const value = givenValue(input, from)
  if (value) return { value: { action, target: target.value, value: value.value }, end: value.end }
  const where = into.has(wordAt(input, target.end)) ? reference(input, target.end + 1) : undefined
  if (where && names('field', where.value)) {
    const said: Value = { kind: 'subject', subject: target.value }
    return { value: { action, target: where.value, value: said }, end: where.end }
  }
  return { value: { action, target: target.value }, end: target.end }
}
