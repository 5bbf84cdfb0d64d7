import { type Operation, takesIdempotencyKey } from '../../../shared/kernel/operation.ts'
import { meaningOf } from '../reference/describe-properties.ts'
import { type JsonSchema, type Schemas, formSchema, toComponentSchema } from './json-schema.ts'

/** What is sent with an operation: its parameters and its body. `owners` say whose meaning of a name comes first. */
export function requestOf(operation: Operation, schemas: Schemas, owners: readonly string[]): JsonSchema {
  const input = toComponentSchema(operation.input(), 'input', schemas) as {
    properties?: Schemas
    required?: string[]
  }
  const fields = Object.entries(input.properties ?? {})
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE' && !operation.consumes
  const isPath = (name: string) => operation.parameters.includes(name)
  const parameters = fields
    .filter(([name]) => isPath(name) || !inBody || operation.alsoInQuery.includes(name))
    .map(([name, schema]) => ({
      name,
      in: isPath(name) ? 'path' : 'query',
      required: isPath(name) || (!inBody && (input.required ?? []).includes(name)),
      description: schema['description'] ?? meaningOf(name, owners),
      schema,
    }))
    .concat(takesIdempotencyKey(operation) ? [idempotencyParameter as never] : [])
    .concat(operation.conditional ? [conditionParameter as never] : [])
  const body = inBody
    ? jsonBody(
        fields.filter(([name]) => !isPath(name)),
        input.required ?? [],
      )
    : formBody(operation)
  return { ...(parameters.length > 0 && { parameters }), ...body }
}

function jsonBody(fields: [string, JsonSchema][], required: string[]): JsonSchema {
  if (fields.length === 0) return {}
  const needed = required.filter((name) => fields.some(([field]) => field === name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  }
  return { requestBody: { required: needed.length > 0, content: { 'application/json': { schema } } } }
}

function formBody({ consumes }: Operation): JsonSchema {
  if (!consumes) return {}
  return {
    requestBody: {
      required: true,
      content: { [consumes.mediaType]: { schema: formSchema(consumes.schema()) } },
    },
  }
}

const idempotencyParameter: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key and body within 24 hours gets the first answer',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const conditionParameter: JsonSchema = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` or the `updatedAt` that you read: what has changed since is not changed again',
  schema: { type: 'string' },
}
