import { needsPerson } from '../../../shared/kernel/access.ts'
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
import { describeProperties, describeSchemas } from '../reference/describe-properties.ts'
import type { Recording } from '../reference/recording.ts'
import { opensByLink } from '../../../shared/kernel/access.ts'
import { introduction, securitySchemes } from '../reference/introduction.ts'
import { tags } from '../reference/tags.ts'
import { examplesOf, withExample } from './examples.ts'
import { requestOf } from './describe-request.ts'
import { successOf } from './describe-success.ts'
import { type JsonSchema, type Schemas, toComponentSchema } from './json-schema.ts'

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
    info: { title: 'Tracewright', version: '1.0.0', description: introduction.join('\n\n') },
    servers: [{ url: serverUrl }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      schemas,
      securitySchemes,
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
    ...descriptionOf(operation),
    tags: [tagOf(operation)],
    security:
      access === 'public' && !operation.knowsCaller
        ? []
        : [
            ...(access === 'public' ? [{}] : []),
            { bearer: [] },
            { session: [] },
            ...(opensByLink(access) ? [{ shareToken: [] }] : []),
          ],
    'x-role': typeof access === 'object' ? access.role : access,
    'x-effect': operation.effect,
    ...(limits.length > 0 && {
      'x-limits': limits.map(({ name, setting }) => ({ name, setting, perHour: true })),
    }),
    ...described(requestOf(operation, schemas, ownersOf(operation)), ownersOf(operation)),
    responses: {
      ...described(successOf(operation, output, schemas), ownersOfAnswer(operation)),
      ...refusalsOf(operation),
    },
  }
}

function descriptionOf({ description, access }: Operation): { description?: string } {
  const keys = needsPerson(access)
    ? ['Only for people who are signed in: an access key is refused with 403.']
    : []
  const sentences = [...(description ? [description] : []), ...keys]
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

/** The same part of an operation, with the meaning of every property that says nothing of itself. */
function described<T extends object>(part: T, owners: readonly string[]): T {
  const copy = structuredClone(part)
  describeSchemas(copy, owners)
  return copy
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

/** Every refusal an operation can answer: its own, and those the pipeline makes for it. */
export function refusals(operation: Operation): ErrorKind[] {
  const { access, method, limits, errors } = operation
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const list = [
    validationFailed,
    ...(access === 'public' && !operation.knowsCaller ? [] : [unauthenticated, keyOfAnother]),
    ...(access === 'person' || typeof access === 'object' || operation.knowsCaller ? [forbidden] : []),
    ...(hasBody ? [payloadTooLarge, unsupportedMediaType] : []),
    ...(takesIdempotencyKey(operation) ? idempotencyRefusals : []),
    ...(limits.length > 0 ? [rateLimited] : []),
    ...errors,
    internal,
  ]
  return [...new Map(list.map((definition) => [definition.code, definition])).values()]
}
