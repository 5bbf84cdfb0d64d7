import { isDenied, predicate, saidBetween, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import { actionOf } from '../deed/event-verbs.ts'
import { names } from '../deed/nouns.ts'
import { places } from '../deed/place.ts'
import type { Match } from '../parser.ts'
import { reference } from '../reference.ts'
import { seen } from './seen.ts'

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
export const doesNothing = predicate(
  'something that has no name appears, or is not made',
  ({ subject, group, input, start, at }) => {
    const isDone = group.passive && !group.negated && actionOf(group.verb) === 'do' && group.verb !== 'find'
    if (subject.denied && isDone && subject.kind === 'reference')
      return { value: [{ kind: 'said', text: saidBetween(input, start, at) }], end: at }
    const isSystem =
      subject.kind === 'none' || (subject.kind === 'reference' && !names('person', subject.reference))
    if (!isSystem || group.passive || group.bare || group.negated || wordAt(input, at) !== 'no')
      return undefined
    const thing = group.verb === 'be' || group.verb === 'have' ? undefined : reference(input, at + 1)
    return thing && { value: [{ kind: 'said', text: saidBetween(input, start, thing.end) }], end: thing.end }
  },
)

/** "an error message is shown", "no results are displayed", "all messages disappear": told in its own words. */
export const thingAppears = predicate('something that has no name appears, or is not made', (clause) => {
  const { subject, input, start } = clause
  const visible =
    subject.kind === 'reference' && !names('person', subject.reference) ? visibility(clause) : undefined
  const end = visible && (places(input, visible.end)?.end ?? visible.end)
  if (end !== undefined && clause.group.bare && !['', '.', ',', ';', 'and'].includes(wordAt(input, end)))
    return undefined
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
