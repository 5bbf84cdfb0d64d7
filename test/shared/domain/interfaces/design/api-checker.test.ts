import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { interfacePart } from '../../../../../shared/domain/test-generation/parts/interface-part.ts'
import { readSources } from '../../../../../shared/domain/test-generation/requirements/read-sources.ts'
import { libraryApi } from './library-api.ts'

function checkerFor(text: string) {
  const { sentences, read } = readSources({ requirements: text, mode: 'generate' })
  const part = interfacePart(sentences, new Map(read.map(({ requirement }) => [requirement.id, requirement])))
  return (action: string, expectedResult: string, preconditions: string[] = []) => {
    const steps = [{ stepNumber: 1, action, expectedResult }]
    const testCase = TestCase().parse({ id: 'X', title: 'X', preconditions, steps, expectedResult })
    return [...part.exercised(testCase)].map((id) => id.replace(/^REQ-\d+\//, ''))
  }
}

const orders = checkerFor(readFileSync(new URL('../../corpus/order-api-openapi.md', import.meta.url), 'utf8'))
const library = checkerFor(libraryApi)
const order = { reference: 'AB12CD', sku: 'LMP-0042', quantity: 5, unitPrice: 9.99, currency: 'EUR' }
const post = (change: object) => `Send POST /orders with body "${JSON.stringify({ ...order, ...change })}"`

describe('an allowed request', () => {
  test('counts for every value that it holds', () => {
    const items = orders(post({ quantity: 99 }), 'Status is 201').map((id) => id.replace('POST /orders/', ''))
    expect(items).toEqual(
      expect.arrayContaining([
        'quantity/boundary/99',
        'reference/boundary/6 characters',
        'currency/partition/EUR',
        'note/partition/left out',
      ]),
    )
    expect(items).not.toContain('quantity/boundary/1')
  })
  test('counts for nothing when a refusal is expected', () => {
    expect(orders(post({}), 'Status is 400')).toEqual([])
  })
  test('counts for nothing when an undocumented status is expected', () => {
    expect(orders(post({}), 'Status is 200')).toEqual([])
    expect(orders(post({}), 'It works')).toEqual([])
  })
})

describe('a request with one breach', () => {
  test.each([
    [{ quantity: 0 }, ['quantity/partition/below 1', 'quantity/boundary/0']],
    [{ quantity: -5 }, ['quantity/partition/below 1']],
    [{ sku: undefined }, ['sku/partition/missing']],
    [{ extra: 1 }, ['body/partition/an additional property "unexpected"']],
    [{ quantity: '5' }, ['quantity/partition/a text instead']],
  ])('counts for exactly the rule that its value breaks: %j', (change, items) => {
    expect(orders(post(change), 'Status is 400')).toEqual(items.map((item) => `POST /orders/${item}`))
  })
  test('counts for nothing when success is expected', () => {
    expect(orders(post({ quantity: 0 }), 'Status is 201')).toEqual([])
  })
  test('counts for the length although a text of that length cannot match the pattern', () => {
    expect(orders(post({ reference: '' }), 'Status is 400')).toContain(
      'POST /orders/reference/boundary/0 characters',
    )
  })
})

test('a request with two breaches confirms nothing', () => {
  expect(orders(post({ quantity: 0, currency: 'GBP' }), 'Status is 400')).toEqual([])
  expect(orders(post({ quantity: 0, extra: 1 }), 'Status is 400')).toEqual([])
  expect(orders('Send GET /orders?limit=0&status=none', 'Status is 400')).toEqual([])
})
test('a request to another path or with another method confirms nothing', () => {
  expect(orders(post({ quantity: 0 }).replace('/orders', '/order'), 'Status is 400')).toEqual([])
  expect(orders(post({ quantity: 0 }).replace('POST', 'PUT'), 'Status is 400')).toEqual([])
})
test('a body that is cut off is no JSON, whatever the case claims', () => {
  expect(orders(post({ quantity: 0 }).replace('}"', '"'), 'Status is 400')).toEqual([
    'POST /orders/status/a body that is not JSON',
  ])
})
test('a query and a path are read with their escapes', () => {
  expect(orders('Send GET /orders?limit=101', 'Status is 400')).toContain('GET /orders/limit/boundary/101')
  expect(orders('Send GET /orders?undeclared=1', 'Status is 200')).toEqual([])
  expect(orders('Send GET /orders/ord%5F12ab34cd', 'Status is 200')).toContain(
    'GET /orders/{orderId}/orderId/partition/allowed text',
  )
})

describe('credentials and states', () => {
  const book = {
    title: 'Emma',
    isbn: '978-3161484100',
    publisher: { city: 'Bath' },
    tags: ['novel'],
    access: { shelf: 3 },
  }
  const send = (body: object, header = 'header "Authorization: Bearer %TOKEN%" and ') =>
    `Send POST /books with ${header}body "${JSON.stringify(body)}"`
  test('a request without them counts only as such', () => {
    expect(library(send(book, ''), 'Status is 401')).toEqual(['POST /books/status/without credentials'])
    expect(library(send(book, ''), 'Status is 201')).toEqual([])
    expect(library(send({ ...book, title: '' }, ''), 'Status is 401')).toEqual([])
    expect(library(send(book), 'Status is 401')).toEqual([])
  })
  test('a missing permission has to be a precondition', () => {
    expect(library(send(book), 'Status is 403')).toEqual([])
    const lacking = ['%TOKEN% stands for credentials that lack the permission']
    expect(library(send(book), 'Status is 403', lacking)).toEqual([
      'POST /books/status/credentials without the permission',
    ])
  })
  test('an unknown id has to be named by a precondition', () => {
    const get = (id: string) => `Send GET /books/${id}/loans with header "X-Tenant: north"`
    const id = '3f2b8c1e-7d4a-4e6b-9a1c-5d8e2f7b0c94'
    expect(library(get(id), 'Status is 404', [`There is no resource with bookId "${id}"`])).toEqual([
      'GET /books/{bookId}/loans/status/an id that does not exist',
    ])
    expect(library(get(id), 'Status is 404', ['There is no resource with bookId "other"'])).toEqual([])
    const none = ['There is no resource with bookId "no-uuid"']
    expect(library(get('no-uuid'), 'Status is 404', none)).toEqual([])
  })
  test('what is inside one of two forms counts there, and a mixture of both counts for nothing', () => {
    expect(library(send({ ...book, access: { shelf: 0 } }), 'Status is 400')).toContain(
      'POST /books/access.shelf/boundary/0',
    )
    const mixed = { ...book, access: { shelf: 3, url: 'https://example.com/' } }
    expect(library(send(mixed), 'Status is 201')).toEqual([])
  })
})

test('the format of a value is judged by its syntax alone', () => {
  const get = (query: string) =>
    library(
      `Send GET /books/3f2b8c1e-7d4a-4e6b-9a1c-5d8e2f7b0c94/loans?${query} with header "X-Tenant: north"`,
      'Status is a 4xx status',
    )
  expect(get('since=2030-02-30').join()).toContain('since/partition/no date')
  expect(get('since=2028-02-29')).toEqual([])
  expect(get('open=yes').join()).toContain('open/partition/a text instead')
})
