import { z } from 'zod'
import type { JsonSchema } from '../descriptions/json-schema.ts'

/**
 * JSON Schema 2020-12 of a zod schema that stands on its own: named parts are under `$defs`, and refer to nothing outside.
 * Left out is what assistants pay for and do not need: the names of parts as `id` (validators refuse it), and the pattern of a format that is named.
 */
export function toToolSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override,
  }) as JsonSchema
  return withoutId(made)
}

function override({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (typeof jsonSchema['format'] === 'string') delete jsonSchema['pattern']
}

function withoutId(schema: JsonSchema): JsonSchema {
  const { id: _, $defs, ...rest } = schema
  if (!$defs) return rest
  const parts = Object.entries($defs as Record<string, JsonSchema>).map(([name, { id: __, ...part }]) => [
    name,
    part,
  ])
  return { ...rest, $defs: Object.fromEntries(parts) as JsonSchema }
}
