import { formatDecimal, type Decimal } from '../../numbers/decimal.ts'
import type { ApiSchema, Counts, JsonType } from './types.ts'

const words: Record<JsonType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** What a schema allows, in words: "a whole number from 1 to 99". */
export function describeSchema(schema: ApiSchema): string {
  const { types, choices, format, pattern, variants } = schema
  if (choices)
    return `one of ${choices.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')}`
  const kinds = types.map((type) => words[type]).join(' or ')
  const parts = [
    kinds === '' ? 'any value' : kinds,
    limits(schema),
    format === undefined ? '' : `in the format ${format}`,
    pattern === undefined ? '' : `matching ${pattern}`,
    schema.unique ? 'without repeats' : '',
    schema.closed ? 'with no other properties' : '',
    variants ? `in one of ${variants.of.length} forms` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function limits({ number, length, count }: ApiSchema): string {
  const step = number?.multipleOf ? `in steps of ${write(number.multipleOf)}` : ''
  const low = number?.min && `${number.aboveMin ? 'above' : 'from'} ${write(number.min)}`
  const high = number?.max && `${number.belowMax ? 'below' : low ? 'to' : 'up to'} ${write(number.max)}`
  return [low, high, step, length && counted(length, 'characters'), count && counted(count, 'items')]
    .filter(Boolean)
    .join(' ')
}

function counted({ min, max }: Counts, unit: string): string {
  if (max === undefined) return `with at least ${min} ${unit}`
  if (min === max) return `with exactly ${min} ${unit}`
  return min === 0 ? `with at most ${max} ${unit}` : `with ${min} to ${max} ${unit}`
}

function write({ digits, scale }: Decimal): string {
  return formatDecimal(digits, scale)
}
