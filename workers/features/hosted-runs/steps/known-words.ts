import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import type { StepRun } from './step-run.ts'

/**
 * A check whose names are all words that this case has typed or acted on already: they are those of the page, quoted or not, so that it proves something
 * when they are missing.
 */
export function withKnownWords(
  { actionsSoFar, performed }: Pick<StepRun, 'actionsSoFar' | 'performed'>,
  check: Check,
): Check {
  const { collection } = check
  if (!collection?.members || collection.surely) return check
  const used = new Set(
    [...actionsSoFar, ...performed].flatMap((action) => [
      ...('value' in action ? [fold(action.value)] : []),
      ...('target' in action && action.target?.name !== undefined ? [fold(action.target.name)] : []),
    ]),
  )
  const known = collection.members.every((name) => used.has(fold(name)))
  return known ? { ...check, collection: { ...collection, surely: true } } : check
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
