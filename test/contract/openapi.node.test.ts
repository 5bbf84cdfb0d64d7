import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import type * as postman from 'postman-collection'
import { expect, test } from 'vitest'
import { needsPerson } from '../../shared/kernel/access.ts'
import { unauthenticated } from '../../shared/kernel/errors.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { describeTable } from '../../workers/api/descriptions/describe-table.ts'
import { glossary } from '../../workers/api/reference/glossary/index.ts'
import type { Recording } from '../../workers/api/reference/recording.ts'
import { runCollection } from '../support/run-collection.ts'
import { recordings } from '../../workers/api/reference/examples.generated.ts'
import { openapi } from '../../workers/api/descriptions/openapi.ts'

// Its names are known only to `require`.
const { Collection } = createRequire(import.meta.url)('postman-collection') as typeof postman

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        description?: string
        responses: Record<string, unknown>
        security: unknown[]
      }
    >
  >
}

/** Through JSON, as clients get it. The validators need a file system, so these run in Node. */
const document = JSON.parse(
  JSON.stringify(openapi(table, 'https://tracewright.test', recordings)),
) as Document

test('the OpenAPI document is valid and has every operation, with its refusals', async () => {
  const verdict = await new Validator().validate(
    structuredClone(document) as unknown as Record<string, unknown>,
  )
  expect(verdict.errors ?? []).toEqual([])
  expect(verdict.valid).toBe(true)
  for (const operation of table) {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()]
    expect(described?.operationId).toBe(operation.id)
    expect(Object.keys(described?.responses ?? {})).toEqual(
      expect.arrayContaining([String(operation.status), '400', '500']),
    )
    const needsNobody = operation.access === 'public' && !operation.knowsCaller
    expect(described?.security.length === 0).toBe(needsNobody)
  }
})

test('the OpenAPI document says of each operation that no access key may call', () => {
  const told = table.filter(({ path, method }) =>
    document.paths[path]?.[method.toLowerCase()]?.description?.includes('an access key is refused with 403'),
  )
  expect(told.map(({ id }) => id)).toEqual(
    table.filter(({ access }) => needsPerson(access)).map(({ id }) => id),
  )
  expect(told.length).toBeGreaterThan(0)
})

test('every reference in the OpenAPI document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  expect(references.length).toBeGreaterThan(10)
  for (const path of new Set(references)) {
    const target = path
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
    expect(target, path).toBeTypeOf('object')
  }
})

type Schema = Record<string, unknown>

/** Every schema of the document with the way to it. */
function schemasIn(value: unknown, path = ''): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, entry]) =>
    ['example', 'examples'].includes(key) ? [] : schemasIn(entry, `${path}/${key}`),
  )
  return [[path, value as Schema], ...below]
}

const everything = schemasIn(document)

test('every tag, every parameter and every property says what it is', () => {
  const { tags } = document as unknown as { tags: { name: string; description?: string }[] }
  expect(tags.filter(({ description }) => !description)).toEqual([])
  const folders = requests.item as { name: string; description?: string }[]
  expect(folders.filter(({ description }) => !description)).toEqual([])
  const isNamed = /\/properties\/[^/]+$|\/parameters\/\d+$/
  const silent = everything.filter(([path, { description }]) => isNamed.test(path) && !description)
  expect(silent.map(([path]) => path)).toEqual([])
})

