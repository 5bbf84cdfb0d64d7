import type { Event, Id } from '../model.ts'
import { meet } from '../scopes.ts'
import { isEntering, scopeOf, subjectOf } from './events.ts'
import type { Concerned } from './groups.ts'
import type { KnownRule } from './known-rule.ts'
import { own, type Moment } from './moment.ts'
import { isOffStep } from './steps.ts'

/** An entry that is none of its kind, and that neither a limit nor a rule that holds answers: what happens to it is not said. */
export function strangeEntry(
  event: Event,
  concerned: Concerned,
  holding: readonly KnownRule[],
  moment: Moment,
): string | undefined {
  if (!concerned.submitted && concerned.judged.length === 0) return undefined
  const { known, world } = moment
  const single = isEntering(event) ? subjectOf(known, event) : undefined
  for (const id of known.entered) {
    const handedOver =
      concerned.entries?.has(id) ?? meet(known.subjects.get(id)?.scope ?? '', scopeOf(known, event, world))
    if (concerned.submitted ? !handedOver : id !== single) continue
    if (isStrange(id, moment) && !holding.some(({ asks }) => asks.has(id)))
      return `what happens to such an entry in "${known.subjects.get(id)?.name}" is not said`
  }
  return undefined
}

function isStrange(id: Id, { known, world }: Moment): boolean {
  const [subject, value] = [known.subjects.get(id), own(world.values, id)]
  if (!subject || !value || value.type === 'empty') return false
  if (subject.kind === 'number') return value.type !== 'number' || isOffStep(value, subject)
  if (subject.kind === 'date' || subject.kind === 'time') return value.type === 'text'
  const options = subject.kind === 'choice' ? subject.options : undefined
  return options !== undefined && value.type === 'text' && !options.includes(value.value)
}
