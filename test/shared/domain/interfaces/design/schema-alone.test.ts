import { describe, expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const sensor = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sensor reading',
  type: 'object',
  required: ['sensor', 'celsius'],
  additionalProperties: false,
  properties: {
    sensor: { type: 'string', pattern: '^S-[0-9]{3}$' },
    celsius: { type: 'number', minimum: -40, maximum: 85, multipleOf: 0.5 },
    unit: { const: 'C' },
    place: {
      type: ['object', 'null'],
      required: ['room'],
      properties: { room: { type: 'integer', exclusiveMinimum: 0 } },
    },
  },
}
const designed = (requirements: string) =>
  generateTests({ requirements, scope: 'api', mode: 'generate', maxTestCases: 200 })
const gapsOf = (requirements: string) =>
  designed(requirements)
    .gaps.map(({ description }) => description)
    .join()
const result = designed(JSON.stringify(sensor, null, 2))
const outcome = (title: string) =>
  (result.testCases.find((one) => one.title.includes(title)) ?? expect.fail(`no case "${title}"`))
    .expectedResult

describe('a JSON Schema without an interface', () => {
  test('has documents that are valid or refused at a place', () => {
    expect(outcome('accepts celsius')).toBe('The document is valid')
    expect(outcome('refuses celsius = -40.5')).toBe('The document is refused, at celsius')
    expect(outcome('refuses celsius = 85.5')).toBe('The document is refused, at celsius')
    expect(outcome('refuses place.room = 0')).toBe('The document is refused, at place.room')
    expect(outcome('an additional property')).toBe('The document is refused, at its root')
    expect(outcome('refuses unit')).toBe('The document is refused, at unit')
  })
  test('writes the whole document into the step', () => {
    expect(result.testCases.at(0)?.steps?.[0]?.action).toMatch(/^Validate the document \{"sensor":"S-\d{3}",/)
  })
  test('is covered, confirmed by the checker', () => {
    expect(result.summary.coverage.percent).toBe(100)
    expect(result.summary.requirements.gaps).toBe(0)
  })
})

describe('bad input gives no case and says what was found', () => {
  test.each([
    ['{"name":"shop","version":"1.0.0"}', 'neither an OpenAPI description nor a JSON Schema'],
    ['{"openapi":"3.0.0","paths":{"/a":{"get":{}}}', 'cannot be read at line 1'],
    ['{"swagger":"2.0","paths":{}}', 'Swagger 2.0 is not read'],
    ['openapi: 3.1.0\npaths: {}\n', 'holds no operation'],
  ])('%s', (requirements, words) => {
    const { testCases, summary } = designed(requirements)
    expect(testCases).toEqual([])
    expect(summary.requirements.notRead).toBe(1)
    expect(gapsOf(requirements)).toContain(words)
  })
  test('a required property that contains itself leaves no request to send, and that is named', () => {
    const schema = { $ref: '#/components/schemas/Node' }
    const requestBody = { content: { 'application/json': { schema } } }
    const text = JSON.stringify({
      openapi: '3.0.0',
      paths: { '/nodes': { post: { requestBody, responses: { 201: { description: 'ok' } } } } },
      components: { schemas: { Node: { type: 'object', required: ['next'], properties: { next: schema } } } },
    })
    expect(designed(text).testCases).toEqual([])
    expect(gapsOf(text)).toContain('no body can be made')
    expect(gapsOf(text)).toContain('contains itself')
  })
  test('a reference to another file is named and not followed', () => {
    const text =
      'openapi: 3.0.0\npaths:\n  /a:\n    post:\n      requestBody: { content: { application/json: { schema: { $ref: "other.yaml#/A" } } } }\n      responses: { 201: { description: ok } }\n'
    expect(gapsOf(text)).toContain('leads to another document, which is not read')
  })
  test('contradictory bounds give no boundary, and no case that claims one', () => {
    const properties = { a: { type: 'integer', minimum: 9, maximum: 3 } }
    expect(designed(JSON.stringify({ type: 'object', required: ['a'], properties })).testCases).toEqual([])
  })
})

test('a format that nobody knows is a gap, and one that only says how a value is stored is none', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Payment',
    type: 'object',
    required: ['account', 'amount'],
    properties: {
      account: { type: 'string', format: 'sort-code' },
      amount: { type: 'number', format: 'double' },
    },
  }
  const { gaps } = generateTests({ requirements: JSON.stringify(schema, null, 2), mode: 'generate' })
  const unknown = gaps.filter(({ description }) => description.includes('is not known'))
  expect(unknown).toHaveLength(1)
  expect(unknown[0]?.description).toContain('account: the format "sort-code" is not known')
})
