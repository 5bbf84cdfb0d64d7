export type Point = readonly [x: number, y: number]
/** From, two points that pull, to. */
export type Curve = readonly [Point, Point, Point, Point]

/** A point of a cubic curve, `t` from 0 to 1. */
export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]]
}

const round = (value: number) => Math.round(value * 10) / 10

export const pathOf = ([a, ...others]: Curve): string =>
  `M${a.map(round).join(' ')}C${others.map((point) => point.map(round).join(' ')).join(',')}`
