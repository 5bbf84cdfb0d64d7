import { words, type Input, type Match } from '../parser.ts'
import type { Condition } from './said.ts'
import type { Reference } from '../../tokens.ts'
import { pointedSide } from './pointed.ts'

/** Adjectives that say too much or too little, each with its comparative, and of what they are said. */
const adjectives: { above: string[]; below: string[]; of?: string }[] = [
  { above: ['long', 'high', 'large', 'big', 'great', 'many', 'much', 'longer', 'higher', 'larger', 'bigger', 'greater', 'more'], below: ['short', 'low', 'small', 'few', 'little', 'shorter', 'lower', 'smaller', 'fewer', 'less'] },
  { above: ['old', 'older'], below: ['young', 'younger'], of: 'age' },
  { above: ['heavy', 'heavier'], below: ['light', 'lighter'], of: 'weight' },
  { above: ['late', 'later'], below: ['early', 'earlier'], of: 'time' },
  { above: ['wide', 'wider'], below: ['narrow', 'narrower'], of: 'width' },
  { above: ['thick', 'thicker'], below: ['thin', 'thinner'], of: 'thickness' },
  { above: ['hot', 'hotter', 'warm', 'warmer'], below: ['cold', 'colder'], of: 'temperature' },
] // prettier-ignore
const readers = adjectives.map(({ above, below, of }) => ({
  above: words(...above),
  below: words(...below),
  of,
}))

/** The names under which a resolver finds the bound that is broken; behind them what is measured. */
export const beyond = { above: 'above its limit', below: 'below its limit' } as const

interface Extremes {
  isToo: boolean
  /** Two of them, joined by "or". */
  isEither: boolean
  of: (subject: Reference) => Condition
}

/** "Too long", "too short or too long", "higher": above or below what is allowed; "above that". A comparative with "than" names its bound itself. */
export function extremes(input: Input, at: number): Match<Extremes> | undefined {
  const side = pointedSide(input, at)
  return side ? { value: asExtremes([side.value], false), end: side.end } : adjectivesAt(input, at)
}

const asExtremes = (sides: readonly string[], isToo: boolean): Extremes => {
  const values = sides.map((value) => ({ type: 'text' as const, value }))
  return { isToo, isEither: sides.length > 1, of: (subject) => ({ kind: 'one-of', subject, values }) }
}

const tooMuch = words('too')

function adjectivesAt(input: Input, at: number): Match<Extremes> | undefined {
  const sides: string[] = []
  let end = at
  let isToo = false
  for (;;) {
    const too = tooMuch(input, end)
    const side = sideAt(input, too?.end ?? end, too !== undefined)
    const than = side && words('than')(input, side.end)
    // "Longer than allowed".
    const pointed = than && words('allow', 'permit')(input, than.end)
    if (!side || (than && !pointed)) break
    sides.push(side.value)
    isToo ||= too !== undefined
    end = pointed?.end ?? side.end
    const joined = words('or')(input, end)
    if (!joined) break
    end = joined.end
  }
  return sides.length > 0 ? { value: asExtremes(sides, isToo), end } : undefined
}

function sideAt(input: Input, at: number, isToo: boolean): Match<string> | undefined {
  const word = input.tokens[at]?.text.toLowerCase() ?? ''
  if (!isToo && !/(?:er|more|less)$/.test(word)) return undefined
  for (const { above, below, of } of readers) {
    const found = above(input, at) ?? below(input, at)
    if (found) return { value: `${above(input, at) ? beyond.above : beyond.below}${of ? ` of ${of}` : ''}`, end: found.end } // prettier-ignore
  }
  return undefined
}
