import { readPattern } from '../../patterns/index.ts'
import { sizeOf, type Value } from './values.ts'
import { wordTable } from '../../basics/word-table.ts'

type Method = (object: Value, args: (Value | undefined)[]) => Value | undefined

const text = (read: (value: string, argument: string) => Value): Method => {
  return (object, [argument = '']) =>
    typeof object === 'string' && typeof argument === 'string' ? read(object, argument) : undefined
}
const size: Method = (object) => sizeOf(object)
const trimmed = text((value) => value.trim())
const lower = text((value) => value.toLowerCase())
const upper = text((value) => value.toUpperCase())
const starts = text((value, start) => value.startsWith(start))
const ends = text((value, end) => value.endsWith(end))
const holds: Method = (object, [argument]) => {
  if (argument === undefined) return undefined
  if (Array.isArray(object)) return object.includes(argument)
  return typeof object === 'string' && typeof argument === 'string' ? object.includes(argument) : undefined
}
const equals: Method = (object, [argument]) => (argument === undefined ? undefined : object === argument)

/** What the standard methods of TypeScript, Python and Java give for known values. */
export const methods = wordTable<Method>({
  trim: trimmed,
  strip: trimmed,
  toLowerCase: lower,
  lower,
  toUpperCase: upper,
  upper,
  startsWith: starts,
  startswith: starts,
  endsWith: ends,
  endswith: ends,
  length: size,
  size,
  includes: holds,
  contains: holds,
  has: holds,
  equals,
  equalsIgnoreCase: text((value, other) => value.toLowerCase() === other.toLowerCase()),
  isEmpty: (object: Value) => sizeOf(object) === 0,
  isBlank: text((value) => value.trim() === ''),
  isdigit: text((value) => /^\d+$/.test(value)),
  isalpha: text((value) => /^\p{L}+$/u.test(value)),
  isalnum: text((value) => /^[\p{L}\p{N}]+$/u.test(value)),
  isupper: text((value) => value !== value.toLowerCase() && value === value.toUpperCase()),
  toString: (object: Value) => (Array.isArray(object) || object === null ? undefined : String(object)),
})

const number = (read: (value: number) => Value): ((args: (Value | undefined)[]) => Value | undefined) => {
  return ([value]) => (typeof value === 'number' ? read(value) : undefined)
}
const wholeNumber = ([value]: (Value | undefined)[]) =>
  value === undefined ? undefined : Number.isInteger(value)
const toNumber = ([value]: (Value | undefined)[]) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}
const nothing = ([value]: (Value | undefined)[]) => (value === undefined ? undefined : value === null)

/** What standard functions give for known values, by their written name. */
export const functions: Record<string, (args: (Value | undefined)[]) => Value | undefined> = {
  len: ([value]) => sizeOf(value),
  Number: toNumber,
  int: toNumber,
  float: toNumber,
  Decimal: toNumber,
  BigDecimal: toNumber,
  'BigDecimal.valueOf': toNumber,
  String: ([value]) => (value === undefined || value === null ? undefined : String(value)),
  str: ([value]) => (value === undefined || value === null ? undefined : String(value)),
  bool: ([value]) => (value === undefined ? undefined : Boolean(value)),
  Boolean: ([value]) => (value === undefined ? undefined : Boolean(value)),
  abs: number(Math.abs),
  'Math.abs': number(Math.abs),
  'Math.floor': number(Math.floor),
  'Math.ceil': number(Math.ceil),
  'Math.round': number(Math.round),
  decimals: number((value) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0),
  'Number.isInteger': wholeNumber,
  'Number.isNaN': ([value]) => (value === undefined ? undefined : Number.isNaN(value)),
  isNaN: ([value]) => (value === undefined ? undefined : Number.isNaN(Number(value))),
  'Objects.isNull': nothing,
  typeof: ([value]) => (value === undefined ? undefined : value === null ? 'undefined' : typeof value),
}

/** Whether a text matches a pattern: anywhere, from its start, or as a whole. Undefined for a pattern that is not safe to try. */
export function matches(
  source: string,
  text: Value | undefined,
  { ignoreCase = false, mode }: { ignoreCase?: boolean; mode: 'search' | 'start' | 'whole' },
): boolean | undefined {
  if (typeof text !== 'string') return undefined
  const pattern = readPattern(source, { ignoreCase })
  if (mode === 'whole') return pattern?.testWhole(text)
  return mode === 'start' ? pattern?.testStart(text) : pattern?.test(text)
}
