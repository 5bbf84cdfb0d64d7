import { Closures } from './closures.ts'
import { type Item, inOrder } from './item.ts'
import { type Relaxation, relax } from './relax.ts'
import { type Group, type Places, type State, holds, mostPlaces } from './states.ts'

// Each suits states of another room; more of them say little more.
const mostPrices = 8

/** How much a state of a group can lead to at most. */
export type Bounds = (group: Group) => (state: State) => number

/** What of the items is undecided when so many are decided. */
export class Remainder {
  readonly #items: Item[]
  /** The same, where they are forbidden. */
  readonly #forbidden: Item[]
  readonly #room: number
  readonly #decided: number
  readonly #closures: Closures

  constructor(items: readonly Item[], decided: number, room: number) {
    const open = [...items.keys()].slice(decided)
    this.#items = inOrder(items, open)
    this.#forbidden = this.#items.map(({ needs }) => ({ needs, points: 0, value: 0 }))
    this.#room = room
    this.#decided = decided
    this.#closures = new Closures(this.#items.map(({ needs }) => needs))
  }

  /** How many items are undecided. */
  get size(): number {
    return this.#items.length
  }

  /** Quick bounds: some prices of points at which everything undecided was looked at, less what is forbidden. */
  quick(groups: Iterable<Group>): Bounds {
    const relaxed = this.#rooms(groups).map((room) => relax(this.#items, room, { closures: this.#closures }))
    const prices = relaxed.map(({ price }) => price)
    const gains = new Gains(relaxed, this.#decided)
    return ({ forbidden }) => {
      const rest = gains.without(forbidden)
      return ({ points, value }) => {
        const room = this.#room - points
        let least = Infinity
        for (let at = 0; at < prices.length; at++) {
          least = Math.min(least, (rest[at] as number) + (prices[at] as number) * room)
        }
        return value + least
      }
    }
  }

  /** Sharp bounds: each group has a price of its own, for the state of the most room. Those up to `enough` may be higher than they need to be. */
  sharp(enough: number): Bounds {
    return ({ forbidden, states }) => {
      const [first] = states
      const items = this.#items.map((item, at) =>
        holds(forbidden, this.#decided + at) ? (this.#forbidden[at] ?? item) : item,
      )
      const { price, left } = relax(items, this.#room - (first?.points ?? 0), {
        enough: enough - (states.at(-1)?.value ?? 0),
        closures: this.#closures,
      })
      const gain = sumOf(left)
      return ({ points, value }) => value + gain + price * (this.#room - points)
    }
  }

  /** From the least room of a state to where everything fits: what is forbidden leaves as much room as more room does. */
  #rooms(groups: Iterable<Group>): number[] {
    let most = 0
    for (const { states } of groups) most = Math.max(most, states.at(-1)?.points ?? 0)
    const least = this.#room - most
    const all = this.#items.reduce((sum, { points }) => sum + points, 0)
    const step = Math.max(0, all - least) / (mostPrices - 1)
    return [...new Set(Array.from({ length: mostPrices }, (_, at) => Math.round(least + step * at)))]
  }
}

function sumOf(left: Relaxation['left']): number {
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += Math.max(0, left[at] as number)
  return sum
}

const bitsAChunk = 6
const chunks = mostPlaces / bitsAChunk
const ofChunk = (1 << bitsAChunk) - 1

/** Sums of what some relaxations leave, by sets of places: looked up six places at a time. */
class Gains {
  readonly #all: Float64Array
  readonly #chunks: Float64Array[]

  constructor(relaxed: readonly Relaxation[], decided: number) {
    this.#all = Float64Array.from(relaxed, ({ left }) => sumOf(left))
    const count = relaxed.length
    this.#chunks = Array.from({ length: chunks }, (_, chunk) => {
      const sums = new Float64Array((ofChunk + 1) * count)
      for (let bits = 1; bits <= ofChunk; bits++) {
        const place = chunk * bitsAChunk + 31 - Math.clz32(bits & -bits)
        for (const [at, { left }] of relaxed.entries()) {
          const others = sums[(bits & (bits - 1)) * count + at] as number
          sums[bits * count + at] = others + Math.max(0, left[place - decided] ?? 0)
        }
      }
      return sums
    })
  }

  /** For each relaxation the sum of all but those of some places. */
  without({ low, high }: Places): Float64Array {
    const rest = this.#all.slice()
    for (let chunk = 0; chunk < chunks; chunk++) {
      const inHigh = chunk >= chunks / 2
      const bits = ((inHigh ? high : low) >> ((inHigh ? chunk - chunks / 2 : chunk) * bitsAChunk)) & ofChunk
      if (bits === 0) continue
      const sums = this.#chunks[chunk] as Float64Array
      for (let at = 0; at < rest.length; at++) (rest[at] as number) -= sums[bits * rest.length + at] as number
    }
    return rest
  }
}
