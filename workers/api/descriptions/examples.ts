import type { Recording } from '../reference/recording.ts'
import type { JsonSchema } from './json-schema.ts'

type Content = Record<string, JsonSchema>

interface Described {
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** The first recorded call of each operation. */
export const examplesOf = (recordings: readonly Recording[]): ReadonlyMap<string, Recording> =>
  new Map(recordings.toReversed().map((recording) => [recording.operation, recording]))

/** Shows a recorded call in the description of its operation: what was sent, and the main answer. */
export function withExample(described: Described, recording: Recording | undefined): JsonSchema {
  if (!recording) return { ...described }
  const { path, query, body, form, status, mediaType, answer } = recording
  for (const parameter of described.parameters ?? []) {
    const given = parameter.in === 'path' ? path[parameter.name] : query[parameter.name]
    if (given !== undefined) parameter.example = given
  }
  const sent = body ?? (form && fieldsOf(form))
  if (sent !== undefined) show(described.requestBody?.content, sent)
  const content = described.responses[status]?.content
  if (answer !== undefined) show(content, answer, mediaType)
  return { ...described }
}

function show(content: Content | undefined, example: unknown, mediaType?: string): void {
  const [first] = Object.values(content ?? {})
  const shown = (mediaType && content?.[mediaType]) || first
  if (shown) shown['example'] = example
}

/** The fields of a form; of a file what it holds. */
function fieldsOf({ mediaType, text }: NonNullable<Recording['form']>): Record<string, string> {
  const [, boundary] = /boundary=(\S+)/.exec(mediaType) ?? []
  if (!boundary) return Object.fromEntries(new URLSearchParams(text))
  const parts = text.split(`--${boundary}`).flatMap((part) => {
    const [, name, value] = /name="(\w+)"[^]*?\r\n\r\n([^]*)\r\n$/.exec(part) ?? []
    return name === undefined ? [] : [[name, value ?? '']]
  })
  return Object.fromEntries(parts)
}
