import { z } from 'zod'
import type { Operation } from '../../shared/kernel/operation.ts'

interface JsonSchema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
}

export function inputSchema(operation: Operation): JsonSchema {
  return z.toJSONSchema(operation.input(), { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** A smallest input that an operation's own schema accepts: required fields only. */
export function sampleInput(operation: Operation): Record<string, unknown> {
  const schema = inputSchema(operation)
  return sample(schema, schema.$defs ?? {}) as Record<string, unknown>
}

/** A time ends after it began. */
const aDay: Record<string, unknown> = { startAt: 0, endAt: 86_400_000 }

function sample(schema: JsonSchema, definitions: Record<string, JsonSchema>): unknown {
  if (schema.$ref) return sample(definitions[schema.$ref.replace('#/$defs/', '')] ?? {}, definitions)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sample(choice, definitions)
  if (schema.type === 'object') {
    const entries = (schema.required ?? []).map((name) => [
      name,
      aDay[name] ?? sample(schema.properties?.[name] ?? {}, definitions),
    ])
    return Object.fromEntries(entries)
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, definitions))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return sampleText(schema)
}

function sampleText({ format, minLength }: JsonSchema): string {
  if (format === 'uuid') return crypto.randomUUID()
  if (format === 'email') return `${crypto.randomUUID()}@example.com`
  if (format === 'uri') return 'https://example.com/'
  if (format === 'date-time') return new Date(0).toISOString()
  return `sample-${crypto.randomUUID()}`.padEnd(minLength ?? 0, 'x')
}

/** For every field of the input, a value of a type it does not accept. */
export function wrongTypes(operation: Operation): [string, unknown][] {
  const { properties = {} } = inputSchema(operation)
  const inQuery =
    operation.method === 'GET' || operation.method === 'DELETE' || operation.consumes !== undefined
  return Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (operation.parameters.includes(name)) return []
    // Everything in a query is text, so only typed fields can be wrong there.
    if (inQuery)
      return schema.type === 'integer' || schema.type === 'number' || schema.enum
        ? [[name, 'no-such-value']]
        : []
    return [[name, schema.type === 'object' ? 'text' : { unexpected: true }]]
  })
}

/** The body of an operation that takes a form: a file, as its own schema asks for. Others make theirs of the input. */
export function sampleForm(operation: Operation): { body?: FormData } {
  if (operation.consumes?.mediaType !== 'multipart/form-data') return {}
  const body = new FormData()
  body.append('file', new File(['Title,Steps\nPay,1. Pay\n'], 'cases.csv'))
  return { body }
}
