import type { JsonValue } from '../../reading/tree.ts'
import type { ApiSchema } from '../../reading/types.ts'
import { pathKey } from '../flatten-inputs.ts'
import { gridOf, toNumber, typicalNumber } from './numbers.ts'
import { textValue } from './texts.ts'

export interface SampleWish {
  /** Which form to take where a schema has several, by path. */
  forms?: Record<string, number>
  seed?: number
  /** Leave out what is not required. */
  least?: boolean
}

const mostElements = 200

/** A value that a schema allows, with every property that is known; undefined when none can be made. */
export function sample(
  schema: ApiSchema,
  { forms = {}, seed = 0, least = false }: SampleWish = {},
  path: (string | number)[] = [],
): JsonValue | undefined {
  const wish = { forms, seed, least }
  const { choices, variants, types, cut } = schema
  if (cut) return undefined
  if (choices) return choices[seed % choices.length]
  if (variants) {
    const form = variants.of[forms[pathKey(path)] ?? 0]
    return form && sample(form, wish, path)
  }
  const label = path.findLast((part) => typeof part === 'string') ?? ''
  const type = types.find((one) => one !== 'null') ?? (types.length > 0 ? 'null' : 'string')
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return seed % 2 === 0
    case 'object':
      return objectOf(schema, wish, path)
    case 'array':
      return listOf(schema, wish, path)
    case 'string':
      return textValue(label, schema, { seed })
    default:
      return numberOf(schema, seed)
  }
}

function numberOf(schema: ApiSchema, seed: number): number | undefined {
  const grid = gridOf(schema)
  if (seed === 0 && typeof schema.example === 'number' && schema.number === undefined && grid.scale > 0)
    return schema.example
  const units = typicalNumber(grid, seed)
  return units === undefined ? undefined : toNumber(units, grid.scale)
}

function objectOf(schema: ApiSchema, wish: SampleWish, path: (string | number)[]): JsonValue | undefined {
  const found: Record<string, JsonValue> = {}
  for (const { name, required, readOnly, schema: inner } of schema.properties) {
    if (readOnly || (wish.least && !required)) continue
    const value = sample(inner, wish, [...path, name])
    if (value === undefined && required) return undefined
    if (value !== undefined)
      Object.defineProperty(found, name, { value, enumerable: true, writable: true, configurable: true })
  }
  return found
}

function listOf(schema: ApiSchema, wish: SampleWish, path: (string | number)[]): JsonValue | undefined {
  const { min, max } = schema.count ?? { min: 0 }
  return elements(schema, Math.min(Math.max(min, 1), max ?? Infinity), wish, path)
}

/** A list of so many elements, different from each other where repeats are forbidden. */
export function elements(
  { items, unique }: ApiSchema,
  count: number,
  wish: SampleWish,
  path: (string | number)[],
): JsonValue | undefined {
  if (count > mostElements) return undefined
  const found: JsonValue[] = []
  for (let index = 0; index < count; index += 1) {
    const element = items
      ? sample(items, { ...wish, seed: unique ? index : (wish.seed ?? 0) }, [...path, 0])
      : 'a'
    if (element === undefined) return items?.cut && found.length === 0 ? [] : undefined
    found.push(element)
  }
  const texts = new Set(found.map((one) => JSON.stringify(one)))
  return unique && texts.size < found.length ? undefined : found
}
