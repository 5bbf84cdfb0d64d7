import { atScale, type Decimal } from '../../numbers/decimal.ts'
import type { ApiProperty, ApiSchema, Counts, JsonType, NumberBounds } from './types.ts'

/** Both schemas at once (`allOf`): the narrower of each pair of limits, all properties, and every name that one of them requires. */
export function combine(one: ApiSchema, other: ApiSchema): ApiSchema {
  const number = bounds(one.number, other.number)
  const length = counts(one.length, other.length)
  const count = counts(one.count, other.count)
  const choices =
    one.choices && other.choices
      ? one.choices.filter((choice) => other.choices?.includes(choice))
      : (one.choices ?? other.choices)
  const items = one.items && other.items ? combine(one.items, other.items) : (one.items ?? other.items)
  const patterns = one.pattern !== undefined && other.pattern !== undefined && one.pattern !== other.pattern
  // A closed part knows only its own names, so together with other names nothing would be allowed: people mean the sum.
  const closes = one.closed ?? other.closed
  const closed = closes && [one, other].every((part) => part.closed ?? part.properties.length === 0)
  const { closed: _one, ...first } = one
  const { closed: _other, ...second } = other
  return {
    ...first,
    ...second,
    types: commonTypes(one.types, other.types),
    properties: mergeProperties(one.properties, other.properties),
    ...(number ? { number } : {}),
    ...(length ? { length } : {}),
    ...(count ? { count } : {}),
    ...(choices ? { choices } : {}),
    ...(items ? { items } : {}),
    ...(closed ? { closed } : {}),
    unread: [
      ...one.unread,
      ...other.unread,
      ...(patterns ? [`the pattern "${one.pattern ?? ''}" beside another one is not read`] : []),
      ...(one.variants && other.variants ? ['one of two lists of alternatives is not read'] : []),
      ...(closes && !closed ? ['"additionalProperties": false inside allOf is not read'] : []),
    ],
  }
}

function commonTypes(one: JsonType[], other: JsonType[]): JsonType[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  return [
    ...new Set([...one.filter((type) => allows(other, type)), ...other.filter((type) => allows(one, type))]),
  ]
}

function allows(types: JsonType[], type: JsonType): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function mergeProperties(one: ApiProperty[], other: ApiProperty[]): ApiProperty[] {
  const merged = new Map(one.map((property) => [property.name, property]))
  for (const property of other) {
    const known = merged.get(property.name)
    merged.set(
      property.name,
      known
        ? {
            ...property,
            ...known,
            // A name that is only required has no place of its own.
            at: known.schema.types.length === 0 ? property.at : known.at,
            required: known.required || property.required,
            schema: combine(known.schema, property.schema),
          }
        : property,
    )
  }
  return [...merged.values()]
}

function counts(one: Counts | undefined, other: Counts | undefined): Counts | undefined {
  if (!one || !other) return one ?? other
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity)
  return { min: Math.max(one.min, other.min), ...(max === Infinity ? {} : { max }) }
}

function bounds(one: NumberBounds | undefined, other: NumberBounds | undefined): NumberBounds | undefined {
  if (!one || !other) return one ?? other
  const low = one.min && other.min ? (less(one.min, other.min) ? other : one) : one.min ? one : other
  const high = one.max && other.max ? (less(other.max, one.max) ? other : one) : one.max ? one : other
  const multipleOf = one.multipleOf ?? other.multipleOf
  return {
    ...(low.min ? { min: low.min } : {}),
    ...(low.aboveMin ? { aboveMin: true } : {}),
    ...(high.max ? { max: high.max } : {}),
    ...(high.belowMax ? { belowMax: true } : {}),
    ...(multipleOf ? { multipleOf } : {}),
  }
}

function less(one: Decimal, other: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale)
  return atScale(one, scale) < atScale(other, scale)
}
