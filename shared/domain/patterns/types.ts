import type { Atom } from './atom.ts'

/** A regular expression without what is not regular: no look-around, no back reference, no word boundary. */
export type PatternNode =
  | { kind: 'atom'; atom: Atom }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; of: PatternNode; min: number; max: number }
  | { kind: 'start' }
  | { kind: 'end' }

export interface CounterSample {
  /** A text that the pattern does not match. */
  text: string
  /** What is wrong with it, as a phrase: "a digit instead of an upper-case letter". */
  reason: string
}

/** All lengths are counted in characters (Unicode code points). */
export interface Pattern {
  readonly source: string
  readonly ignoreCase: boolean
  /** Whether the pattern matches somewhere in the text, as `RegExp.prototype.test`. Linear in the length of the text. */
  test(text: string): boolean
  /** Whether the pattern matches the text from its first to its last character. */
  testWhole(text: string): boolean
  /** Whether the pattern matches a beginning of the text. */
  testStart(text: string): boolean
  /**
   * A readable text that the pattern matches as a whole, always the same one; with `length`, one of exactly so many characters.
   * Undefined when there is none, and for lengths above 4,000.
   */
  sample(options?: { length?: number }): string | undefined
  /** The shortest and the longest text that the pattern matches as a whole; no `max` when there is no longest one. */
  lengths(): { min: number; max?: number }
  /** At most `limit` near misses: texts that `test` refuses, each with one thing wrong, the most telling first. */
  counterSamples(limit: number): CounterSample[]
}
