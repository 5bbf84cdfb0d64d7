import { signOf } from '../../english/units.ts'
import type { Comparison } from '../../requirement-model/index.ts'
import { order, times, whole, type Fraction } from './fractions.ts'
import type { Day } from './things.ts'
import { wordTable } from '../../basics/word-table.ts'

/** Whether every distance between the least and the most one meets the operator, or none does. */
export function meets([low, high]: [number, number], operator: Comparison): boolean | undefined {
  const one = (distance: number): boolean =>
    operator === '='
      ? distance === 0
      : operator === '!='
        ? distance !== 0
        : operator.includes('=') && distance === 0
          ? true
          : operator.startsWith('<')
            ? distance < 0
            : distance > 0
  if (low === high) return one(low)
  const crosses = low <= 0 && high >= 0
  return crosses ? undefined : one(low)
}

/** How many days lie between two days, at least and at most. */
export function daysBetween(a: Day, b: Day): [number, number] {
  if (a.from !== b.from) return [-1, 1]
  const months = a.months - b.months
  const days = a.days - b.days
  if (months === 0) return [days, days]
  const [few, many] = [months * 28, months * 31]
  return [Math.min(few, many) + days, Math.max(few, many) + days]
}

/** By the first spelling of a unit, in small letters. */
const sizes = wordTable<[kind: string, least: bigint, most: bigint]>({
  b: ['bytes', 1n, 1n],
  kb: ['bytes', 1000n, 1024n],
  mb: ['bytes', 1000n ** 2n, 1024n ** 2n],
  gb: ['bytes', 1000n ** 3n, 1024n ** 3n],
  mg: ['weight', 1n, 1n],
  g: ['weight', 1000n, 1000n],
  kg: ['weight', 10n ** 6n, 10n ** 6n],
  t: ['weight', 10n ** 9n, 10n ** 9n],
  mm: ['length', 1n, 1n],
  cm: ['length', 10n, 10n],
  m: ['length', 1000n, 1000n],
  km: ['length', 10n ** 6n, 10n ** 6n],
  s: ['time', 1n, 1n],
  min: ['time', 60n, 60n],
  h: ['time', 3600n, 3600n],
  day: ['time', 86_400n, 86_400n],
  week: ['time', 604_800n, 604_800n],
})

/** Amounts in their units: a megabyte may have 1,000 or 1,024 kilobytes, so only what holds for both is known. */
export function meetsInUnits(
  a: Fraction,
  unitA: string | undefined,
  b: Fraction,
  unitB: string | undefined,
  operator: Comparison,
): boolean | undefined {
  const [from, to] = [sizeOf(unitA), sizeOf(unitB)]
  if (!from || !to || unitA === unitB) return exactly(a, b, operator)
  if (from[0] !== to[0]) return undefined
  const verdicts = [from[1], from[2]].flatMap((left) =>
    [to[1], to[2]].map((right) => exactly(times(a, whole(left)), times(b, whole(right)), operator)),
  )
  return verdicts.every((one) => one === verdicts[0]) ? verdicts[0] : undefined
}

const sizeOf = (unit = '') => sizes[signOf(unit.trim()).toLowerCase()]

function exactly(a: Fraction, b: Fraction, operator: Comparison): boolean | undefined {
  const distance = order(a, b)
  return meets([distance, distance], operator)
}
