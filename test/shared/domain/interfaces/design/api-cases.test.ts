import { asks, whyUntried } from '../../../../../shared/domain/requirement-model/asks.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { parseTestData } from '../../../../../shared/domain/test-cases/test-data.ts'
import { generateTests, type DesignResult } from '../../../../../shared/domain/test-generation/index.ts'
import { libraryApi } from './library-api.ts'

const design = (requirements: string, scope: 'api' | 'full' = 'api'): DesignResult =>
  generateTests({ requirements, scope, mode: 'generate', maxTestCases: 200 })
const orders = design(readFileSync(new URL('../../corpus/order-api-openapi.md', import.meta.url), 'utf8'))
const library = design(libraryApi)

const dataOf = ({ steps = [] }: TestCase) => {
  const data = steps.flatMap(({ testData = '' }) => parseTestData(testData))
  return new Map(data.map(({ name, value }) => [name, value]))
}
const gapsOf = ({ gaps }: DesignResult) => gaps.map(({ description }) => description).join('\n')
/** Statuses that the cases about one value of an input expect, the input first in their data. */
function expectedFor({ testCases }: DesignResult, request: string, name: string, value: string): string[] {
  return testCases
    .filter(({ title }) => title.startsWith(request))
    .filter((one) => [...dataOf(one)][0]?.[0] === name || one.title.includes('accepts'))
    .filter((one) => dataOf(one).get(name) === value)
    .map(({ expectedResult = '' }) => /Status is (?:a )?(\d\w\w)/.exec(expectedResult)?.[1] ?? expectedResult)
}
const find = ({ testCases }: DesignResult, title: string) =>
  testCases.find((one) => one.title.includes(title)) ?? expect.fail(`no case "${title}"`)

describe('two-value boundaries of a described interface', () => {
  test.each([
    ['quantity', { '0': '400', '1': '201', '99': '201', '100': '400' }],
    ['unitPrice', { '0': '400', '0.01': '201', '10000': '201', '10000.01': '400' }],
  ])('%s', (name, values) => {
    for (const [value, status] of Object.entries(values))
      expect(new Set(expectedFor(orders, 'POST /orders', name, value))).toEqual(new Set([status]))
  })
  test.each([
    ['page', { '-1': '4xx', '0': '200', '49': '200', '50': '4xx' }],
    ['X-Tenant', { AB: '4xx', ABC: '200' }],
  ])('of the parameter %s, exclusive bounds moved inwards', (name, values) => {
    for (const [value, status] of Object.entries(values)) {
      const found = library.testCases.filter((one) => {
        const literal = dataOf(one).get(name)
        return name === 'page' ? literal === value : literal?.length === value.length
      })
      expect(found.length).toBeGreaterThan(0)
      for (const { expectedResult } of found) expect(expectedResult).toContain(status)
    }
  })
  test('an exclusive minimum of a decimal is refused itself', () => {
    expect(find(library, 'refuses weight = 0 (').expectedResult).toContain('400')
    expect(find(library, 'refuses weight = 20.51').expectedResult).toContain('400')
    expect(library.testCases.some((one) => dataOf(one).get('weight') === '0.01')).toBe(true)
  })
  test('of a step stay on the step, and a value beside it is a partition of its own', () => {
    const pages = new Set(library.testCases.map((one) => dataOf(one).get('pages')))
    for (const value of ['8', '10', '2000', '2002']) expect(pages).toContain(value)
    expect(find(library, 'not a multiple of 2').expectedResult).toContain('400')
  })
  test('of a list are numbers of elements', () => {
    const items = library.testCases.flatMap(({ coverageItems = [] }) => coverageItems)
    const sizes = items.filter(({ parameter }) => parameter === 'tags').map(({ partition }) => partition)
    for (const size of ['0 elements', '1 elements', '3 elements', '4 elements', 'repeated elements'])
      expect(sizes).toContain(size)
  })
})

