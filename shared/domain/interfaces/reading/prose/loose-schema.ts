import type { Decimal } from '../../../numbers/decimal.ts'
import type { Format } from '../../../literals/typical.ts'
import type { ApiSchema } from '../types.ts'

/** An object of which sentences name some properties. */
export function looseObject(): ApiSchema {
  return { types: ['object'], properties: [], unread: [], loose: true }
}

export function looseValue(schema: Partial<ApiSchema> = {}): ApiSchema {
  return { types: [], properties: [], unread: [], ...schema, loose: true }
}

const formats: Partial<Record<Format, string>> = {
  email: 'email',
  url: 'url',
  date: 'date',
}
const patterns: Partial<Record<Format, string>> = {
  digits: '^[0-9]+$',
  letters: '^[A-Za-z]+$',
  alphanumeric: '^[A-Za-z0-9]+$',
}

/** What a sentence says of a field. */
export interface FieldLimits {
  required?: boolean
  number?: { min?: bigint; max?: bigint; scale: number; step: bigint; stepped?: true }
  length?: { min: number; max?: number }
  choices?: string[]
  format?: Format
}

/** What a sentence about a field says, as a schema. */
export function schemaOfField({ number, length, choices, format }: FieldLimits): Partial<ApiSchema> {
  if (number) {
    const decimal = (digits: bigint): Decimal => ({ digits, scale: number.scale })
    return {
      types: [number.scale === 0 ? 'integer' : 'number'],
      number: {
        ...(number.min === undefined ? {} : { min: decimal(number.min) }),
        ...(number.max === undefined ? {} : { max: decimal(number.max) }),
        ...(number.scale > 0 || number.stepped ? { multipleOf: decimal(number.step) } : {}),
      },
    }
  }
  const named = format && formats[format]
  const pattern = format && patterns[format]
  return {
    ...((length ?? choices ?? format) ? { types: ['string'] } : {}),
    ...(length ? { length } : {}),
    ...(choices ? { choices } : {}),
    ...(named ? { format: named } : {}),
    ...(pattern ? { pattern } : {}),
  }
}
