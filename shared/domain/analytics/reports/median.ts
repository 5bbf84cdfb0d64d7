/** The median of whole numbers by how often each occurs: of an even count the mean of the two in the middle; null of none. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].toSorted(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  const nth = (place: number) => {
    let passed = 0
    return sorted.find(([, count]) => (passed += count) > place)?.[0]
  }
  const [low, high] = [nth(Math.floor((all - 1) / 2)), nth(Math.floor(all / 2))]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
