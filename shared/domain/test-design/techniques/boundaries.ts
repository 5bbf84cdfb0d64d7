/** A partition of an ordered domain, in steps of the domain; a missing end is open. */
export interface Interval {
  min?: bigint
  max?: bigint
}

/**
 * Boundary values of a partitioned ordered domain: the minimum and maximum of every partition, valid or not, in ascending order.
 * With `points: 3`, each boundary value and both neighbours that exist in the domain.
 * Source: ISTQB Foundation Level Syllabus v4.0.1, section 4.2.2.
 */
export function boundaryValues(
  partitions: Interval[],
  { step = 1n, points = 2 }: { step?: bigint; points?: 2 | 3 } = {},
): bigint[] {
  const edges = partitions
    .flatMap(({ min, max }) => [min, max])
    .filter((value): value is bigint => value !== undefined)
  const inside = (value: bigint) =>
    partitions.some(
      ({ min, max }) => (min === undefined || value >= min) && (max === undefined || value <= max),
    )
  const values =
    points === 2 ? edges : edges.flatMap((edge) => [edge - step, edge, edge + step]).filter(inside)
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/**
 * Partitions of a domain around one valid range: below it, the range, above it. `floor` is where the domain begins.
 * A side without room (nothing between the floor and the range, or an open end) has no partition.
 */
export function partitionsAround(
  { min, max }: Interval,
  { step = 1n, floor }: { step?: bigint; floor?: bigint } = {},
): {
  below?: Interval
  valid: Interval
  above?: Interval
} {
  const low = min ?? floor
  const below =
    min !== undefined && (floor === undefined || floor < min)
      ? { ...(floor === undefined ? {} : { min: floor }), max: min - step }
      : undefined
  const valid = { ...(low === undefined ? {} : { min: low }), ...(max === undefined ? {} : { max }) }
  return { ...(below ? { below } : {}), valid, ...(max === undefined ? {} : { above: { min: max + step } }) }
}
