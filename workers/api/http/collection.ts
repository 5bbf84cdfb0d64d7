import type { Operation } from '../../../shared/kernel/operation.ts'
import type { JsonSchema } from './json-schema.ts'

interface Described {
  parameters?: { name: string; in: 'path' | 'query'; required: boolean }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** Derives a Postman collection (v2.1.0) from the table, with example bodies made from the same OpenAPI document. */
export function collection(operations: readonly Operation[], document: JsonSchema): JsonSchema {
  const paths = document['paths'] as Record<string, Record<string, Described>>
  const components = (document['components'] as { schemas: Record<string, JsonSchema> }).schemas
  const folders = Map.groupBy(operations, ({ id }) => id.split('.')[0] ?? id)
  return {
    info: {
      name: 'Tracewright',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description: 'Every operation of the Tracewright API.',
    },
    variable: [
      { key: 'base_url', value: 'http://localhost:8787' },
      { key: 'access_token', value: '' },
      { key: 'organizationId', value: '' },
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] },
    item: [...folders].map(([name, members]) => ({
      name,
      item: members.map((operation) =>
        item(operation, paths[operation.path]?.[operation.method.toLowerCase()] ?? {}, components),
      ),
    })),
  }
}

function item(
  operation: Operation,
  described: Described,
  components: Record<string, JsonSchema>,
): JsonSchema {
  // A path variable takes a whole segment; in front of other text a collection variable stands.
  const path = operation.path.replace(/\{(\w+)\}(?=\/|$)/g, ':$1').replace(/\{(\w+)\}/g, '{{$1}}')
  const parameters = described.parameters ?? []
  return {
    name: operation.summary,
    request: {
      method: operation.method,
      ...(operation.access === 'public' && { auth: { type: 'noauth' } }),
      header: [],
      url: {
        raw: `{{base_url}}${path}`,
        host: ['{{base_url}}'],
        path: path.slice(1).split('/'),
        variable: operation.parameters
          .filter((key) => path.includes(`:${key}`))
          .map((key) => ({ key, value: '' })),
        query: parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, required }) => ({ key: name, value: '', disabled: !required })),
      },
      ...body(described, components),
    },
  }
}

function body({ requestBody }: Described, components: Record<string, JsonSchema>): JsonSchema {
  const [first] = Object.entries(requestBody?.content ?? {})
  if (!first) return {}
  const [mediaType, { schema }] = first
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  if (mediaType === 'multipart/form-data') {
    return { body: { mode: 'formdata', formdata: fields.map(([key, field]) => formField(key, field)) } }
  }
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { body: { mode: 'urlencoded', urlencoded: fields.map(([key]) => ({ key, value: '' })) } }
  }
  const raw = JSON.stringify(example(schema, components, 0), null, 2)
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }
}

function formField(key: string, field: JsonSchema): JsonSchema {
  return field['format'] === 'binary' ? { key, type: 'file', src: '' } : { key, type: 'text', value: '' }
}

const deepest = 6

/** A minimal example: required fields only, the first value of an enumeration, empty text otherwise. */
function example(schema: JsonSchema, components: Record<string, JsonSchema>, depth: number): unknown {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const known = name ? (components[name] ?? {}) : schema
  if (depth > deepest) return null
  if ('default' in known) return known['default']
  if (Array.isArray(known['enum'])) return known['enum'][0]
  if (known['type'] === 'array') return [example((known['items'] ?? {}) as JsonSchema, components, depth + 1)]
  if (known['type'] === 'object') return exampleObject(known, components, depth)
  if (known['type'] === 'integer' || known['type'] === 'number') return known['minimum'] ?? 0
  return known['type'] === 'boolean' ? false : ''
}

function exampleObject(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  depth: number,
): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const required = (schema['required'] ?? []) as string[]
  return Object.fromEntries(
    required.map((key) => [key, example(properties[key] ?? {}, components, depth + 1)]),
  )
}
