import { isDenied, isPerson, predicate, wordAt } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { thingsOf } from '../deed/subject.ts'
import { places } from '../deed/place.ts'
import { plainValue, stateName } from '../deed/value.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import type { Effects } from '../deed/effect-clause.ts'

const asBefore = new Set(['unchanged', 'same', 'unaffected', 'untouched', 'unmodified', 'intact'])

/** "the state does not change", "stays unchanged", "stays as it is", "is not affected". */
export const staysSame = predicate('something stays as it is', (clause) => {
  const { subject, group, input, at } = clause
  if (subject.kind === 'literal' || subject.kind === 'amount') return undefined
  const about = thingsOf(subject)
  const stays =
    group.does.has('stay') ||
    (group.verb === 'be' && wordAt(input, at) !== 'the' && wordAt(input, at) !== 'same')
  const end = sameEnd(input, at, stays)
  if (end !== undefined && !isDenied(clause)) return { value: unchanged(about), end }
  const denied = isDenied(clause) && !group.modal?.startsWith('can')
  return denied && group.does.has('change') && !reference(input, at)
    ? { value: unchanged(about), end: at }
    : undefined
})

/** "unchanged", "the same", "as it is", "as they were". */
function sameEnd(input: Input, at: number, stays: boolean): number | undefined {
  if (!stays) return undefined
  const from = wordAt(input, at) === 'the' ? at + 1 : at
  if (asBefore.has(wordAt(input, from))) return from + 1
  const where = ['as', 'where', 'what'].includes(wordAt(input, at))
  return where && ['it', 'they'].includes(wordAt(input, at + 1))
    ? Math.min(at + 3, input.tokens.length)
    : undefined
}

const unchanged = (subjects: Reference[]): Effects =>
  subjects.length > 0 ? subjects.map((subject) => ({ kind: 'unchanged', subject })) : [{ kind: 'unchanged' }]

const remaining = new Set(['open', 'visible', 'displayed', 'shown'])

/** "remains Open", "stays at 3"; of a page that stays open nothing is said but that all is as before. */
export const staysValue = predicate('something stays at a value', ({ subject, group, input, at }) => {
  if (subject.kind !== 'reference' || group.negated || group.passive || !group.does.has('stay'))
    return undefined
  if (names('page', subject.reference) && remaining.has(wordAt(input, at)))
    return { value: [{ kind: 'unchanged' }], end: at + 1 }
  let from = at
  while (['at', 'in', 'on', 'the', 'state', 'status'].includes(wordAt(input, from))) from += 1
  const plain = plainValue(input, from)
  if (plain) return { value: [{ kind: 'set', subject: subject.reference, to: plain.value }], end: plain.end }
  const state = stateName(true)(input, from)
  if (!state) return undefined
  const to = { kind: 'value' as const, value: { type: 'text' as const, value: state.value } }
  return { value: [{ kind: 'set', subject: subject.reference, to }], end: state.end }
})

/** "keeps its state", "leaves the entries as they are", "the ticket keeps the status". */
export const keeps = predicate('something is kept', (clause) => {
  const { group, input, at } = clause
  if (!group.does.has('keep') || isDenied(clause)) return undefined
  const passive =
    group.passive && clause.subject.kind === 'reference'
      ? { value: clause.subject.reference, end: at }
      : undefined
  const object: Match<Reference> | undefined = passive ?? (group.passive ? undefined : reference(input, at))
  if (!object || names('person', object.value) || isPerson(clause)) return undefined
  const end = sameEnd(input, object.end, true)
  if (group.verb === 'leave' && end === undefined) return undefined
  return { value: unchanged([object.value]), end: end ?? places(input, object.end)?.end ?? object.end }
})
