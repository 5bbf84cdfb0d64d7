import type { JsonSchema } from '../descriptions/json-schema.ts'
import { glossary } from './glossary/index.ts'

const branches = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'] as const

/**
 * Gives every property of a schema that says nothing of itself the meaning of its name: that of its operation or type first, then that of the area,
 * then what the name means everywhere. Changes the schema in place; `owners` are tried in order.
 */
export function describeProperties(schema: unknown, owners: readonly string[]): void {
  if (Array.isArray(schema)) return schema.forEach((entry) => describeProperties(entry, owners))
  if (typeof schema !== 'object' || schema === null) return
  const { properties = {}, ...rest } = schema as JsonSchema & { properties?: Record<string, JsonSchema> }
  for (const [name, property] of Object.entries(properties)) {
    const meaning = meaningOf(name, owners)
    if (property['description'] === undefined && meaning) property['description'] = meaning
    describeProperties(property, owners)
  }
  for (const branch of branches) describeProperties(rest[branch], owners)
}

/** The same for every schema within a part of the document. */
export function describeSchemas(part: unknown, owners: readonly string[]): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, entry] of Object.entries(part)) {
    if (key === 'schema') describeProperties(entry, owners)
    else describeSchemas(entry, owners)
  }
}

/** What a name means in its place; undefined for a name that the glossary lacks. */
export function meaningOf(name: string, owners: readonly string[]): string | undefined {
  const keys = [...owners.map((owner) => `${owner}.${name}`), name]
  return keys.map((key) => glossary[key]).find((meaning) => meaning !== undefined)
}
