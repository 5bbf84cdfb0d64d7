import { allowed } from '../check/satisfies.ts'
import type { Constraints } from '../../requirements/facts/types.ts'
import type { Relation } from '../model.ts'
import { isRelative, literalAt, ordinalOf } from './ordinal.ts'

/** `left - right` in the units of the relation; undefined where a literal has no place on the line. */
export function differenceOf({ measure, scale }: Relation, left: string, right: string): bigint | undefined {
  const [a, b] = [ordinalOf(left, measure, scale), ordinalOf(right, measure, scale)]
  if (a === undefined || b === undefined) return undefined
  // A fixed day and one counted from today have no order that holds on every day.
  return measure === 'day' && isRelative(a) !== isRelative(b) ? undefined : a - b
}

/** Whether two literals are related as the text demands; what cannot be compared breaks nothing. */
export function related(relation: Relation, left: string, right: string): boolean {
  if (left === '' || right === '') return true
  if (relation.differs) return left !== right
  const difference = differenceOf(relation, left, right)
  return difference === undefined || within(relation, difference)
}

/** Whether two literals have a place each, but on different lines. */
export function incomparable(relation: Relation, left: string, right: string): boolean {
  if (relation.differs || left === '' || right === '') return false
  const places = [left, right].map((literal) => ordinalOf(literal, relation.measure, relation.scale))
  return !places.includes(undefined) && differenceOf(relation, left, right) === undefined
}

export function within({ min, max }: Relation, difference: bigint): boolean {
  return (min === undefined || difference >= min) && (max === undefined || difference <= max)
}

/** Distances that the relation allows, the one well inside first, so that a boundary fault does not hide other cases. */
export function goodDifferences({ min, max, step }: Relation): bigint[] {
  const inner =
    min !== undefined && max !== undefined
      ? min + ((max - min) / step / 2n) * step
      : min !== undefined
        ? min + 2n * step
        : (max ?? 0n) - 2n * step
  return [inner, min, max].filter((one) => one !== undefined)
}

/** A distance that breaks the relation two steps beyond its bound, so that the partition is not its own boundary value. */
export function brokenBy({ min, max, step }: Relation): bigint {
  return min === undefined ? (max ?? 0n) + 2n * step : min - 2n * step
}

interface Wanted {
  /** The literal of the other side, and the distance from it. */
  from: string
  by: bigint
  /** How the literal is written. */
  like: string
  constraints: Constraints
}

/** An allowed literal at a distance from another one; undefined where none exists. */
export function literalBeside(
  { measure, scale }: Relation,
  { from, by, like, constraints }: Wanted,
): string | undefined {
  const place = ordinalOf(from, measure, scale)
  const literal = place === undefined ? undefined : literalAt(place + by, measure, like, scale)
  return literal !== undefined && allowed(literal, constraints) ? literal : undefined
}

/** Another value of the same kind, so that two cities that must differ are two cities. */
const beside: Record<string, string> = {
  Berlin: 'Vienna',
  Vienna: 'Berlin',
  Germany: 'Austria',
  English: 'French',
  Blue: 'Green',
  Sales: 'Finance',
  'Alex Miller': 'Robin Clark',
  'Sample text': 'Another text',
  'Desk lamp': 'Floor lamp',
  'alex.miller@example.com': 'robin.clark@example.com',
}

/** An allowed literal that is not the given one: another of its kind, else its last character changed. */
export function anotherLiteral(literal: string, constraints: Constraints): string | undefined {
  const others = (constraints.choices ?? []).filter((one) => one !== literal)
  const known = beside[literal]
  const changed = ['2', '7', 'x', 'K', '!'].map((end) => `${literal.slice(0, -1)}${end}`)
  return [...others, ...(known === undefined ? [] : [known]), ...changed].find(
    (one) => one !== literal && allowed(one, constraints),
  )
}
