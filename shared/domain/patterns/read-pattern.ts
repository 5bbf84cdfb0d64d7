import { chooseCharacters } from './choose-characters.ts'
import { counterSamples } from './counter-samples.ts'
import { leadingConditions, withConditions } from './look-ahead.ts'
import { matchLengths } from './match-lengths.ts'
import { parsePattern } from './parse-pattern.ts'
import { pathOfLength } from './path-of-length.ts'
import { compilePattern } from './program.ts'
import { runProgram } from './run-program.ts'
import { typicalPath } from './typical-path.ts'
import type { Pattern } from './types.ts'

const maximumLength = 500
const maximumKept = 40
/** Near misses are also made from other alternatives and with optional parts. */
const otherShapes = [
  { option: 0, optional: true },
  { option: 1, optional: false },
  { option: 2, optional: true },
]
/** How long a text is looked for where the typical one is empty. */
const maximumFirst = 20
const kept = new Map<string, Pattern | undefined>()

/**
 * Reads an ECMAScript regular expression that somebody else wrote, without slashes and flags, as with flag u: a character is a code point.
 * Undefined for a syntax error, for what is not regular (look-around other than at the start, back
 * references, `\b`), for an unknown property, for more than 500
 * characters, bounds above 1,000 or 5,000 states, and for a pattern that no text matches. Never throws; matching takes linear time.
 */
export function readPattern(
  source: string,
  { ignoreCase = false }: { ignoreCase?: boolean } = {},
): Pattern | undefined {
  if (source.length > maximumLength) return undefined
  const key = `${ignoreCase ? 'i' : '-'}${source}`
  if (kept.has(key)) return kept.get(key)
  const pattern = makePattern(source, ignoreCase)
  if (kept.size >= maximumKept) kept.clear()
  kept.set(key, pattern)
  return pattern
}

function makePattern(source: string, ignoreCase: boolean): Pattern | undefined {
  const lead = leadingConditions(source)
  if (!lead) return makePlainPattern(source, ignoreCase)
  const rest = makePlainPattern(lead.rest, ignoreCase)
  const conditions = lead.conditions.flatMap((condition) => {
    const pattern = makePlainPattern(condition.body, ignoreCase)
    return pattern ? [{ ...condition, pattern }] : []
  })
  return rest && conditions.length === lead.conditions.length
    ? withConditions({ source, ignoreCase, rest }, conditions)
    : undefined
}

function makePlainPattern(source: string, ignoreCase: boolean): Pattern | undefined {
  const node = parsePattern(source, ignoreCase)
  const program = node && compilePattern(node)
  const lengths = program && matchLengths(program)
  if (!node || !program || !lengths) return undefined
  const test = (text: string) => runProgram(program, text, { fromStart: false, toEnd: false })
  const testWhole = (text: string) => runProgram(program, text, { fromStart: true, toEnd: true })

  const pathFor = (length?: number) => {
    if (length !== undefined) return pathOfLength(program, length)
    const typical = typicalPath(node)
    const text = typical && chooseCharacters(typical)?.join('')
    return text !== undefined && testWhole(text) ? typical : pathOfLength(program, lengths.min)
  }

  /** An empty text has nothing to change, so the next longer one is taken. */
  const changeablePath = () => {
    const typical = pathFor()
    if (typical?.length !== 0) return typical
    for (let length = 1; length <= maximumFirst; length += 1) {
      const path = pathFor(length)
      if (path) return path
    }
    return typical
  }

  return {
    source,
    ignoreCase,
    test,
    testWhole,
    testStart: (text) => runProgram(program, text, { fromStart: true, toEnd: false }),
    sample: ({ length } = {}) => {
      const path = pathFor(length)
      return path && chooseCharacters(path)?.join('')
    },
    lengths: () => ({ ...lengths }),
    counterSamples: (limit) => {
      const ends = { longest: [pathFor(lengths.max)], shortest: [pathFor(lengths.min)] }
      const shaped = otherShapes.map((shape) => typicalPath(node, shape))
      const others = shaped.filter((path) => testWhole((path && chooseCharacters(path)?.join('')) ?? ''))
      return counterSamples(
        { ...ends, typical: [changeablePath(), ...others], states: program.states.length, test },
        limit,
      )
    },
  }
}
