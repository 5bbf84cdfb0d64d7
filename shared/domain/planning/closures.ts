/** What of some items is worth taking when each may only be taken with what it needs. */
export interface Closure {
  /** The sum of all profits of what is taken: the most that there is. */
  profit: number
  /** The smallest set that has it: empty where the profit is not above what is enough. */
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
  readonly #next: Int32Array
  readonly #to: Int32Array
  readonly #room: Float64Array
  /** How far nodes are from the source, by edges with room, and the edge of each that is to be tried next. */
  readonly #far: Int32Array
  readonly #untried: Int32Array
  /** What a search of ways works on: a way or a queue is as long as there are nodes. */
  readonly #way: Int32Array

  constructor(needs: readonly (readonly number[])[]) {
    this.#count = needs.length
    const [source, sink] = [needs.length, needs.length + 1]
    this.#first = new Int32Array(needs.length + 2).fill(none)
    this.#far = new Int32Array(this.#first.length)
    this.#untried = new Int32Array(this.#first.length)
    this.#way = new Int32Array(this.#first.length)
    const ends = [
      ...[...needs.keys()].flatMap((at) => [
        [source, at],
        [at, sink],
      ]),
      ...needs.flatMap((needed, at) => needed.map((need) => [at, need])),
    ].flatMap(([from = none, to = none]) => [
      [from, to],
      [to, from],
    ])
    this.#to = Int32Array.from(ends, ([, to = none]) => to)
    this.#next = Int32Array.from(ends, ([from = none], edge) => {
      const next = this.#first[from] as number
      this.#first[from] = edge
      return next
    })
    this.#room = new Float64Array(ends.length)
  }

  /** Stops where the profit is not above `enough`: then it may be less yet. */
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
    const taken: boolean[] = []
    if (profit > enough) for (let at = 0; at < count; at++) taken.push(this.#far[at] !== none)
    return { profit, left, taken }
  }

  /** Sends gains to losses as long as there is a way. Returns what is left of them. */
  #pay(gains: number, enough: number): number {
    let left = gains - this.#payDirectly()
    while (left > enough && this.#measure()) {
      this.#untried.set(this.#first)
      for (let paid = this.#send(); paid > 0; paid = this.#send()) left -= paid
    }
    return left
  }

  /** Sends gains to the losses of what their items need themselves. Returns how much. Most of a flow is such, and no search is needed for it. */
  #payDirectly(): number {
    const room = this.#room
    let paid = 0
    for (let edge = 4 * this.#count; edge < room.length; edge += 2) {
      const [gain, loss] = [4 * (this.#to[edge + 1] as number), 4 * (this.#to[edge] as number) + 2]
      const sent = Math.min(room[gain] as number, room[loss] as number)
      if (sent === 0) continue
      for (const along of [gain, edge, loss]) {
        ;(room[along] as number) -= sent
        ;(room[along ^ 1] as number) += sent
      }
      paid += sent
    }
    return paid
  }

  /** Whether the sink can be reached. */
  #measure(): boolean {
    const [source, sink] = [this.#count, this.#count + 1]
    const far = this.#far.fill(none)
    far[source] = 0
    const queue = this.#way
    queue[0] = source
    for (let [at, length] = [0, 1]; at < length; at++) {
      const node = queue[at] as number
      for (let edge = this.#first[node] as number; edge !== none; edge = this.#next[edge] as number) {
        const to = this.#to[edge] as number
        if (this.#room[edge] === 0 || far[to] !== none) continue
        far[to] = (far[node] as number) + 1
        queue[length++] = to
      }
    }
    return far[sink] !== none
  }

  /** Sends along one shortest way as much as it has room for; 0 when there is none. Without recursion: a way can be as long as there are items. */
  #send(): number {
    const [source, sink] = [this.#count, this.#count + 1]
    const way = this.#way
    let length = 0
    for (let node = source; node !== sink;) {
      const edge = this.#untried[node] as number
      if (edge === none) {
        if (length === 0) return 0
        const back = way[--length] as number
        node = this.#to[back ^ 1] as number
        this.#untried[node] = this.#next[back] as number
        continue
      }
      const to = this.#to[edge] as number
      if (this.#room[edge] !== 0 && this.#far[to] === (this.#far[node] as number) + 1) {
        way[length++] = edge
        node = to
      } else this.#untried[node] = this.#next[edge] as number
    }
    let least = Infinity
    for (let at = 0; at < length; at++) least = Math.min(least, this.#room[way[at] as number] as number)
    for (let at = 0; at < length; at++) {
      const edge = way[at] as number
      ;(this.#room[edge] as number) -= least
      ;(this.#room[edge ^ 1] as number) += least
    }
    return least
  }
}
