import type { Parser } from './parser.ts'

/** Deeper than any text that a person writes, and far from what a call stack holds. */
const deepest = 12
let depth = 0

/** A parser that refers to one declared later, and perhaps to itself: what is nested too deeply is not read. */
export function nested<T>(parser: () => Parser<T>): Parser<T> {
  return (input, at) => {
    if (depth >= deepest || input.budget <= 0) return undefined
    input.budget -= 1
    depth += 1
    try {
      return parser()(input, at)
    } finally {
      depth -= 1
    }
  }
}
