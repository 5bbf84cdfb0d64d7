/** When a story is met; what nobody said is empty. */
export interface Criterion {
  given: string
  when: string
  then: string
}

/** Words that gave way to others; empty where words were only added or taken out. */
export interface WordChange {
  from: string
  to: string
}

/** A criterion of before and what became of it, by their places. */
export interface Pair {
  before: number
  after: number
}

export interface Updated extends Pair {
  /** Words of what is given or done, and of what follows; at least one of both has some. */
  condition: WordChange[]
  outcome: WordChange[]
}

/** What became of a list of criteria: each of both lists stands in exactly one place. */
export interface CriteriaDiff {
  /** In the order of the criteria of after; also of `updated` and `added`. */
  unchanged: Pair[]
  updated: Updated[]
  added: number[]
  /** In the order of before. */
  removed: number[]
}
