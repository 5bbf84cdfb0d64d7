import { words, type Input, type Match } from '../parser.ts'
import type { Said } from './said.ts'

const most = words('long', 'high', 'large', 'big', 'old', 'heavy', 'late', 'great', 'wide', 'many', 'much', 'thick', 'deep', 'hot', 'tall', 'longer', 'higher', 'larger', 'bigger', 'older', 'heavier', 'later', 'greater', 'wider', 'more', 'thicker', 'taller') // prettier-ignore
const least = words('short', 'low', 'small', 'young', 'light', 'early', 'few', 'little', 'narrow', 'thin', 'cold', 'shorter', 'lower', 'smaller', 'younger', 'lighter', 'earlier', 'fewer', 'less', 'narrower', 'thinner') // prettier-ignore

/** The names under which a resolver finds the bound that is broken. */
export const beyond = { above: 'above its limit', below: 'below its limit' } as const

/** "Too long", "too short or too long", "higher": above or below what is allowed. A comparative with "than" names its bound itself. */
export function extremes(input: Input, at: number): Match<{ isToo: boolean; of: Said['of'] }> | undefined {
  const sides: string[] = []
  let end = at
  let isToo = false
  for (;;) {
    const too = words('too')(input, end)
    const from = too?.end ?? end
    const above = most(input, from)
    const said = above ?? least(input, from)
    const isComparative =
      said !== undefined && /(?:er|more|less)$/.test(input.tokens[from]?.text.toLowerCase() ?? '')
    if (!said || (!too && !isComparative) || words('than')(input, said.end)) break
    sides.push(above ? beyond.above : beyond.below)
    isToo ||= too !== undefined
    end = said.end
    const joined = words('or')(input, end)
    if (!joined) break
    end = joined.end
  }
  if (sides.length === 0) return undefined
  const values = sides.map((value) => ({ type: 'text' as const, value }))
  return { value: { isToo, of: (subject) => ({ kind: 'one-of', subject, values }) }, end }
}
