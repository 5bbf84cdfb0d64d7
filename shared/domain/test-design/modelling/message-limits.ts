import { positionIn, shifted, type TemporalRange } from '../../requirements/facts/temporal/moment.ts'
import { temporalLeft } from '../../requirements/facts/temporal/read-temporal.ts'
import { limitsLeft } from '../../requirements/facts/rules/rules.ts'
import type { MessageFact } from '../../requirements/facts/types.ts'
import type { Parameter } from '../model.ts'

/** A message whose limit is not the input's own ("over 65: Senior discount") is a business rule, not a refusal. */
export function isBusinessRule(parameter: Parameter | undefined, { condition }: MessageFact): boolean {
  const temporal = parameter?.constraints.temporal
  const dated = temporal && temporalLeft(condition)
  if (dated) return !sameEnds(dated, temporal)
  const limits = limitsLeft(condition)
  const number = parameter?.constraints.number
  if (!limits || !number || limits.length) return false
  const low = near(at(limits.min, limits.scale), at(number.min, number.scale))
  return !(low && near(at(limits.max, limits.scale), at(number.max, number.scale)))
}

function at(value: bigint | undefined, scale: number): number | undefined {
  return value === undefined ? undefined : Number(value) / 10 ** scale
}

/** Texts mix "below 18" with "18 or less", so a limit may be one beside the input's own. */
function near(limit: number | undefined, own: number | undefined): boolean {
  return limit === undefined || (own !== undefined && Math.abs(limit - own) <= 1)
}

/** "If more than 30 days are requested" speaks of the only input whose limit is 30. */
export function boundedAs(parameters: Parameter[], { condition }: MessageFact): Parameter[] {
  const limits = limitsLeft(condition)
  if (!limits || limits.length) return []
  const found = parameters.filter(({ constraints: { number } }) => {
    if (!number || number.scale !== limits.scale) return false
    return (
      (limits.min === undefined || limits.min === number.min) &&
      (limits.max === undefined || limits.max === number.max)
    )
  })
  return found.length === 1 ? found : []
}

/** Every end that the condition leaves is the input's own, or one step beside it. */
export function sameEnds(left: TemporalRange, own: TemporalRange): boolean {
  if (left.of !== own.of) return false
  return (['min', 'max'] as const).every((side) => {
    const [end, known] = [left[side], own[side]]
    if (!end) return true
    return (
      known !== undefined &&
      [-1, 0, 1].some((steps) => {
        const near = shifted(known, steps, own.of)
        return near !== undefined && positionIn(end, { min: near, max: near }) === 'inside'
      })
    )
  })
}
