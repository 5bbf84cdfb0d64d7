import { Validator } from '@seriousme/openapi-schema-validator'
import { Collection } from 'postman-collection'
import { expect, test } from 'vitest'
import { table } from '../../workers/api/table.ts'
import { collection } from '../../workers/api/http/collection.ts'
import { openapi } from '../../workers/api/http/openapi.ts'

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, unknown>; security: unknown[] }>
  >
}

/** Through JSON, as clients get it. The validators need a file system, so these run in Node. */
const document = JSON.parse(JSON.stringify(openapi(table, 'https://tracewright.test'))) as Document

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
    expect(described?.security.length === 0).toBe(operation.access === 'public')
  }
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

test('the collection is read by the official SDK and has every operation', () => {
  const definition = JSON.parse(JSON.stringify(collection(table, document as never)))
  const read = new Collection(definition)
  const requests: string[] = []
  read.forEachItem((item) => requests.push(`${item.request.method} ${item.request.url.getPath()}`))
  // A path variable of Postman is a whole segment; in front of other text stands a variable of the collection.
  const expected = table.map(
    ({ method, path }) =>
      `${method} ${path.replace(/\{(\w+)\}(?=\/|$)/g, ':$1').replace(/\{(\w+)\}/g, '{{$1}}')}`,
  )
  expect(requests.toSorted()).toEqual(expected.toSorted())
  expect(read.variables.has('base_url')).toBe(true)
  expect(read.variables.has('access_token')).toBe(true)
})