describe('a case', () => {
  test('sends one literal request, with the input that matters first in its data', () => {
    const { steps } = find(orders, 'refuses quantity = 0')
    expect(steps).toHaveLength(1)
    expect(steps?.[0]).toMatchObject({
      action: expect.stringMatching(
        /^Send POST \/orders with body "\{"reference":"\w{8}","sku":.*"quantity":0,/,
      ),
      expectedResult: 'Status is 400; where the body has them: "title" (a text), "field" (a text)',
      testData: expect.stringMatching(/^quantity=0; reference=\w{8}; sku=LMP-0042; unitPrice=5000; /),
    })
  })
  test('gives a missing property an empty value, and leaves it out of the body', () => {
    const one = find(library, 'refuses publisher.city (missing)')
    expect(dataOf(one).get('publisher.city')).toBe('')
    expect(one.steps?.[0]?.action).not.toContain('"city"')
  })
  test('expects of a success what its body must hold', () => {
    expect(find(library, 'POST /books accepts').expectedResult).toBe(
      'Status is 201; the body has "id" (a text in the format uuid), "title" (a text)',
    )
  })
  test('matches its schema, is for no browser, and says so', () => {
    const reasons = ['hosted runs drive web pages; this case sends a request to an interface']
    for (const one of [...orders.testCases, ...library.testCases]) {
      expect(TestCase().parse(one)).toEqual(one)
      expect(one.automation).toEqual({ ready: false, reasons })
    }
  })
  test('with a wrong value breaks one rule only: every other value is one that an allowed request has', () => {
    const allowed = new Map<string, Set<string>>()
    for (const one of orders.testCases.filter(({ title }) => title.startsWith('POST /orders accepts')))
      for (const [name, value] of dataOf(one)) allowed.set(name, (allowed.get(name) ?? new Set()).add(value))
    const wrong = orders.testCases.filter(({ title }) => /POST \/orders refuses (?!body)/.test(title))
    expect(wrong.length).toBeGreaterThan(30)
    for (const one of wrong)
      for (const [name, value] of [...dataOf(one)].slice(1)) expect(allowed.get(name)).toContain(value)
  })
  test('carries credentials as a secret where they are asked for', () => {
    const one = find(library, 'POST /books accepts')
    expect(one.steps?.[0]?.action).toContain('header "Authorization: Bearer %TOKEN%"')
    expect(one.preconditions).toContain('%TOKEN% stands for valid credentials of token')
    const open = find(library, 'GET /books/{bookId}/loans accepts')
    expect(open.steps?.[0]?.action).not.toContain('Authorization')
  })
})

describe('documented statuses', () => {
  test.each([
    ['without credentials', '401'],
    ['credentials without the permission', '403'],
    ['a body of another media type', '415'],
    ['an id that does not exist', '404'],
  ])('%s gets %s', (title, status) => {
    expect(find(library, title).expectedResult).toContain(`Status is ${status}`)
  })
  test('a state in words is a precondition', () => {
    const one = orders.testCases.find(({ expectedResult = '' }) => expectedResult.startsWith('Status is 409'))
    expect(one?.preconditions?.join()).toContain('An order with this reference already exists')
  })
  test('one that nobody can provoke is a gap', () => {
    expect(gapsOf(library)).toContain(`“POST /books answers 429: Too many requests”: ${asks.described}`)
  })
  test('an undocumented one is inferred and named', () => {
    const one = find(library, 'refuses page = 50')
    expect(one.expectedResult).toBe('Status is a 4xx status')
    expect(one.coverageItems?.every(({ oracle }) => oracle === 'inferred')).toBe(true)
    const question = asks.outcomes('a request that is not allowed to GET /books/{bookId}/loans')
    expect(gapsOf(library)).toContain(question)
  })
})

describe('schemas', () => {
  test('each form of a body is an allowed value of its own, with the boundaries inside it', () => {
    const online = find(library, 'form 2 (Online)').steps?.[0]?.action
    expect(online).toContain('"access":{"url":"https://example.com/orders"}')
    expect(find(library, 'refuses access.shelf = 0').expectedResult).toContain('400')
    expect(find(library, 'refuses access.url').expectedResult).toContain('400')
  })
  test('null is allowed where it is stated, and wrong elsewhere', () => {
    expect(find(library, 'accepts subtitle (null)').expectedResult).toContain('201')
    expect(find(library, 'refuses title (null)').expectedResult).toContain('400')
  })
  test('a property that contains its own schema is named and left out', () => {
    expect(gapsOf(library)).toContain('contains itself: not read further')
    for (const { steps = [] } of library.testCases) expect(steps[0]?.action).not.toContain('"sequel"')
  })
  test('all planned items are confirmed by the checker', () => {
    expect(orders.summary.coverage.percent).toBe(100)
    expect(gapsOf(library)).not.toContain(whyUntried.notExercised)
  })
})

