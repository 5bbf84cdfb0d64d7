import type { Masked } from '../mask.ts'
import { readQuantities, type Bound } from './quantities.ts'
import type { DifferenceBound, RelationFact } from '../types.ts'

const things =
  'stay|rental|loan|trip|leave|booking|reservation|project|event|tour|contract|absence|journey|holiday|course|appointment|visit|hire|lease|campaign'
const lasting = new RegExp(
  `^\\W*(?:the |an? |each |every |any |all )?(?=)((?:[\\w-]+ )?(?:${things})s?)(?: period)? (?:(?:must|shall|may|can|should|cannot|has to|needs to|must not|may not|shall not|should not|must never) (?:only )?)?(?:lasts?|takes?) `,
  'i',
)

/** "A stay lasts no more than 14 nights": a bound of the time between the two dates of a form. */
export function readDuration({ masked }: Masked): RelationFact[] {
  const thing = lasting.exec(masked)?.[1]
  const [quantity, more] = thing === undefined ? [] : readQuantities(masked)
  const unit = quantity?.unit?.written
  if (thing === undefined || !quantity || more || unit === undefined) return []
  if (!/^(?:days?|nights?|weeks?|hours?|minutes?)$/i.test(unit)) return []
  return [
    {
      kind: 'relation',
      label: '',
      other: '',
      duration: thing.toLowerCase(),
      ...(quantity.min ? { min: bound(quantity.min) } : {}),
      ...(quantity.max ? { max: bound(quantity.max) } : {}),
      unit,
    },
  ]
}

function bound({ value, inclusive }: Bound): DifferenceBound {
  return { ...value, inclusive }
}