test('the OpenAPI document tells a newcomer how to say who they are, and how refusals look', () => {
  const { info, components } = document as unknown as {
    info: { description: string }
    components: { securitySchemes: Record<string, { description?: string }> }
  }
  for (const word of ['POST /api/auth/token', 'access key', '`details`', '`nextCursor`', '`Retry-After`'])
    expect(info.description).toContain(word)
  const paths = [...info.description.matchAll(/`POST (\/api\/[^`]+)`/g)].map(([, path]) => path)
  expect(paths.filter((path) => !table.some((operation) => operation.path === path))).toEqual([])
  const described = Object.entries(components.securitySchemes).map(
    ([name, { description = '' }]) => [name, description.length > 20] as const,
  )
  expect(described.length).toBeGreaterThan(1)
  expect(described.filter(([, isDescribed]) => !isDescribed)).toEqual([])
  expect(unauthenticated.sentence).toContain('access key')
})

test('the glossary explains nothing that is not there', () => {
  const said = new Set(everything.map(([, { description }]) => description))
  const unused = Object.entries(glossary).filter(([, meaning]) => !said.has(meaning))
  expect(unused.map(([name]) => name)).toEqual([])
})

test('texts are described by formats, and by expressions only where people can read them', () => {
  const expressions = everything.filter(([, { pattern }]) => typeof pattern === 'string')
  expect(expressions.filter(([, { format }]) => format !== undefined)).toEqual([])
  expect(expressions.filter(([, { pattern }]) => String(pattern).length > 60)).toEqual([])
  expect(everything.some(([, { format }]) => format === 'email')).toBe(true)
})

test('an address of a person is called `email` everywhere but where the specification calls it `userEmail`', () => {
  const called = (name: string) => table.filter((operation) => name in operation.input().shape)
  expect(called('userEmail').map(({ id }) => id)).toEqual([
    'public.generate',
    'public.createSession',
    'public.rehearse',
    'public.execute',
  ])
  expect(called('userEmail').filter((operation) => called('email').includes(operation))).toEqual([])
})

interface Example {
  parameters?: { name: string; in: string; example?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

const exampleOf = ({ path, method }: Operation) =>
  document.paths[path]?.[method.toLowerCase()] as unknown as Example

const contentOf = (content: Record<string, { example?: unknown }> | undefined) =>
  Object.values(content ?? {}).map(({ example }) => example)

/** What a description of itself would be an example of, and a file that is packed. */
const itself = new Set(['platform.openapi', 'platform.collection', 'websites.openExport'])

test('every request with a body and every main answer with one has an example', () => {
  const isShown = (content: Record<string, { example?: unknown }> | undefined) =>
    !content || contentOf(content).some((example) => example !== undefined)
  const without = table.filter((operation) => {
    const { requestBody, responses } = exampleOf(operation)
    return !isShown(requestBody?.content) || !isShown(responses[operation.status]?.content)
  })
  expect(without.map(({ id }) => id).filter((id) => !itself.has(id))).toEqual([])
})

test('every example is what its operation takes and gives', () => {
  for (const operation of table.filter(({ kind }) => kind === 'operation')) {
    const { parameters = [], requestBody, responses } = exampleOf(operation)
    const given = parameters.filter(({ example }) => example !== undefined)
    const input = {
      ...Object.fromEntries(given.map(({ name, example }) => [name, example])),
      ...(contentOf(requestBody?.content)[0] as object | undefined),
    }
    expect([operation.id, operation.input().safeParse(input).error]).toEqual([operation.id, undefined])
    const [answer] = contentOf(responses[operation.status]?.content)
    expect([operation.id, operation.output?.().safeParse(answer).error]).toEqual([operation.id, undefined])
  }
})

const origin = 'https://tracewright.test'
const requests = JSON.parse(JSON.stringify(describeTable(table).collection(origin))) as {
  item: unknown[]
}

test('the collection is read by the official SDK and has every operation', () => {
  const read = new Collection(requests as never)
  const found = new Set<string>()
  read.forEachItem((item) =>
    found.add(`${item.request.method} ${item.request.url.getPath({ unresolved: true })}`),
  )
  // A path variable of Postman is a whole segment; in front of other text stands a variable of the collection.
  const expected = table.map(
    ({ method, path }) =>
      `${method} ${path.replace(/\{(\w+)\}(?=\/|$)/g, ':$1').replace(/\{(\w+)\}/g, '{{$1}}')}`,
  )
  expect([...found].toSorted()).toEqual([...new Set(expected)].toSorted())
  expect(read.variables.get('base_url')).toBe(origin)
  expect(read.variables.has('access_token')).toBe(true)
})

test('the collection sends no value that one of its earlier answers would have given', () => {
  const sent = JSON.stringify(requests.item)
  const mailed = recordings.filter(({ operation }) =>
    ['identity.verifyEmail', 'identity.resetPassword'].includes(operation),
  )
  // An issuer or a vendor leads a browser back with them: no answer of ours has them.
  const broughtBack = recordings
    .filter(({ operation }) => ['identity.finishSignIn', 'drive.finishConnecting'].includes(operation))
    .map(({ query }) => JSON.stringify(query))
    .join()
  const given = [...new Set(sent.match(/example-[A-Za-z-]+-\d+|0199c0de[\w-]+/g))]
  expect(given.filter((value) => !broughtBack.includes(value))).toEqual(
    mailed.map(({ body }) => (body as { token: string }).token),
  )
})

test('each request of the collection sends what was recorded, with what earlier answers gave', async () => {
  const got: { method: string; url: string; token: string | null; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      if (url === '/ws') return response.writeHead(426).end()
      const { status = 500, answer } = recordings[got.length] ?? {}
      got.push({ method, url, token: headers.authorization?.replace('Bearer ', '') ?? null, body })
      const type = { 'content-type': 'application/json' }
      return response.writeHead(status, type).end(answer === undefined ? '' : JSON.stringify(answer))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const definition = describeTable(table).collection(`http://127.0.0.1:${port}`)
  const { faults } = await runCollection(JSON.parse(JSON.stringify(definition)))
  server.close()
  expect(faults).toEqual([])
  const [, run = ''] = /ada\.(\w+)@/.exec(got.map(({ body }) => body).join('')) ?? []
  expect(run).not.toBe('')
  const asRecorded = (text: string) => decodeURIComponent(text.replaceAll(run, 'north')).replaceAll('+', ' ')
  expect(
    got.map(({ url, ...rest }) => ({ ...rest, url: asRecorded(url), body: parsed(asRecorded(rest.body)) })),
  ).toEqual(
    recordings.map((recording) => ({
      ...addressOf(recording),
      token: recording.token,
      body: recording.form ? asRecorded(recording.form.text) : (recording.body ?? ''),
    })),
  )
})

const parsed = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text)

/** Where a recorded call was sent: its query in the order of the declaration. */
function addressOf({ operation: id, path, query }: Recording) {
  const { method, path: pattern, input } = table.find((operation) => operation.id === id) ?? table[0]!
  const pairs = Object.keys(input().shape).flatMap((name) =>
    query[name] === undefined ? [] : [`${name}=${query[name]}`],
  )
  const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  return { method, url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url }
}
