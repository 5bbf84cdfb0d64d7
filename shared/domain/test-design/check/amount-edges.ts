import type { FormulaItem } from '../model.ts'
import type { Fraction } from './fraction.ts'

/**
 * Whether a count lies at the boundary that the item names: none, one, or beside the count at which a limit begins or ends to hold the
 * amount; undefined where the item names no such boundary. `heldAt` says which limit holds the amount of a count.
 */
export function isEdge(
  region: FormulaItem['region'],
  value: Fraction | undefined,
  heldAt: (value: Fraction) => 'least' | 'most' | undefined,
): boolean | undefined {
  const known = ['none', 'one', 'beforeMost', 'firstMost', 'lastLeast', 'afterLeast']
  if (!known.includes(region)) return undefined
  if (!value || value.over % value.under !== 0n) return false
  const count = value.over / value.under
  const held = (by: bigint) => heldAt({ over: count + by, under: 1n })
  if (region === 'none') return count === 0n
  if (region === 'one') return count === 1n && held(0n) === undefined
  if (region === 'beforeMost') return held(0n) !== 'most' && held(1n) === 'most'
  if (region === 'firstMost') return held(0n) === 'most' && (count === 0n || held(-1n) !== 'most')
  if (region === 'lastLeast') return held(0n) === 'least' && held(1n) !== 'least'
  return held(0n) !== 'least' && count > 0n && held(-1n) === 'least'
}
