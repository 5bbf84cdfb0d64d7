import type { Operation } from '../../../shared/kernel/operation.ts'
import { type JsonSchema, type Schemas, toComponentSchema } from './json-schema.ts'

const header = (description: string) => ({ description, schema: { type: 'string' } })
const validator = {
  ETag: header('A weak validator; that of a record may be sent as `If-Match` where a change takes it'),
}
const unchanged = {
  description: 'What `If-None-Match` names still holds',
  headers: validator,
}

/** The answers of an operation that are no refusals. `output` is the schema of a JSON answer. */
export function successOf(
  operation: Operation,
  output: JsonSchema | undefined,
  schemas: Schemas,
): Record<string, JsonSchema> {
  if (output) {
    const isRead = operation.method === 'GET'
    const headers = {
      ...(isRead && validator),
      ...(operation.location && { Location: header('Where what was made can be read') }),
    }
    const content = { 'application/json': { schema: output } }
    return {
      [operation.status]: {
        description: 'Success',
        ...(Object.keys(headers).length > 0 && { headers }),
        content,
      },
      ...(isRead && { 304: unchanged }),
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
