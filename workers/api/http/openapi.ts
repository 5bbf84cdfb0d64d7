import {
  type ErrorKind,
  forbidden,
  idempotencyRefusals,
  internal,
  keyOfAnother,
  payloadTooLarge,
  rateLimited,
  unauthenticated,
  unsupportedMediaType,
  validationFailed,
} from '../../../shared/kernel/errors.ts'
import { type Operation, takesIdempotencyKey } from '../../../shared/kernel/operation.ts'
import { describeProperties, describeSchemas, meaningOf } from '../reference/describe-properties.ts'
import type { Recording } from '../reference/recording.ts'
import { tags } from '../reference/tags.ts'
import { examplesOf, withExample } from './examples.ts'
import { type JsonSchema, type Schemas, formSchema, toComponentSchema } from './json-schema.ts'

const errorSchema = (): JsonSchema => ({
  type: 'object',
  required: ['error', 'message', 'requestId'],
  properties: {
    error: { type: 'string', description: 'Stable code' },
    message: { type: 'string', description: 'What went wrong and what to do next' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
})

/** Derives the OpenAPI 3.1 document from the table of operations. */
export function openapi(
  operations: readonly Operation[],
  serverUrl: string,
  recordings: readonly Recording[],
): JsonSchema {
  const examples = examplesOf(recordings)
  const schemas: Schemas = { Error: errorSchema() }
  const paths: Record<string, Record<string, JsonSchema>> = {}
  // Outputs first: a name belongs to the form that answers have.
  const outputs = new Map(
    operations.map((operation) => [
      operation.id,
      operation.output && toComponentSchema(operation.output(), 'output', schemas),
    ]),
  )
  for (const operation of operations) {
    const methods = (paths[operation.path] ??= {})
    const described = describe(operation, outputs.get(operation.id), schemas)
    methods[operation.method.toLowerCase()] = withExample(described as never, examples.get(operation.id))
  }
  for (const [name, schema] of Object.entries(schemas)) {
    describeProperties(schema, [name.replace(/Input$/, '')])
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tracewright',
      version: '1.0.0',
      description: 'Requirements in, proved test cases and real-browser evidence out.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'tracewright_session' },
      },
    },
  }
}

export const tagOf = ({ id }: Operation) => id.split('.')[0] ?? id

/** Whose meaning of a name comes first. */
const ownersOf = (operation: Operation) => [operation.id, tagOf(operation)]
const ownersOfAnswer = (operation: Operation) => [`${operation.id}.answer`, ...ownersOf(operation)]

function describe(operation: Operation, output: JsonSchema | undefined, schemas: Schemas): JsonSchema {
  const { access, limits } = operation
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    tags: [tagOf(operation)],
    security: access === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    'x-role': typeof access === 'object' ? access.role : access,
    'x-effect': operation.effect,
    ...(limits.length > 0 && {
      'x-limits': limits.map(({ name, setting }) => ({ name, setting, perHour: true })),
    }),
    ...described(requestOf(operation, schemas), ownersOf(operation)),
    responses: {
      ...described(successOf(operation, output, schemas), ownersOfAnswer(operation)),
      ...refusalsOf(operation),
    },
  }
}

/** The same part of an operation, with the meaning of every property that says nothing of itself. */
function described<T extends object>(part: T, owners: readonly string[]): T {
  const copy = structuredClone(part)
  describeSchemas(copy, owners)
  return copy
}

function requestOf(operation: Operation, schemas: Schemas): JsonSchema {
  const input = toComponentSchema(operation.input(), 'input', schemas) as {
    properties?: Schemas
    required?: string[]
  }
  const fields = Object.entries(input.properties ?? {})
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE' && !operation.consumes
  const isPath = (name: string) => operation.parameters.includes(name)
  const parameters = fields
    .filter(([name]) => isPath(name) || !inBody)
    .map(([name, schema]) => ({
      name,
      in: isPath(name) ? 'path' : 'query',
      required: isPath(name) || (input.required ?? []).includes(name),
      description: schema['description'] ?? meaningOf(name, ownersOf(operation)),
      schema,
    }))
    .concat(takesIdempotencyKey(operation) ? [idempotencyParameter as never] : [])
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

function successOf(
  operation: Operation,
  output: JsonSchema | undefined,
  schemas: Schemas,
): Record<string, JsonSchema> {
  if (output) {
    return {
      [operation.status]: { description: 'Success', content: { 'application/json': { schema: output } } },
    }
  }
  const answers: Record<string, JsonSchema> = {}
  for (const { status, mediaType, description, schema } of operation.produces ?? []) {
    const content = (answers[status] as { content?: JsonSchema } | undefined)?.content ?? {}
    const body = { schema: schema ? toComponentSchema(schema(), 'output', schemas) : {} }
    answers[status] = { description, ...(mediaType && { content: { ...content, [mediaType]: body } }) }
  }
  return answers
}

function refusalsOf(operation: Operation): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(refusals(operation), ({ status }) => status)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.map(({ code, sentence }) => `\`${code}\`: ${sentence}`).join('\n\n'), content },
    ]),
  )
}

const idempotencyParameter: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key and body within 24 hours gets the first answer',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Every refusal an operation can answer: its own, and those the pipeline makes for it. */
export function refusals(operation: Operation): ErrorKind[] {
  const { access, method, limits, errors } = operation
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const list = [
    validationFailed,
    ...(access === 'public' ? [] : [unauthenticated, keyOfAnother]),
    ...(access === 'person' || typeof access === 'object' ? [forbidden] : []),
    ...(hasBody ? [payloadTooLarge, unsupportedMediaType] : []),
    ...(takesIdempotencyKey(operation) ? idempotencyRefusals : []),
    ...(limits.length > 0 ? [rateLimited] : []),
    ...errors,
    internal,
  ]
  return [...new Map(list.map((definition) => [definition.code, definition])).values()]
}