test('ranges of statuses, several successes and an unprovokable list are said as they are', () => {
  const parameters = [{ name: 'n', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } }]
  const operation = (...statuses: string[]) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, { description: status }]))
    return { get: { parameters, responses } }
  }
  const paths = {
    '/a': operation('2XX', '4XX'),
    '/b': operation('200', '202', '400', '422'),
    '/c': operation('default'),
  }
  const designed = design(JSON.stringify({ openapi: '3.1.0', paths }))
  const expected = (path: string) => {
    const cases = designed.testCases.filter(({ title }) => title.startsWith(`GET ${path} `))
    return [...new Set(cases.map(({ expectedResult }) => expectedResult))]
  }
  expect(expected('/a')).toEqual(['Status is a 2xx status', 'Status is a 4xx status'])
  expect(expected('/b')).toEqual(['Status is 200 or 202', 'Status is 400 or 422'])
  expect(expected('/c')).toEqual(['Status is a 2xx status', 'Status is a 4xx status'])
  expect(gapsOf(designed)).toContain('does not say which of 200 and 202 it gets')
})
test('a required body that is not read leaves no allowed request, and that is named', () => {
  const content = { 'application/octet-stream': { schema: { type: 'string' } } }
  const responses = { 201: { description: 'stored' } }
  const paths = { '/files': { post: { requestBody: { required: true, content }, responses } } }
  const designed = design(JSON.stringify({ openapi: '3.1.0', paths }))
  expect(designed.testCases).toEqual([])
  expect(gapsOf(designed)).toContain('(application/octet-stream) is not JSON')
})
test('what is optional inside an object is left out of an object that is there', () => {
  const one = find(library, 'accepts publisher.contact (left out)')
  expect(one.steps?.[0]?.action).toMatch(/"publisher":\{"city":"[^"]+"\}/)
})
test('a wrong body is sent to a resource that exists, a wrong id is not said to', () => {
  const text =
    'PUT /users/{id} returns 200. A missing name returns 400. The id is not a valid uuid, it returns 400. It returns 404 for an unknown id.'
  const before = (title: string) => find(design(text), title).preconditions?.join()
  expect(before('refuses name')).toMatch(/^The resource with id ".*" exists$/)
  expect(before('does not exist')).toMatch(/^There is no resource with id/)
})

test('scope full holds the same cases', () => {
  expect(design(libraryApi, 'full').testCases).toEqual(library.testCases)
})
test('the cap holds, and what it cuts is named', () => {
  const request = { requirements: libraryApi, scope: 'api', mode: 'agentic', maxTestCases: 12 } as const
  const { testCases, summary } = generateTests(request)
  expect(testCases).toHaveLength(12)
  expect(summary.coverage.dropped.length).toBeGreaterThan(20)
})
test('gaps can be filled one by one', () => {
  const [gap] = design(libraryApi).gaps
  expect(gap?.gapId).toBe('GAP-001')
  const items = library.testCases.flatMap(({ coverageItems = [] }) => coverageItems)
  const coverageItem = items.find(({ id }) => id.endsWith('publisher.city/boundary/1 characters'))?.id ?? ''
  const gaps = [{ ...gap!, technique: 'Boundary Value Analysis', coverageItem }]
  const filled = generateTests({ requirements: libraryApi, scope: 'api', mode: 'fill-gaps', gaps })
  expect(filled.testCases.map(({ title }) => title)).toEqual([
    'POST /books refuses publisher.city = "B" (1 characters)',
  ])
})
test('the same description gives the same result byte for byte', () => {
  expect(JSON.stringify(design(libraryApi))).toBe(JSON.stringify(library))
})
