/** What was decided so far: a chain back to the beginning. */
export interface State {
  points: number
  value: number
  /** What was taken last, and the state before. */
  item: number
  before: State | undefined
}

/** A set of up to 60 places: 0-29 are bits of `low`, the next 30 of `high`. */
export interface Places {
  low: number
  high: number
}

export const mostPlaces = 60
const half = mostPlaces / 2

export const placesOf = (places: readonly number[]): Places => ({
  low: places.reduce((bits, place) => (place < half ? bits | (1 << place) : bits), 0),
  high: places.reduce((bits, place) => (place < half ? bits : bits | (1 << (place - half))), 0),
})

export const holds = ({ low, high }: Places, place: number): boolean =>
  ((place < half ? low >> place : high >> (place - half)) & 1) === 1

/** States that have forbidden the same places, in the order of their points. Of two the one of more points is of more value: others lead to nothing better. */
export interface Group {
  forbidden: Places
  states: State[]
}

/** Groups of states. */
export class Groups implements Iterable<Group> {
  readonly #byHigh = new Map<number, Map<number, Group>>()
  readonly #all: Group[] = []
  #size = 0

  /** How many states there are. */
  get size(): number {
    return this.#size
  }

  /** Adds states in the order of their points. */
  add(forbidden: Places, states: State[]): void {
    if (states.length === 0) return
    let byLow = this.#byHigh.get(forbidden.high)
    if (!byLow) this.#byHigh.set(forbidden.high, (byLow = new Map()))
    const group = byLow.get(forbidden.low)
    this.#size += states.length
    if (!group) {
      const made = { forbidden, states }
      byLow.set(forbidden.low, made)
      this.#all.push(made)
      return
    }
    const both = merged(group.states, states)
    this.#size += both.length - group.states.length - states.length
    group.states = both
  }

  [Symbol.iterator](): Iterator<Group> {
    return this.#all[Symbol.iterator]()
  }
}

function merged(one: readonly State[], other: readonly State[]): State[] {
  const all: State[] = []
  let value = -1
  for (let [a, b] = [0, 0]; a < one.length || b < other.length;) {
    const [first, second] = [one[a], other[b]]
    const next = !second || (first && isBefore(first, second)) ? first : second
    if (next === first) a++
    else b++
    if (next && next.value > value) {
      all.push(next)
      value = next.value
    }
  }
  return all
}

const isBefore = (one: State, other: State): boolean =>
  one.points < other.points || (one.points === other.points && one.value >= other.value)
