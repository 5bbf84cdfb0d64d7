import { type Bucket, valuesOf } from '../website/buckets.ts'

interface Point {
  /** The name of the event. */
  x: string
  /** When the unit of time began. */
  t: string
  y: number
}

/** A series for each name, the one with most first. */
export function seriesOf(points: readonly Point[], buckets: readonly Bucket[]) {
  const byName = Map.groupBy(points, ({ x }) => x)
  return [...byName]
    .map(([name, own]) => ({
      name,
      values: valuesOf(
        own.map(({ t, y }) => ({ x: t, y })),
        buckets,
      ),
    }))
    .toSorted((one, other) => sumOf(other.values) - sumOf(one.values))
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
