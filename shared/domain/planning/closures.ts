/** What of some items is worth taking when each may only be taken with what it needs. */
export interface Closure {
  /** The sum of all profits of what is taken: the most that there is. */
  profit: number
  /** The smallest set that has it. */
  taken: boolean[]
  /** What is left of each profit when the gains of items have paid the losses of what they need. No closure is worth more than the sum of those of its items. */
  left: Float64Array
}

const none = -1

/**
 * The heaviest closures of a graph of needs (places in the list, without circles) for any profits, which are whole numbers.
 * Source: J.-C. Picard, "Maximal closure of a graph and applications to combinatorial problems", 1976; the flow is Dinic's.
 */
export class Closures {
  // Nodes are the items, a source of gains and a sink of losses. Edges lie in pairs, there and back: of item i from the source (4i) and to the sink (4i + 2), then the needs.
  readonly #count: number
  readonly #first: Int32Array
  readonly #next: number[] = []
  readonly #to: number[] = []
  readonly #room: Float64Array
  /** How far nodes are from the source, by edges with room, and the edge of each that is to be tried next. */
  readonly #far: Int32Array
  readonly #untried: Int32Array

  constructor(needs: readonly (readonly number[])[]) {
    this.#count = needs.length
    const [source, sink] = [needs.length, needs.length + 1]
    this.#first = new Int32Array(needs.length + 2).fill(none)
    this.#far = new Int32Array(this.#first.length)
    this.#untried = new Int32Array(this.#first.length)
    for (const at of needs.keys()) {
      this.#join(source, at)
      this.#join(at, sink)
    }
    needs.forEach((needed, at) => needed.forEach((need) => this.#join(at, need)))
    this.#room = new Float64Array(this.#to.length)
  }

  #join(from: number, to: number): void {
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#next.push(this.#first[start] as number)
      this.#first[start] = this.#to.length
      this.#to.push(end)
    }
  }

  /** Stops where the profit is not above `enough`: then it may be less yet, and what is taken is not known. */
  heaviest(profits: ArrayLike<number>, enough = 0): Closure {
    const count = this.#count
    const room = this.#room
    for (let edge = 4 * count; edge < room.length; edge += 2) {
      room[edge] = Infinity
      room[edge + 1] = 0
    }
    let gains = 0
    for (let at = 0; at < count; at++) {
      const profit = profits[at] as number
      room[4 * at] = Math.max(0, profit)
      room[4 * at + 1] = 0
      room[4 * at + 2] = Math.max(0, -profit)
      room[4 * at + 3] = 0
      gains += Math.max(0, profit)
    }
    const profit = this.#pay(gains, enough)
    const left = new Float64Array(count)
    for (let at = 0; at < count; at++) {
      left[at] = (room[4 * at] as number) - (room[4 * at + 2] as number)
    }
    return { profit, left, taken: Array.from(left, (_, at) => this.#far[at] !== none) }
  }

  /** Sends gains to losses as long as there is a way. Returns what is left of them. */
  #pay(gains: number, enough: number): number {
    let left = gains
    while (left > enough && this.#measure()) {
      this.#untried.set(this.#first)
      for (let paid = this.#send(); paid > 0; paid = this.#send()) left -= paid
    }
    return left
  }

  /** Whether the sink can be reached. */
  #measure(): boolean {
    const [source, sink] = [this.#count, this.#count + 1]
    const far = this.#far.fill(none)
    far[source] = 0
    const queue = [source]
    for (let at = 0; at < queue.length; at++) {
      const node = queue[at] as number
      for (let edge = this.#first[node] as number; edge !== none; edge = this.#next[edge] as number) {
        const to = this.#to[edge] as number
        if (this.#room[edge] === 0 || far[to] !== none) continue
        far[to] = (far[node] as number) + 1
        queue.push(to)
      }
    }
    return far[sink] !== none
  }

  /** Sends along one shortest way as much as it has room for; 0 when there is none. Without recursion: a way can be as long as there are items. */
  #send(): number {
    const [source, sink] = [this.#count, this.#count + 1]
    const way: number[] = []
    for (let node = source; node !== sink;) {
      const edge = this.#untried[node] as number
      if (edge === none) {
        const back = way.pop()
        if (back === undefined) return 0
        node = this.#to[back ^ 1] as number
        this.#untried[node] = this.#next[back] as number
        continue
      }
      const to = this.#to[edge] as number
      if (this.#room[edge] !== 0 && this.#far[to] === (this.#far[node] as number) + 1) {
        way.push(edge)
        node = to
      } else this.#untried[node] = this.#next[edge] as number
    }
    let least = Infinity
    for (const edge of way) least = Math.min(least, this.#room[edge] as number)
    for (const edge of way) {
      ;(this.#room[edge] as number) -= least
      ;(this.#room[edge ^ 1] as number) += least
    }
    return least
  }
}
