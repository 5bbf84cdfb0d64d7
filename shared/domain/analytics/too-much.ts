/** What a question asks for that would not fit into memory, or take too long: more different values than are kept, or more texts than an expression can be held against. */
export type Excess = 'values' | 'texts'

/** Thrown where counting is given up; whoever is asked returns it as a refusal. */
export class TooMuch extends Error {
  readonly excess: Excess

  constructor(excess: Excess) {
    super(`Too many ${excess}`)
    this.excess = excess
  }
}

/** The same as an answer: classes of errors are lost over RPC. */
export interface Refused {
  refused: Excess
}

export const isRefused = (told: unknown): told is Refused =>
  typeof told === 'object' && told !== null && !Array.isArray(told) && Object.keys(told).join() === 'refused'
