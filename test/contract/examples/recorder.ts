import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import type { Recording } from '../../../workers/api/reference/recording.ts'
import { type Transport, send } from '../../support/client.ts'

export type Answer = Record<string, never> & { readonly [name: string]: unknown }

export interface Options {
  title?: string
  /** Whose token; that of the story's own person unless told, none for a public operation. */
  token?: string
  headers?: Record<string, string>
  /** Sent, and not part of what is shown. */
  cookie?: string
  form?: Recording['form']
  /** A body that is no record of fields. */
  body?: unknown
  transport?: Transport
  otherwise?: number
  /** What is answered is the document that the example stands in. */
  withoutAnswer?: true
}

/** Makes calls one after the other and keeps what was sent and answered. */
export class Recorder {
  readonly recordings: Recording[] = []
  token: string | null = null
  section = ''
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Calls an operation, which has to succeed; returns the answer and its headers. */
  async call(id: string, input: Record<string, unknown> = {}, options: Options = {}) {
    const operation = operationOf(id)
    const token = options.token ?? (operation.access === 'public' ? null : this.token)
    const { form, cookie, headers = {} } = options
    const response = await send(operation, input, {
      ...(token && { token }),
      headers: {
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...(cookie && { cookie }),
        ...(form && { 'content-type': form.mediaType }),
      },
      ...bodyOf(options),
      transport: options.transport ?? this.#transport,
    })
    const text = await response.text()
    if (response.status !== operation.status) throw new Error(`${id} answered ${response.status}: ${text}`)
    const answer = answerIn(text)
    this.recordings.push({
      section: this.section,
      operation: id,
      ...(options.title && { title: options.title }),
      token,
      ...partsOf(operation, input, options),
      status: response.status,
      ...(!options.withoutAnswer && answer !== undefined && { mediaType: mediaTypeOf(response), answer }),
      ...(options.otherwise && { otherwise: options.otherwise }),
    })
    return { answer: answer as never, headers: response.headers }
  }
}

const operationOf = (id: string): Operation => {
  const operation = table.find((known) => known.id === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  return operation
}

const mediaTypeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0] ?? ''

function bodyOf({ form, body }: Options): { body?: string } {
  if (form) return { body: form.text }
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

function partsOf(
  operation: Operation,
  input: Record<string, unknown>,
  { form, body, headers = {} }: Options,
) {
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE' && !operation.consumes
  const isPath = (name: string) => operation.parameters.includes(name)
  const texts = (entries: [string, unknown][]) =>
    Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  const fields = Object.entries(input)
  const rest = fields.filter(([name]) => !isPath(name))
  const sent = body ?? (inBody && rest.length > 0 ? Object.fromEntries(rest) : undefined)
  return {
    path: texts(fields.filter(([name]) => isPath(name))),
    query: inBody ? {} : texts(rest),
    headers,
    ...(sent !== undefined && { body: sent }),
    ...(form && { form }),
  }
}

function answerIn(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
