import type { ApiSchema, JsonType, NumberBounds } from '../reading/types.ts'
import { hasFormat, matchesPattern } from './api-syntax.ts'

/** A place in a document whose value breaks a keyword of its schema. */
export interface Breach {
  /** Names and indexes from the root, joined by "/". */
  path: string
  rule: string
}

/** Which form a value is meant to have, by path: decides between forms that it comes equally close to. */
export type Forms = Record<string, number>

/**
 * Every place where a JSON value breaks its schema. A value of a wrong type, or outside a list of allowed values, is judged no
 * further; with several forms, those of the form that it comes closest to. Own reading of JSON Schema 2020-12.
 */
export function breachesOf(value: unknown, schema: ApiSchema, path = '', forms: Forms = {}): Breach[] {
  const { types, choices, variants, cut } = schema
  if (cut) return [{ path, rule: 'unknown' }]
  if (variants) return formBreaches(value, variants, path, forms)
  if (types.length > 0 && !types.some((type) => isOf(value, type))) return [{ path, rule: 'type' }]
  if (value === null && types.includes('null')) return []
  if (choices) return choices.some((choice) => choice === value) ? [] : [{ path, rule: 'enum' }]
  if (typeof value === 'string') return textRules(value, schema).map((rule) => ({ path, rule }))
  if (typeof value === 'number') return numberRules(value, schema.number).map((rule) => ({ path, rule }))
  if (Array.isArray(value)) return listBreaches(value, schema, path, forms)
  return typeof value === 'object' && value !== null ? objectBreaches(value, schema, path, forms) : []
}

function isOf(value: unknown, type: JsonType): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}

function formBreaches(
  value: unknown,
  { mode, of }: NonNullable<ApiSchema['variants']>,
  path: string,
  forms: Forms,
): Breach[] {
  const tried = of.map((form) => breachesOf(value, form, path, forms))
  const fitting = tried.filter((breaches) => breaches.length === 0).length
  if (fitting > 0) return mode === 'oneOf' && fitting > 1 ? [{ path, rule: 'oneOf' }] : []
  const fewest = Math.min(...tried.map(({ length }) => length))
  const meant = tried[forms[path] ?? 0]
  return (
    (meant?.length === fewest ? meant : tried.find(({ length }) => length === fewest)) ?? [
      { path, rule: 'oneOf' },
    ]
  )
}

function textRules(value: string, { length, pattern, format, example }: ApiSchema): string[] {
  const size = Array.from(value).length
  return [
    ...(length && size < length.min ? ['minLength'] : []),
    ...(length?.max !== undefined && size > length.max ? ['maxLength'] : []),
    ...(pattern !== undefined && !(matchesPattern(value, pattern) ?? value === example) ? ['pattern'] : []),
    ...(format !== undefined && hasFormat(value, format) === false ? ['format'] : []),
  ]
}

function numberRules(value: number, bounds: NumberBounds | undefined): string[] {
  if (!bounds) return []
  const { min, max, aboveMin, belowMax, multipleOf } = bounds
  const low = min ? compare(value, min) : 1
  const high = max ? compare(value, max) : -1
  return [
    ...(low < 0 || (low === 0 && aboveMin) ? ['minimum'] : []),
    ...(high > 0 || (high === 0 && belowMax) ? ['maximum'] : []),
    ...(multipleOf && !isMultiple(value, multipleOf) ? ['multipleOf'] : []),
  ]
}

interface Exact {
  digits: bigint
  scale: number
}

/** A number as JSON writes it, without its exponent. What is too large for a number counts as the largest one. */
export function exact(value: number): Exact {
  const finite = Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE
  const [mantissa = '0', exponent = '0'] = String(finite).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const digits = BigInt(`${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

function aligned(one: Exact, other: Exact): [bigint, bigint] {
  const scale = Math.max(one.scale, other.scale)
  return [one.digits * 10n ** BigInt(scale - one.scale), other.digits * 10n ** BigInt(scale - other.scale)]
}

export function compare(value: number, bound: Exact): number {
  const [left, right] = aligned(exact(value), bound)
  return left < right ? -1 : left > right ? 1 : 0
}

function isMultiple(value: number, of: Exact): boolean {
  const [left, right] = aligned(exact(value), of)
  return left % right === 0n
}

function listBreaches(
  value: unknown[],
  { items, count, unique }: ApiSchema,
  path: string,
  forms: Forms,
): Breach[] {
  const own = [
    ...(count && value.length < count.min ? ['minItems'] : []),
    ...(count?.max !== undefined && value.length > count.max ? ['maxItems'] : []),
    ...(unique && new Set(value.map((one) => JSON.stringify(one))).size < value.length
      ? ['uniqueItems']
      : []),
  ]
  const inside = items ? value.flatMap((one, index) => breachesOf(one, items, join(path, index), forms)) : []
  return [...own.map((rule) => ({ path, rule })), ...inside]
}

function objectBreaches(
  value: object,
  { properties, closed, dependent = {} }: ApiSchema,
  path: string,
  forms: Forms,
): Breach[] {
  const entries = new Map<string, unknown>(Object.entries(value))
  const known = new Set(properties.map(({ name }) => name))
  const extra = closed && [...entries.keys()].some((name) => !known.has(name))
  const inside = properties.flatMap(({ name, required, readOnly, schema }) => {
    if (entries.has(name)) return breachesOf(entries.get(name), schema, join(path, name), forms)
    return required && !readOnly ? [{ path: join(path, name), rule: 'required' }] : []
  })
  const alone = Object.entries(dependent).flatMap(([name, others]) =>
    entries.has(name) ? others.filter((other) => !entries.has(other)) : [],
  )
  return [
    ...alone.map(() => ({ path, rule: 'dependentRequired' })),
    ...(extra ? [{ path, rule: 'additionalProperties' }] : []),
    ...inside,
  ]
}

function join(path: string, step: string | number): string {
  return path === '' ? String(step) : `${path}/${step}`
}
