import type { Features } from './features.ts'

const weights = { labels: 3, names: 3, place: 2.5, shape: 1.5 }
const leastAlike = 0.5

/**
 * Parts files into groups that are built alike: the two closest groups are joined until none are alike enough (agglomerative clustering with average
 * linkage, by chains of nearest neighbours). Files that are built the same count as one, so the cost is the square of the different ones. Takes the
 * features in an order that does not depend on how the files came; gives groups of places in it, ascending, in the order of their first one.
 * Source: Murtagh, "A survey of recent advances in hierarchical clustering algorithms", 1983.
 */
export function clustersOf(features: readonly Features[]): number[][] {
  const same = new Map<string, number[]>()
  for (const [at, one] of features.entries()) {
    const key = JSON.stringify([
      one.folder,
      one.stem,
      [...one.labels].sort(),
      [...one.names].sort(),
      [...one.shape].sort(),
    ])
    same.set(key, [...(same.get(key) ?? []), at])
  }
  const groups: (number[] | undefined)[] = [...same.values()]
  const matrix = likenesses(groups.map((group) => features[group?.[0] ?? 0]))
  join(groups, matrix)
  return groups
    .flatMap((group) => (group ? [group.toSorted((a, b) => a - b)] : []))
    .sort(([one = 0], [other = 0]) => one - other)
}

function likenesses(features: readonly (Features | undefined)[]): Float32Array[] {
  const matrix = features.map(() => new Float32Array(features.length))
  for (const [a, one] of features.entries())
    for (let b = a + 1; b < features.length; b++) {
      const other = features[b]
      const value = one && other ? likeness(one, other) : 0
      const [left, right] = [matrix[a], matrix[b]]
      if (left && right) left[b] = right[a] = value
    }
  return matrix
}

/** Joins groups in place. What a chain of nearest neighbours joins is what joining the closest two each time would. */
function join(groups: (number[] | undefined)[], matrix: readonly Float32Array[]): void {
  const open = new Set(groups.keys())
  const chain: number[] = []
  while (open.size > 0) {
    if (chain.length === 0) chain.push(open.values().next().value ?? 0)
    const tip = chain.at(-1) ?? 0
    const before = chain.at(-2)
    const next = nearest(tip, { open, row: matrix[tip], before })
    if (next === undefined) {
      open.delete(tip)
      chain.pop()
    } else if (next === before) {
      chain.splice(-2)
      merge(groups, matrix, { into: Math.min(tip, next), from: Math.max(tip, next), open })
      open.delete(Math.max(tip, next))
    } else chain.push(next)
  }
}

function nearest(
  tip: number,
  {
    open,
    row,
    before,
  }: { open: ReadonlySet<number>; row: Float32Array | undefined; before: number | undefined },
): number | undefined {
  let best: number | undefined
  for (const at of open) {
    if (at === tip) continue
    const [value, known] = [row?.[at] ?? 0, best === undefined ? leastAlike : (row?.[best] ?? 0)]
    if (value > known || (value === known && (best === undefined || at === before))) best = at
  }
  return best
}

function merge(
  groups: (number[] | undefined)[],
  matrix: readonly Float32Array[],
  { into, from, open }: { into: number; from: number; open: ReadonlySet<number> },
): void {
  const [one = [], other = []] = [groups[into], groups[from]]
  for (const at of open) {
    const [left, right, row] = [matrix[into], matrix[from], matrix[at]]
    if (at === into || at === from || !left || !right || !row) continue
    const value =
      ((left[at] ?? 0) * one.length + (right[at] ?? 0) * other.length) / (one.length + other.length)
    left[at] = row[into] = value
  }
  groups[into] = [...one, ...other]
  groups[from] = undefined
}

/** 0 to 1: the weighted mean of what both have something of. That neither has labels or names says nothing; that one has them does. */
export function likeness(one: Features, other: Features): number {
  const shares = [
    { weight: weights.labels, value: jaccard(one.labels, other.labels) },
    { weight: weights.names, value: jaccard(one.names, other.names) },
    { weight: weights.place, value: samePlace(one, other) },
    { weight: weights.shape, value: jaccard(one.shape, other.shape) },
  ].flatMap(({ weight, value }) => (value === undefined ? [] : [{ weight, value }]))
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? 0 : shares.reduce((sum, { weight, value }) => sum + weight * value, 0) / total
}

function samePlace(one: Features, other: Features): number | undefined {
  if (one.folder !== other.folder) return 0
  if (one.stem !== '' && one.stem === other.stem) return 1
  if (one.folder !== '') return one.stem !== '' && other.stem !== '' ? 0.8 : 1
  return one.stem === '' && other.stem === '' ? undefined : 0
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number | undefined {
  if (one.size === 0 && other.size === 0) return undefined
  let shared = 0
  for (const name of one) if (other.has(name)) shared++
  return shared / (one.size + other.size - shared)
}
