import { z } from 'zod'

export type JsonSchema = Record<string, unknown>
export type Schemas = Record<string, JsonSchema>

/**
 * JSON Schema of a zod schema, with every named part moved to `schemas` and referred to as a component.
 * A name whose input and output forms differ gets the suffix `Input` for the former.
 */
export function toComponentSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema & { $defs?: Schemas }
  const { $schema: _, $defs = {}, ...root } = made
  const names = new Map(
    Object.entries($defs).map(([name, part]) => [name, componentName(name, part, io, schemas)]),
  )
  for (const [name, part] of Object.entries($defs)) {
    const { id: __, ...named } = rename(part, names) as JsonSchema
    schemas[names.get(name) ?? name] = named
  }
  const { id, ...rest } = rename(root, names) as JsonSchema
  if (typeof id !== 'string') return rest
  const name = componentName(id, root, io, schemas)
  schemas[name] = rest
  return reference(name)
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function componentName(name: string, part: JsonSchema, io: 'input' | 'output', schemas: Schemas): string {
  if (io === 'output') return name
  const { id: _, ...shape } = part
  const known = schemas[name]
  return known && JSON.stringify(known) === JSON.stringify(shape) ? name : `${name}Input`
}

/** Points local references at their component, and leaves out what only a machine could read of texts. */
function rename(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(readable(value as JsonSchema)).map(([key, entry]) => {
    const name =
      key === '$ref' && typeof entry === 'string' ? names.get(entry.replace('#/$defs/', '')) : undefined
    return [key, name ? `#/components/schemas/${name}` : rename(entry, names)]
  })
  return Object.fromEntries(entries)
}

/** A schema of a form, as it stands in the document. */
export const formSchema = (schema: JsonSchema): JsonSchema => rename(schema, new Map()) as JsonSchema

const longestPattern = 60

/**
 * A format says what a long expression would, and whoever invents a value can fill it in: clients make texts of an expression that nobody would write.
 * What no text has by accident (control characters, marks of direction) needs no expression either.
 */
function readable({ pattern, allOf, ...schema }: JsonSchema): JsonSchema {
  const parts = ((allOf ?? []) as JsonSchema[]).map(readable).filter((part) => Object.keys(part).length > 0)
  return {
    ...schema,
    ...(schema['format'] === undefined && isPlain(pattern) && { pattern }),
    ...(parts.length > 0 && { allOf: parts }),
  }
}

const isPlain = (pattern: unknown) =>
  typeof pattern === 'string' && pattern.length <= longestPattern && !/\\[pu]/i.test(pattern)
