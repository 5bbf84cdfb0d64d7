import type { Operation } from '../../../shared/kernel/operation.ts'
import type { Recording } from '../reference/recording.ts'
import { tags } from '../reference/tags.ts'
import { type Capture, type Captures, capturesOf } from './collection-captures.ts'
import type { JsonSchema } from './json-schema.ts'

interface Described {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; description?: string }[]
}

/** Values that must be free where they are sent carry this word in the recordings. */
const recordedRun = /\bnorth\b/g

/**
 * Derives a Postman collection (v2.1.0) from recorded calls: the same calls in the same order, each of which saves what later ones need. So it runs as
 * it is imported. Operations that nobody called stand at the end of their folder.
 */
export function collection(
  operations: readonly Operation[],
  { document, recordings }: { document: JsonSchema; recordings: readonly Recording[] },
): JsonSchema & { variable: { key: string; value: string }[] } {
  const paths = document['paths'] as Record<string, Record<string, Described>>
  const captures = capturesOf(recordings)
  const first = recordings.find(({ body }) => JSON.stringify(body ?? null).match(recordedRun))
  const known = new Map(operations.map((operation) => [operation.id, operation]))
  const steps = recordings.flatMap((recording) => {
    const operation = known.get(recording.operation)
    return operation ? [{ operation, recording }] : []
  })
  const called = new Set(steps.map(({ operation }) => operation))
  const others = operations
    .filter((operation) => !called.has(operation))
    .map((operation) => ({ operation, recording: uncalled(operation) }))
  const folders = Map.groupBy([...steps, ...others], ({ recording }) => recording.section)
  return {
    info: {
      name: 'Tracewright',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description:
        'Every operation of the Tracewright API, in an order in which all can be sent one after the other: each saves what later ones need.',
    },
    variable: ['base_url', 'run', ...captures.variables].map((key) => ({ key, value: '' })),
    auth: bearer('access_token'),
    item: [...folders].map(([name, members]) => ({
      name,
      description: tags[name] ?? sections[name],
      item: members.map(({ operation, recording }) => ({
        ...item(operation, recording, { captures, namesRun: recording === first }),
        request: request(operation, recording, {
          captures,
          described: paths[operation.path]?.[operation.method.toLowerCase()] ?? {},
        }),
      })),
    })),
  }
}

/** Folders that are no area. */
const sections: Readonly<Record<string, string>> = {
  knowledge: 'Files of knowledge bases and projects, questions to them, and whom they are shared with',
  'the end': 'What is done last: deleting what the others made, and signing out',
}

const nameOfRun = [
  '// Names and addresses that must be free are new each time.',
  "pm.collectionVariables.set('run', Date.now().toString(36))",
]

const script = (listen: 'prerequest' | 'test', exec: string[]) => ({
  listen,
  script: { type: 'text/javascript', exec },
})

const bearer = (variable: string) => ({
  type: 'bearer',
  bearer: [{ key: 'token', value: `{{${variable}}}`, type: 'string' }],
})

const uncalled = (operation: Operation): Recording => ({
  section: operation.id.split('.')[0] ?? operation.id,
  operation: operation.id,
  token: operation.access === 'public' ? null : 'access_token',
  path: {},
  query: {},
  headers: {},
  status: 0,
})

function item(
  operation: Operation,
  recording: Recording,
  { captures, namesRun }: { captures: Captures; namesRun: boolean },
): JsonSchema {
  const { title, status, otherwise } = recording
  const statuses = otherwise ? [status, otherwise] : [status]
  const saves = (captures.saved.get(recording) ?? []).map(saving)
  const exec = [
    `pm.test('answers ${statuses.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]))`,
    ...(saves.length > 0 ? ['const answer = pm.response.json()', ...saves] : []),
  ]
  return {
    name: title ? `${operation.summary}: ${title}` : operation.summary,
    ...(status > 0 && {
      event: [...(namesRun ? [script('prerequest', nameOfRun)] : []), script('test', exec)],
    }),
    // What a sign-in leads to is not part of it.
    ...(status === 302 && { protocolProfileBehavior: { followRedirects: false } }),
  }
}

function saving({ variable, way, after }: Capture): string {
  const value = `answer${way.map((key) => `?.[${JSON.stringify(key)}]`).join('')}`
  const part = after === undefined ? value : `${value}?.split(${JSON.stringify(after)}).pop()`
  return `pm.collectionVariables.set(${JSON.stringify(variable)}, ${part} ?? 'none')`
}

interface Around {
  captures: Captures
  described: Described
}

function request(operation: Operation, recording: Recording, { captures, described }: Around): JsonSchema {
  const { token, headers, form } = recording
  const filled = (text: string) => captures.filled(text).replace(recordedRun, '{{run}}')
  const sent = form?.mediaType.startsWith('multipart')
    ? { ...headers, 'Content-Type': form.mediaType }
    : headers
  return {
    method: operation.method,
    ...(token === null && { auth: { type: 'noauth' } }),
    ...(token !== null &&
      captures.nameOf(token) !== 'access_token' && { auth: bearer(captures.nameOf(token)) }),
    header: Object.entries(sent).map(([key, value]) => ({ key, value: filled(value) })),
    url: url(operation, recording, { described, filled }),
    ...body(recording, filled),
    ...(operation.description && { description: operation.description }),
  }
}

function url(
  { path, parameters }: Operation,
  recording: Recording,
  { described, filled }: { described: Described; filled: (text: string) => string },
): JsonSchema {
  const valueOf = (name: string) => filled(recording.path[name] ?? '')
  // A path variable takes a whole segment; in front of other text its value stands.
  const written = path
    .replace(/\{(\w+)\}(?=\/|$)/g, ':$1')
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  const segments = parameters.filter((key) => written.split('/').includes(`:${key}`))
  return {
    raw: `{{base_url}}${written}`,
    host: ['{{base_url}}'],
    path: written.slice(1).split('/'),
    variable: segments.map((key) => ({ key, value: valueOf(key) })),
    query: (described.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, description }) => ({
        key: name,
        value: filled(recording.query[name] ?? ''),
        disabled: recording.query[name] === undefined,
        description,
      })),
  }
}

function body({ body: fields, form }: Recording, filled: (text: string) => string): JsonSchema {
  if (form?.mediaType === 'application/x-www-form-urlencoded') {
    const urlencoded = [...new URLSearchParams(form.text)].map(([key, value]) => ({
      key,
      value: filled(value),
    }))
    return { body: { mode: 'urlencoded', urlencoded } }
  }
  // A form with a file as text: a collection cannot carry files, and this one can be sent as it is.
  if (form) return { body: { mode: 'raw', raw: filled(form.text) } }
  if (fields === undefined) return {}
  const raw = filled(JSON.stringify(fields, null, 2))
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }
}
