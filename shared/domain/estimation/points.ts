import { type Breakdown, type Complexity, type Points, scale } from './types.ts'

/** The step of the scale that an amount is nearest to, as a proportion: between 5 and 8 the border is their geometric mean. */
export const onScale = (amount: number): Points =>
  scale.find((step, at) => amount <= Math.sqrt(step * (scale[at + 1] ?? Infinity))) ?? 21

export const complexityOf = (points: Points): Complexity =>
  points <= 2 ? 'low' : points <= 5 ? 'medium' : points <= 13 ? 'high' : 'very_high'

/** Points split as the effort is, in tenths that together are the points: what rounding leaves over goes to what lost most by it. */
export function splitPoints(points: Points, { development, testing, integration }: Breakdown): Breakdown {
  const total = development + testing + integration
  const exact = Object.entries({ development, testing, integration }).map(([work, share]) => {
    const tenths = (share / total) * points * 10
    return { work, whole: Math.floor(tenths), lost: tenths - Math.floor(tenths) }
  })
  const over = points * 10 - exact.reduce((sum, { whole }) => sum + whole, 0)
  const favoured = new Set(
    exact
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, over)
      .map(({ work }) => work),
  )
  const tenths = (work: string, whole: number) => (whole + (favoured.has(work) ? 1 : 0)) / 10
  return Object.fromEntries(
    exact.map(({ work, whole }) => [work, tenths(work, whole)]),
  ) as unknown as Breakdown
}
