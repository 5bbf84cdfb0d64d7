import type { Check, PerformedAction, Target } from '../../../../shared/domain/prose-steps/types.ts'
import type { StepRun } from './step-run.ts'

/**
 * A check whose names are all words that this case has given to the page or acted on already: they are those of the page, quoted or not, so that it proves
 * something when they are missing.
 */
export function withKnownWords(
  { actionsSoFar, performed }: Pick<StepRun, 'actionsSoFar' | 'performed'>,
  check: Check,
): Check {
  const { collection } = check
  if (!collection?.members || collection.surely) return check
  const done = [...actionsSoFar, ...performed]
  const used = new Set([
    ...given(done),
    ...done.flatMap((action) =>
      'target' in action && action.target?.name !== undefined ? [fold(action.target.name)] : [],
    ),
  ])
  const known = collection.members.every((name) => used.has(fold(name)))
  return known ? { ...check, collection: { ...collection, surely: true } } : check
}

/** What was chosen, and what was typed and then sent. What is overwritten before, or never sent, the page need not have taken. */
function given(actions: readonly PerformedAction[]): string[] {
  const taken: string[] = []
  let typed: { value: string; target: Target }[] = []
  for (const action of actions) {
    if (action.action === 'select') taken.push(fold(action.value))
    if (action.action === 'fill' || action.action === 'clear' || action.action === 'type') {
      const { target = {} } = action
      const others = typed.filter((one) => !mayBeSame(one.target, target))
      const isAdded = action.action === 'type' && !action.replace && others.length < typed.length
      typed =
        action.action === 'clear' || isAdded ? others : [...others, { value: fold(action.value), target }]
    }
    const isGivenUp = action.action === 'press' && action.key === 'Escape'
    if (sends.has(action.action) && !isGivenUp) taken.push(...typed.map(({ value }) => value))
    if (sends.has(action.action) || leaves.has(action.action)) typed = []
  }
  return taken
}

const leaves = new Set<PerformedAction['action']>(['goto', 'reload', 'go_back', 'open_page'])
const sends = new Set<PerformedAction['action']>(['click', 'double_click', 'press', 'submit'])

// Two fields differ surely by their names or by their places in a count only.
function mayBeSame(one: Target, other: Target): boolean {
  const areNamed = one.name !== undefined && other.name !== undefined
  const areCounted = one.nth !== undefined && other.nth !== undefined
  if (areNamed && fold(one.name ?? '') !== fold(other.name ?? '')) return false
  return !(areCounted && one.nth !== other.nth)
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
