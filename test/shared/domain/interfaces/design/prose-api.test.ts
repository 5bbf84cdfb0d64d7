import { asks } from '../../../../../shared/domain/requirement-model/asks.ts'
import { describe, expect, test } from 'vitest'
import { answersIn, endpointsIn } from '../../../../../shared/domain/interfaces/reading/prose/read-answers.ts'
import { interpretCondition } from '../../../../../shared/domain/interfaces/reading/prose/interpret-condition.ts'
import { parseTestData } from '../../../../../shared/domain/test-cases/test-data.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const design = (requirements: string) =>
  generateTests({ requirements, scope: 'api', mode: 'generate', maxTestCases: 200 })
const rowsOf = (requirements: string) =>
  design(requirements).testCases.map(({ steps = [] }) => [steps[0]?.action, steps[0]?.expectedResult])

describe('statuses in a sentence', () => {
  test.each([
    [
      'POST /users creates a user and returns 201; a missing name returns 400 with code name_required',
      ['201: ', '400: a missing name (name_required)'],
    ],
    ['GET /orders/{id} returns 404 for an unknown id.', ['404: an unknown id']],
    ['If the email is taken, the API answers with 409 Conflict.', ['409: the email is taken']],
    [
      'GET /a → 200 with the order, 404 if there is no such order, 403 if it belongs to somebody else.',
      ['200: ', '404: there is no such order', '403: it belongs to somebody else'],
    ],
    [
      'A document that fits is answered with 202, a document that violates the schema is answered with 422.',
      ['202: ', '422: a document that violates the schema'],
    ],
    ['DELETE /a returns 204, or 409 when the order was shipped.', ['204: ', '409: the order was shipped']],
  ])('%s', (text, expected) => {
    const answers = answersIn(text).map(
      ({ status, condition, holds }) => `${status}: ${condition}${holds ? ` (${holds})` : ''}`,
    )
    expect(answers).toEqual(expected)
  })
  test.each(['The total is 400 EUR.', 'A list with 250 items is shown.'])('there is none in: %s', (text) => {
    expect(answersIn(text)).toEqual([])
  })
  test('endpoints are read with both ways to write a place', () => {
    expect(endpointsIn('`GET /orders/:id/items` and PUT /users/{userId}.')).toEqual([
      { method: 'GET', path: '/orders/{id}/items' },
      { method: 'PUT', path: '/users/{userId}' },
    ])
  })
})

test.each([
  ['a missing name', { kind: 'property', name: 'name', rule: 'required' }],
  ['quantity is below 1', { kind: 'property', name: 'quantity', rule: 'minimum' }],
  ['a title longer than 80 characters', { kind: 'property', name: 'title', rule: 'maxLength' }],
  ['the email is not a valid e-mail address', { kind: 'property', name: 'email', rule: 'format' }],
  ['the currency is not supported', { kind: 'property', name: 'currency', rule: 'enum' }],
  ['the order does not exist', { kind: 'unknown' }],
  ['without a token', { kind: 'anonymous' }],
  ['an expired token', { kind: 'state' }],
  ['the body is not valid JSON', { kind: 'notJson' }],
  ['the request is invalid', { kind: 'any' }],
  ['the cart has been closed', { kind: 'state' }],
])('the condition "%s" is understood', (condition, expected) => {
  expect(interpretCondition(condition)).toMatchObject(expected)
})

