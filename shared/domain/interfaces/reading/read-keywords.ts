import { parseDecimal, type Decimal } from '../../numbers/decimal.ts'
import type { ApiSchema, Counts, JsonType, NumberBounds } from './types.ts'
import { childOf, entriesOf, flagOf, itemsIn, textOf, valueOf, type JsonScalar, type Node } from './tree.ts'

const known = new Set<string>(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
const beyond = [
  'not',
  'if',
  'patternProperties',
  'propertyNames',
  'dependencies',
  'contains',
  'prefixItems',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'dependentSchemas',
]

/** What one schema object says itself, without the schemas inside it. */
export function readKeywords(node: Node): Omit<ApiSchema, 'items'> {
  const types = typesOf(node)
  const choices = choicesOf(node)
  const number = boundsOf(node)
  const length = countsOf(node, 'minLength', 'maxLength')
  const count = countsOf(node, 'minItems', 'maxItems')
  const pattern = textOf(childOf(node, 'pattern'))
  const format = textOf(childOf(node, 'format'))
  const example =
    childOf(node, 'example') ?? itemsIn(childOf(node, 'examples'))[0] ?? childOf(node, 'default')
  const shown = example && valueOf(example)
  const closed = childOf(node, 'additionalProperties')
  return {
    types:
      choices?.includes(null) && types.length > 0 && !types.includes('null') ? [...types, 'null'] : types,
    ...(choices ? { choices } : {}),
    ...(number ? { number } : {}),
    ...(length ? { length } : {}),
    ...(count ? { count } : {}),
    ...(pattern === undefined ? {} : { pattern }),
    ...(format === undefined ? {} : { format }),
    ...(shown === undefined ? {} : { example: shown }),
    ...(flagOf(childOf(node, 'uniqueItems')) ? { unique: true as const } : {}),
    ...(closed?.kind === 'scalar' && closed.value === false ? { closed: true as const } : {}),
    ...described(node),
    ...dependentOf(node),
    properties: [],
    unread: beyond.filter((word) => childOf(node, word)).map((word) => `"${word}" is not read`),
  }
}

function described(node: Node): Pick<ApiSchema, 'title' | 'description'> {
  const title = textOf(childOf(node, 'title'))
  const description = textOf(childOf(node, 'description'))
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) }
}

function dependentOf(node: Node): Pick<ApiSchema, 'dependent'> {
  const entries = entriesOf(childOf(node, 'dependentRequired')).map(({ key, value }): [string, string[]] => [
    key,
    itemsIn(value).flatMap((item) => textOf(item) ?? []),
  ])
  return entries.length === 0 ? {} : { dependent: Object.fromEntries(entries) }
}

/** The allowed JSON types: `type` as word or list, `nullable` of OpenAPI 3.0, else what the other keywords are about. */
function typesOf(node: Node): JsonType[] {
  const type = childOf(node, 'type')
  const words = type?.kind === 'list' ? type.items.map((item) => textOf(item)) : [textOf(type)]
  const types = words.filter((word): word is JsonType => word !== undefined && known.has(word))
  if (types.length === 0) types.push(...impliedBy(node))
  return flagOf(childOf(node, 'nullable')) && types.length > 0 && !types.includes('null')
    ? [...types, 'null']
    : types
}

function impliedBy(node: Node): JsonType[] {
  if (childOf(node, 'properties')) return ['object']
  if (childOf(node, 'items')) return ['array']
  const choices = choicesOf(node)
  if (!choices || choices.length === 0) return []
  return choices.every((one) => typeof one === 'string') ? ['string'] : []
}

function choicesOf(node: Node): JsonScalar[] | undefined {
  const constant = childOf(node, 'const')
  const listed = childOf(node, 'enum')
  const parts = constant ? [constant] : listed ? itemsIn(listed) : undefined
  const scalars = parts?.flatMap((part) => (part.kind === 'scalar' ? [part.value] : []))
  return scalars && scalars.length > 0 ? [...new Set(scalars)] : undefined
}

function boundsOf(node: Node): NumberBounds | undefined {
  const low = numberIn(node, 'minimum')
  const high = numberIn(node, 'maximum')
  const above = numberIn(node, 'exclusiveMinimum')
  const below = numberIn(node, 'exclusiveMaximum')
  const multipleOf = numberIn(node, 'multipleOf')
  const min = above ?? low
  const max = below ?? high
  // In OpenAPI 3.0 the exclusive keywords are flags beside the bound.
  const aboveMin = above !== undefined || flagOf(childOf(node, 'exclusiveMinimum'))
  const belowMax = below !== undefined || flagOf(childOf(node, 'exclusiveMaximum'))
  if (!min && !max && !multipleOf) return undefined
  return {
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
    ...(min && aboveMin ? { aboveMin: true as const } : {}),
    ...(max && belowMax ? { belowMax: true as const } : {}),
    ...(multipleOf && multipleOf.digits > 0n ? { multipleOf } : {}),
  }
}

/** A number exactly as written; numbers with a long exponent state no usable bound. */
function numberIn(node: Node, key: string): Decimal | undefined {
  const found = childOf(node, key)
  if (found?.kind !== 'scalar' || typeof found.value !== 'number' || !Number.isFinite(found.value))
    return undefined
  const raw = /^-?\d{1,25}(?:\.\d{1,12})?$/.test(found.raw) ? found.raw : found.value.toFixed(12)
  if (!/^-?\d{1,40}(?:\.\d{1,12})?$/.test(raw)) return undefined
  return parseDecimal(raw.includes('.') ? raw.replace(/\.?0+$/, '') : raw)
}

function countsOf(node: Node, low: string, high: string): Counts | undefined {
  const min = countIn(node, low)
  const max = countIn(node, high)
  if (min === undefined && max === undefined) return undefined
  return { min: min ?? 0, ...(max === undefined ? {} : { max }) }
}

function countIn(node: Node, key: string): number | undefined {
  const found = childOf(node, key)
  const value = found?.kind === 'scalar' ? found.value : undefined
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
