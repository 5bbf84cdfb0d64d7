import type { Segment } from '../segment/segment.ts'
import { TooMuch } from '../too-much.ts'

/** How many names so many slots have room for: a third of them is free, so that none is far from where it belongs. */
const namesIn = ({ length }: Uint32Array): number => Math.floor((length * 2) / 3)

type Named = Pick<Segment, 'visitors'>

/** The names that were asked for last, and the same bits in halves of 32: one segment after the other is looked at, and bigints are dear. */
let latest: { visitors: BigUint64Array; halves: Uint32Array } = {
  visitors: new BigUint64Array(0),
  halves: new Uint32Array(0),
}

function halvesOf({ visitors }: Named): Uint32Array {
  if (visitors !== latest.visitors)
    latest = {
      visitors,
      halves: new Uint32Array(visitors.buffer, visitors.byteOffset, visitors.length * 2),
    }
  return latest.halves
}

const mixed = (half = 0, beside: number, factor: number): number => (half ^ Math.imul(beside, factor)) >>> 0

/**
 * Numbers visitors by the 64 bits of their names, from 0 in the order in which they come first: in some twenty bytes each, of which sets of bigints take several times as much and as long. Something else may
 * be counted beside the name (`beside`, a whole number), mixed into its bits, which are random. Throws `TooMuch` where there are more than would fit into memory.
 */
export class NameIndex {
  readonly #most: number
  #size = 0
  /** Numbers by the bits of names, from 1; 0 is free. */
  #slots: Uint32Array = new Uint32Array(64)
  #low: Uint32Array = new Uint32Array(namesIn(this.#slots))
  #high: Uint32Array = new Uint32Array(namesIn(this.#slots))

  constructor(most = 2 ** 21) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** The number of a visitor, by the place in a segment. */
  of(segment: Named, who: number, beside = 0): number {
    const halves = halvesOf(segment)
    const low = mixed(halves[2 * who], beside, 0x9e3779b1)
    const high = mixed(halves[2 * who + 1], beside, 0x85ebca6b)
    let at = this.#find(low, high)
    const known = this.#slots[at] ?? 0
    if (known > 0) return known - 1
    if (this.#size >= this.#most) throw new TooMuch('values')
    if (this.#size >= namesIn(this.#slots)) {
      this.#grow()
      at = this.#find(low, high)
    }
    this.#low[this.#size] = low
    this.#high[this.#size] = high
    this.#slots[at] = ++this.#size
    return this.#size - 1
  }

  /** Whether a visitor comes for the first time. */
  add(segment: Named, who: number, beside = 0): boolean {
    const before = this.#size
    this.of(segment, who, beside)
    return this.#size > before
  }

  has(segment: Named, who: number): boolean {
    const halves = halvesOf(segment)
    return (this.#slots[this.#find(halves[2 * who] ?? 0, halves[2 * who + 1] ?? 0)] ?? 0) > 0
  }

  /** The slot of a name, or the free one where it belongs. */
  #find(low: number, high: number): number {
    const [slots, lows, highs] = [this.#slots, this.#low, this.#high]
    const mask = slots.length - 1
    let at = (low ^ Math.imul(high, 0x9e3779b1)) & mask
    for (let known = slots[at] ?? 0; known > 0; known = slots[at] ?? 0) {
      if (lows[known - 1] === low && highs[known - 1] === high) break
      at = (at + 1) & mask
    }
    return at
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2)
    this.#slots = slots
    this.#low = grown(this.#low, namesIn(slots))
    this.#high = grown(this.#high, namesIn(slots))
    for (let number = 0; number < this.#size; number++)
      this.#slots[this.#find(this.#low[number] ?? 0, this.#high[number] ?? 0)] = number + 1
  }
}

type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array

/** The same numbers with room for so many. */
export function grown<T extends Numbers>(numbers: T, length: number): T {
  const more = new (numbers.constructor as new (length: number) => T)(length)
  more.set(numbers)
  return more
}

/** Powers of two, so that whoever bounds places knows how much room they take, in whichever order they come. */
function roomFor(place: number): number {
  let room = 64
  while (room <= place) room *= 2
  return room
}

/** Numbers by place, 0 where none was set. */
export class Growing<T extends Numbers> {
  #numbers: T

  /** Takes the array that it begins as. */
  constructor(begun: T) {
    this.#numbers = begun
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }

  set(place: number, number: number): void {
    if (place >= this.#numbers.length) this.#numbers = grown(this.#numbers, roomFor(place))
    this.#numbers[place] = number
  }
}
