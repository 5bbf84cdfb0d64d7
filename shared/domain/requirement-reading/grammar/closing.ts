import { words, type Input, type Match } from './parser.ts'
import type { Lead } from './lead.ts'

const articles = words('a', 'an', 'any', 'each', 'every', 'the', 'all')
const happenings = words(
  'action',
  'actions',
  'event',
  'events',
  'transition',
  'transitions',
  'change',
  'changes',
  'move',
  'moves',
  'step',
  'steps',
  'operation',
  'operations',
  'command',
  'commands',
  'combination',
  'combinations',
  'button',
  'buttons',
)
const remainingOf = words(
  'every other',
  'any other',
  'each other',
  'all other',
  'every further',
  'any further',
  'all the other',
  'all remaining',
  'other',
)
const naming = words(
  'list',
  'allow',
  'mention',
  'name',
  'contain',
  'define',
  'permit',
  'show',
  'allowed',
  'listed',
  'mentioned',
  'named',
  'defined',
  'permitted',
  'provide',
  'describe',
  'described',
  'shown',
  'give',
  'given',
  'contained',
)

const leading = words('for', 'in', 'on', 'at', 'with')
const the = words('the')

/** "Every other action", "an event that the table does not list for a state", "in any state where the list does not allow the action". */
export function closing(input: Input, at: number): Match<Lead> | undefined {
  const from = leading(input, at)?.end ?? at
  const other = remainingOf(input, the(input, from)?.end ?? from)
  const plain = other && happenings(input, words('state', 'status')(input, other.end)?.end ?? other.end)
  if (plain) return { value: { when: [], closes: true }, end: pastState(input, plain.end) }
  const thing = happenings(input, articles(input, from)?.end ?? from)
  const state = thing
    ? undefined
    : words('any state', 'every state', 'each state', 'a state', 'all states', 'states')(input, from)
  const link = words('that', 'which', 'where', 'in which')(input, thing?.end ?? state?.end ?? at)
  if ((!thing && !state) || (!link && !isNot(input, thing?.end ?? at))) return undefined
  const said = negatedNaming(input, link?.end ?? thing?.end ?? at)
  return said === undefined ? undefined : { value: { when: [], closes: true }, end: pastState(input, said) }
}

const isNot = (input: Input, at: number): boolean => words('not')(input, at) !== undefined

function negatedNaming(input: Input, at: number): number | undefined {
  let isNegated = false
  for (let next = at; next < at + 10; next += 1) {
    if (isNot(input, next)) isNegated = true
    const verb = naming(input, next)
    if (verb && isNegated)
      return words('the action', 'the event', 'an action', 'an event', 'it')(input, verb.end)?.end ?? verb.end
  }
  return undefined
}

/** "… for a state", "… in the present state", "… in the table". */
function pastState(input: Input, at: number): number {
  const link = words('for', 'in', 'from', 'by', 'of')(input, at)
  const place =
    link &&
    words(
      'a state',
      'the state',
      'the current state',
      'the present state',
      'this state',
      'that state',
      'any state',
      'a given state',
      'the given state',
      'the table',
      'the list',
      'any other state',
    )(input, link.end)
  return place ? pastState(input, place.end) : at
}
