import { readPattern } from '../../patterns/index.ts'
import { typicalText } from '../../literals/typical.ts'
import type { Constraints } from '../../requirements/facts/types.ts'
import type { Parameter } from '../model.ts'
import { allowed } from '../check/satisfies.ts'

const tried = 24

/** A text that the pattern and every other constraint of the input allow: a usual one if it does, else one made from the pattern. */
export function patternText(label: string, constraints: Constraints): string | undefined {
  const pattern = readPattern(constraints.pattern?.source ?? '')
  if (!pattern) return undefined
  const { length, format } = constraints
  const usual = [constraints.example, typicalText(label, format)]
  const sizes = length ? [length.min, length.max ?? length.min + 1].filter((size) => size > 0) : []
  const made = [pattern.sample(), ...sizes.map((size) => pattern.sample({ length: size }))]
  const longer = usual.flatMap((text) =>
    text ? [text.replace(/\s+/g, ''), text.replace(/[^\p{L}]+/gu, '')] : [],
  )
  return [...usual, ...longer, ...made].find(
    (text) => text !== undefined && text !== '' && allowed(text, { ...constraints, required: true }),
  )
}

/**
 * A text of so many characters that is allowed where one can be; else the usual one cut or continued, which breaks the rules by its
 * length. `plain` is one that knows nothing of the pattern.
 */
export function patternTextOfLength(
  constraints: Constraints,
  length: number,
  plain: string | undefined,
): string | undefined {
  const { pattern: rule, length: _bounds, ...rest } = constraints
  const pattern = readPattern(rule?.source ?? '')
  const matching = [pattern?.sample({ length }), plain].find(
    (text) => text !== undefined && allowed(text, { ...rest, ...(rule ? { pattern: rule } : {}) }),
  )
  const sample = pattern?.sample()
  if (matching !== undefined || !sample) return matching
  const characters = Array.from(sample)
  const last = characters.at(-1) ?? ''
  return characters.length >= length
    ? characters.slice(0, length).join('')
    : sample + last.repeat(length - characters.length)
}

/** The text with one letter in the other case: what "lower-case letters" or "two capital letters" forbid first of all. */
function otherCase(text: string, from: number): string[] {
  const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const at = letters.find((index) => index >= from) ?? letters.at(-1)
  if (at === undefined) return []
  const [one] = text.slice(at)
  const other = one === one?.toLowerCase() ? one?.toUpperCase() : one?.toLowerCase()
  return one === undefined || other === undefined || other.length !== one.length
    ? []
    : [text.slice(0, at) + other + text.slice(at + one.length)]
}

/**
 * A near miss of the pattern that breaks nothing else that is said about the input; undefined when there is none. `source` is what it must
 * not match either: the pattern itself, or a wider one that leaves a certain kind of near miss.
 */
export function patternBreaking({ label, constraints }: Parameter, source?: string): string | undefined {
  const { pattern: rule, ...rest } = constraints
  const pattern = readPattern(rule?.source ?? '')
  const wider = source === undefined || source === rule?.source ? pattern : readPattern(source)
  if (!pattern || !wider) return undefined
  const valid = patternText(label, constraints) ?? ''
  const middle = Math.floor(valid.length / 2)
  const spoiled = [' ', '!', '7', 'x', '-'].map(
    (one) => valid.slice(0, middle) + one + valid.slice(middle + 1),
  )
  const shorter = Array.from({ length: 8 }, (_, at) => valid.slice(0, at) + valid.slice(at + 1))
  const misses = [...pattern.counterSamples(tried).map(({ text }) => text), ...spoiled, ...shorter]
  const wrong = [...misses, ...otherCase(valid, middle)].filter(
    (text) => text.trim() !== '' && !pattern.testWhole(text) && !wider.testWhole(text),
  )
  return wrong.find((text) => allowed(text, { ...rest, required: true }))
}
