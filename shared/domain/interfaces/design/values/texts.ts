import type { ApiSchema } from '../../reading/types.ts'
import { plainTextOfLength } from '../../../literals/text-of-length.ts'
import { typicalText } from '../../../literals/typical.ts'
import { isSyntax, rightValue } from './formats.ts'
import { readPattern, textFor } from './patterns.ts'

/** A text that a schema allows, of a given length when asked for; `seed` gives different ones. Undefined when none can be made. */
export function textValue(
  label: string,
  schema: ApiSchema,
  { length, seed = 0 }: { length?: number; seed?: number } = {},
): string | undefined {
  const { pattern, format, length: limits = { min: 0 }, example } = schema
  const size = (text: string) => Array.from(text).length
  const fits = (text: string) =>
    (length === undefined || size(text) === length) &&
    size(text) >= limits.min &&
    size(text) <= (limits.max ?? Infinity)
  if (
    length === undefined &&
    seed === 0 &&
    typeof example === 'string' &&
    fits(example) &&
    matches(example, pattern)
  )
    return example
  if (pattern !== undefined) return byPattern(pattern, { wished: length, limits, seed })
  if (format !== undefined && isSyntax(format)) {
    const right = rightValue(format, seed)
    if (right !== undefined && (length === undefined ? fits(right) : size(right) === length)) return right
    const grown =
      format === 'email' || format === 'uri' || format === 'url'
        ? { format: format === 'email' ? ('email' as const) : ('url' as const) }
        : undefined
    const wished = length ?? (right !== undefined && size(right) > limits.min ? limits.max : limits.min)
    return grown && wished !== undefined ? plainTextOfLength(label, grown, wished) : undefined
  }
  if (length !== undefined) return plainTextOfLength(plainLabel(label), {}, length)
  const base = typicalText(label)
  const typical = seed === 0 ? base : `${base}${base.includes(' ') ? ' ' : '-'}${seed + 1}`
  if (fits(typical)) return typical
  const wished = size(typical) < limits.min ? limits.min : (limits.max ?? limits.min)
  const text = plainTextOfLength(plainLabel(label), {}, wished)
  return text === undefined || seed === 0
    ? text
    : `${text.slice(0, Math.max(0, text.length - String(seed).length))}${seed}`
}

/** Only a stated format asks for an address; the word "email" in a name does not. */
function plainLabel(label: string): string {
  return /e-?mail|phone/i.test(label) ? 'text' : label
}

function byPattern(
  pattern: string,
  {
    wished,
    limits,
    seed,
  }: { wished: number | undefined; limits: { min: number; max?: number }; seed: number },
): string | undefined {
  const read = readPattern(pattern)
  if (!read) return undefined
  if (wished !== undefined) return checked(textFor(read, wished, seed), pattern)
  const shortest = textFor(read, undefined, seed) ?? ''
  const usual = Math.min(limits.max ?? Infinity, Math.max(limits.min, shortest.length, 8))
  for (const length of [shortest.length, usual, limits.min, limits.max ?? limits.min]) {
    if (length === 0 || length < limits.min || length > (limits.max ?? Infinity)) continue
    const text = checked(textFor(read, length, seed), pattern)
    if (text !== undefined) return text
  }
  return limits.min === 0 ? checked(textFor(read, 0, seed), pattern) : undefined
}

function checked(text: string | undefined, pattern: string): string | undefined {
  return text !== undefined && matches(text, pattern) ? text : undefined
}

/** Whether a readable pattern matches; one that is not readable matches nothing that is made here but is trusted for examples. */
function matches(text: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true
  return readPattern(pattern) ? new RegExp(pattern).test(text) : true
}

/** A text of the same length that differs from an allowed one just in what the pattern forbids. */
export function againstPattern(label: string, schema: ApiSchema): string | undefined {
  const { pattern } = schema
  const right = textValue(label, schema)
  if (pattern === undefined || right === undefined || !readPattern(pattern)) return undefined
  const expression = new RegExp(pattern)
  const signs = ['#', ' ', 'é', 'x', 'X', '7', '-']
  const changed = signs.flatMap((sign) => [
    `${right.slice(0, -1)}${sign}`,
    `${sign}${right.slice(1)}`,
    Array.from(right, () => sign).join(''),
  ])
  return right === ''
    ? signs.find((sign) => !expression.test(sign))
    : changed.find((text) => text.trim() === text && text !== '' && !expression.test(text))
}
