import { readPattern } from '../../patterns/index.ts'
import { typicalText } from './typical.ts'
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

/** A near miss of the pattern that breaks nothing else that is said about the input; undefined when there is none. */
export function patternBreaking({ label, constraints }: Parameter): string | undefined {
  const { pattern: rule, ...rest } = constraints
  const pattern = readPattern(rule?.source ?? '')
  if (!pattern) return undefined
  const valid = patternText(label, constraints) ?? ''
  const middle = Math.floor(valid.length / 2)
  const spoiled = [' ', '!', '7', 'x', '-'].map(
    (one) => valid.slice(0, middle) + one + valid.slice(middle + 1),
  )
  const shorter = Array.from({ length: 8 }, (_, at) => valid.slice(0, at) + valid.slice(at + 1))
  const misses = [...pattern.counterSamples(tried).map(({ text }) => text), ...spoiled, ...shorter]
  const wrong = misses.filter((text) => text.trim() !== '' && !pattern.testWhole(text))
  return wrong.find((text) => allowed(text, { ...rest, required: true }))
}
