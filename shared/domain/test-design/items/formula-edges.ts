import { atScale, type Decimal } from '../../numbers/decimal.ts'
import { isHeld, rawAmount } from '../techniques/calculation.ts'
import type { Formula, FormulaItem } from '../model.ts'

export type Edge = 'none' | 'one' | 'beforeMost' | 'firstMost' | 'lastLeast' | 'afterLeast'

const mostCounted = 1_000_000n

/** The only thing that an amount counts, in whole pieces, by its place among the inputs: the days of "0.20 EUR for each day overdue". */
export function countedInput({ inputs, terms }: Pick<Formula, 'inputs' | 'terms'>): number | undefined {
  const [input] = inputs
  const plain = terms.every(
    (term) => term.inputs.length <= 1 && term.free === undefined && term.begun === undefined,
  )
  return inputs.length === 1 && plain && input && /^number of\b/.test(input.name) ? 0 : undefined
}

/** Which counts of a formula are boundaries: none and one of what is late, and both sides of the count at which a limit takes over. */
export function edgesOf(formula: Formula): Edge[] {
  const at = countedInput(formula)
  if (at === undefined) return []
  if (formula.nothing) return ['none']
  if (formula.shared !== undefined) return []
  const late = /\b(?:overdue|late|of delay)$/.test(formula.inputs[at]?.name ?? '')
  return [
    ...(late || formula.most ? (['one'] as const) : []),
    ...(formula.most ? (['beforeMost', 'firstMost'] as const) : []),
    ...(formula.least ? (['lastLeast', 'afterLeast'] as const) : []),
  ].filter((edge) => isPossible(formula, countAt(formula, edge)))
}

function isPossible({ inputs }: Formula, count: string | undefined): boolean {
  if (count === undefined) return false
  const { min, max, scale = 0 } = inputs[0]?.parameter?.constraints.number ?? {}
  const units = BigInt(count) * 10n ** BigInt(scale)
  return (min === undefined || units >= min) && (max === undefined || units <= max)
}

/** The count that is such a boundary, as a literal; undefined where there is none. */
export function countAt(formula: Formula, edge: FormulaItem['region']): string | undefined {
  if (edge === 'none') return '0'
  if (edge === 'one') return isHeld(formula, ['1']) === undefined ? '1' : undefined
  if (edge !== 'beforeMost' && edge !== 'firstMost' && edge !== 'lastLeast' && edge !== 'afterLeast')
    return undefined
  const limit = edge.endsWith('Most') ? formula.most : formula.least
  const last = limit && lastWithin(formula, limit)
  if (limit === undefined || last === undefined) return undefined
  // At most 10.00: the last count that costs no more. At least 5.00: the last one that would cost less.
  const under = edge.endsWith('Most') ? last : isExact(formula, last, limit) ? last - 1n : last
  const found = edge === 'beforeMost' || edge === 'lastLeast' ? under : under + 1n
  return found < 0n ? undefined : String(found)
}

/** The largest count for which the amount is not above a limit. */
function lastWithin(formula: Formula, limit: Decimal): bigint | undefined {
  const base = rawAmount(formula, ['0'])
  const one = rawAmount(formula, ['1'])
  const scale = Math.max(base.scale, one.scale, limit.scale)
  const fixed = atScale(base, scale)
  const each = atScale(one, scale) - fixed
  const room = atScale(limit, scale) - fixed
  if (each <= 0n || room < 0n) return undefined
  const last = room / each
  return last > mostCounted ? undefined : last
}

function isExact(formula: Formula, count: bigint, limit: Decimal): boolean {
  const amount = rawAmount(formula, [String(count)])
  const scale = Math.max(amount.scale, limit.scale)
  return atScale(amount, scale) === atScale(limit, scale)
}
