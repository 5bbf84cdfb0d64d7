import type { TestModel } from '../../model.ts'
import type { Evidence } from '../text-evidence.ts'

/** What the forms over several steps hold of each requirement: the words and numbers of the parts that it states. */
export function addWizards({ wizards = [] }: TestModel, of: (id: string) => Evidence): void {
  for (const wizard of wizards) {
    const { steps, end, restart, amounts, behaviours, pressed, placedBy, trimmed } = wizard
    const lists: unknown[] = [
      wizard.blanks,
      wizard.digits,
      wizard.addresses,
      wizard.capacities,
      wizard.initial,
      wizard.shown,
      wizard.missing,
      wizard.rows,
      wizard.examples,
      amounts?.charges,
      amounts?.shares,
      amounts?.rate,
      restart,
      end?.heading,
      end?.texts,
    ]
    for (const one of lists.flat()) hold(one, of)
    for (const step of steps) for (const said of Object.values(step)) hold(said, of)
    for (const [name, id] of behaviours) of(id).words(`${name} ${behaviourWords}`)
    for (const [name, ids] of pressed)
      for (const id of ids)
        of(id).words(`"${name}" click clicks press pressed button leads next back step page`)
    for (const [input, id] of placedBy) {
      of(id).words('step page must be ticked')
      of(id).numbers.add(String(wizard.places.get(input) ?? 0))
    }
    if (trimmed)
      of(trimmed.requirementId).words(
        'spaces before after around text ignored trimmed outer leading trailing check checks shown later',
      )
    for (const { requirementId } of wizard.blanks) of(requirementId).words('empty only just spaces blanks')
    if (amounts?.rate)
      for (const [, cents] of amounts.rate.cents) of(amounts.rate.requirementId).numbers.add(euros(cents))
    for (const { requirementId, cents } of amounts?.charges ?? []) of(requirementId).numbers.add(euros(cents))
  }
}

const behaviourWords =
  'step steps page pages message messages field fields wrong corrected shown same time once everything entered stays kept removed disappears left new values summary total start empty fields'

function euros(cents: number): string {
  return String(cents / 100)
}

function hold(part: unknown, of: (id: string) => Evidence): void {
  if (typeof part !== 'object' || part === null || !('requirementId' in part)) return
  const { requirementId, ...rest } = part
  if (typeof requirementId === 'string' && requirementId !== '') of(requirementId).any(rest)
}