describe('requirements in sentences', () => {
  const users =
    'POST /users creates a user and returns 201; a missing name returns 400 with code name_required. It returns 409 if the email is already registered.\n\nGET /users/{id} returns 200. It returns 404 for an unknown id.'
  test('become the requests that they speak of', () => {
    expect(rowsOf(users)).toEqual([
      ['Send POST /users with body "{"name":"Alex Miller"}"', 'Status is 201'],
      ['Send POST /users with body "{}"', 'Status is 400; the answer holds "name_required"'],
      ['Send POST /users with body "{"name":"Alex Miller"}"', 'Status is 409'],
      ['Send GET /users/AB12CD34', 'Status is 200'],
      ['Send GET /users/AB12CD34-10', 'Status is 404'],
    ])
    expect(design(users).gaps).toEqual([])
  })
  test('with limits give boundaries, one wrong value in each request', () => {
    const text =
      'POST /carts/{id}/items adds an item (201). A quantity below 1 or missing is not said. When the quantity is below 1, the answer is 400; a quantity above 99 returns 422.'
    const statuses = design(text).testCases.map(({ steps = [], expectedResult = '' }) => {
      const data = parseTestData(steps[0]?.testData ?? '')
      const { value } = data.find(({ name }) => name === 'quantity') ?? {}
      return `${value}: ${/\d{3}/.exec(expectedResult)?.[0]}`
    })
    expect(statuses).toEqual(expect.arrayContaining(['0: 400', '1: 201', '99: 201', '100: 422']))
  })
  test('invent no web form, no type and no status', () => {
    const text =
      'PUT /settings stores the settings. The theme must be one of light or dark. The size must be between 5 and 9.'
    const { testCases, gaps } = design(text)
    expect(testCases.length).toBeGreaterThan(2)
    for (const { steps = [], coverageItems = [] } of testCases) {
      expect(steps[0]?.action).toMatch(/^Send PUT \/settings with body/)
      expect(coverageItems.every(({ oracle }) => oracle === 'inferred')).toBe(true)
      expect(coverageItems.map(({ partition }) => partition).join()).not.toMatch(/instead|null/)
    }
    expect(gaps.map(({ description }) => description).join()).toContain('an allowed request to')
  })
  test('under headings are read as far as a strict form says what a request holds', () => {
    const text = `## Orders\n\n### POST /orders\nCreates an order.\n\nRequest body:\n- \`customerId\` (required): UUID of the customer\n- \`quantity\` (required): whole number from 1 to 99\n\nResponses:\n- 201 Created: order stored\n- 400 if a required field is missing or a value is out of range\n- 401 without a valid bearer token\n\n### GET /orders/{orderId}\n200 on success, 404 if the order is unknown.\n\n### DELETE /carts\n`
    const { testCases, gaps } = design(text)
    const titles = testCases.map(
      ({ title, expectedResult = '' }) => `${title} → ${/\d\w\w/.exec(expectedResult.slice(9))?.[0] ?? ''}`,
    )
    expect(titles).toEqual([
      'GET /orders/{orderId} accepts orderId = "AB12CD34" (allowed text) → 200',
      'GET /orders/{orderId}: an id that does not exist → 404',
      'DELETE /carts: an allowed request → 2xx',
    ])
    const questions = gaps.map(({ description }) => description)
    expect(questions).toContain(asks.outcomes('an allowed request to DELETE /carts'))
    expect(questions.join('\n')).toContain('POST /orders: an allowed request')
    for (const { requirementRef } of testCases) expect(requirementRef).toMatch(/^REQ-/)
  })
  test('without any endpoint stay what they were', () => {
    const text =
      'The page shows "Not found" when the server returns 404. Age must be between 18 and 120, otherwise "Wrong age" is shown.'
    for (const { steps = [] } of generateTests({ requirements: text, mode: 'generate' }).testCases)
      expect(steps[0]?.action).not.toContain('Send')
  })
  test('a web form in another section stays a web form', () => {
    const text = `# API\n\nGET /users/{id} returns 200.\n\n# Sign-up page\n\nThe field "Age" must be between 18 and 120, otherwise "Wrong age" is shown.\n`
    const { testCases } = generateTests({ requirements: text, mode: 'generate' })
    const actions = testCases.map(({ steps = [] }) => steps[0]?.action).join('\n')
    expect(actions).toMatch(/^Open the page/m)
    expect(actions).toMatch(/^Send GET/m)
  })
  test('beside a schema say what its documents lead to', () => {
    const properties = { id: { type: 'integer', minimum: 1 } }
    const schema = { $schema: 'x', type: 'object', required: ['id'], properties }
    const text = `Send one document with POST /readings. A document that fits is answered with 202, one that violates the schema is answered with 422.\n\n\`\`\`json\n${JSON.stringify(schema)}\n\`\`\`\n`
    expect(rowsOf(text)).toEqual(
      expect.arrayContaining([
        ['Send POST /readings with body "{"id":1}"', 'Status is 202'],
        ['Send POST /readings with body "{"id":0}"', 'Status is 422'],
        ['Send POST /readings with body "{}"', 'Status is 422'],
      ]),
    )
  })
})
