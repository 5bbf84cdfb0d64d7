import type { Condition } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { isState } from './names.ts'
import { listOf, token, words, type Parser } from './parser.ts'

export const aState: Parser<string> = token((found) => isState(found) && found.text)
const article = words('a', 'an')
const sofar = words('merely', 'still', 'already', 'currently')
const joins = words('or', 'and', ',', ', or', ', and', 'and in', 'or in', ', in')
/** "New, Accepted or Assigned", "in Draft and in Incomplete", "merely Registered". */
export const someStates: Parser<string[]> = listOf((input, at) => {
  const from = article(input, at)?.end ?? at
  return aState(input, sofar(input, from)?.end ?? from)
}, joins)
const within = words(
  'in the state',
  'in state',
  'in the states',
  'in the status',
  'in status',
  'while in',
  'while in the state',
  'in',
  'from',
  'from the state',
  'during',
)

/** "in the state Paused", "in Draft or in Incomplete": of whatever has these states. */
export const inState: Parser<Condition<Reference>> = (input, at) => {
  const link = within(input, at)
  const found = link && someStates(input, link.end)
  return found && { value: beingIn(found.value, input.tokens[at]?.start ?? 0), end: found.end }
}

function beingIn(states: readonly string[], start: number): Condition<Reference> {
  const subject: Reference = {
    kind: 'spoken-of',
    words: 'it',
    plural: false,
    states: [...states],
    start,
    end: start,
  }
  return { kind: 'one-of', subject, values: states.map((value) => ({ type: 'text', value })) }
}
