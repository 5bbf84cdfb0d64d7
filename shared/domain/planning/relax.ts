import { Closures } from './closures.ts'
import { type Item, pointsOf, valueOf } from './item.ts'

/** What a price of points says of a choice. */
export interface Relaxation {
  /** Of one point, in value: a whole number. */
  price: number
  /** What is left of each value when its points are paid, and the losses of what it needs. */
  left: ArrayLike<number>
  /** No choice within the room is worth more. */
  bound: number
}

/**
 * The least bound that one price of points gives to a choice of items in so many points (Lagrangian relaxation; it is as tight as the linear one). It stops early where the
 * bound is not above `enough`. The bound is a convex function of the price, made of lines: two lines that hold its least value between them are cut until there is no other
 * below their crossing. All numbers are whole, so bounds are exact.
 */
export function relax(
  items: readonly Item[],
  room: number,
  { enough = -1, closures = new Closures(items.map(({ needs }) => needs)) } = {},
): Relaxation {
  let low: Line = { price: 0, ...everything(items) }
  let best: Relaxation = { price: 0, left: items.map(({ value }) => value), bound: low.value }
  if (low.points <= room) return best
  let high: Line = { price: low.value + 1, value: valueWithoutPoints(items), points: 0 }
  while (best.bound > enough) {
    const price = Math.round((low.value - high.value) / (low.points - high.points))
    if (price <= low.price || price >= high.price) break
    const profits = items.map(({ value, points }) => value - price * points)
    const { profit, left, taken } = closures.heaviest(profits, enough - price * room)
    const bound = profit + price * room
    if (bound < best.bound) best = { price, left, bound }
    if (bound <= Math.max(heightAt(low, price, room), heightAt(high, price, room))) break
    const line = { price, value: valueOf(items, taken), points: pointsOf(items, taken) }
    if (line.points > room) low = line
    else high = line
  }
  return best
}

/** A closure that is the heaviest at a price. */
interface Line {
  price: number
  value: number
  points: number
}

const heightAt = ({ value, points }: Line, price: number, room: number) => value + price * (room - points)

function everything(items: readonly Item[]): { value: number; points: number } {
  const all = { value: 0, points: 0 }
  for (const { value, points } of items) {
    all.value += value
    all.points += points
  }
  return all
}

/** Of what costs nothing, nor does what it needs. */
function valueWithoutPoints(items: readonly Item[]): number {
  const free: boolean[] = []
  let sum = 0
  for (const { points, value, needs } of items) {
    const isFree = points === 0 && needs.every((need) => free[need])
    free.push(isFree)
    if (isFree) sum += value
  }
  return sum
}
