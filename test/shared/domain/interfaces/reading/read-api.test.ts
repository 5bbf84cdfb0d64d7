import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { words } from '../../../../support/words.ts'
import { readApi } from '../../../../../shared/domain/interfaces/reading/read-api.ts'
import { isApi } from '../../../../../shared/domain/interfaces/reading/sentence.ts'
import { readSources } from '../../../../../shared/domain/test-generation/requirements/read-sources.ts'
import { expectLinear } from '../../../../support/costs.ts'
import { forAll } from '../../../../support/for-all.ts'

const orders = readFileSync(new URL('../../corpus/order-api-openapi.md', import.meta.url), 'utf8')
const pets = `Our partners call this interface.

\`\`\`yaml
openapi: 3.0.3
info: { title: Pets, version: "1" }
paths:
  /pets/{id}:
    get:
      summary: Get a pet
      parameters:
        - name: id
          in: path
          required: true
          schema: { type: integer }
      responses:
        200:
          description: The pet
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
components:
  schemas:
    Pet:
      type: object
      required: [id]
      properties:
        id: { type: integer }
        parent:
          $ref: '#/components/schemas/Pet'
\`\`\`

The name must have 2 to 40 characters.
`
function read(text: string) {
  const sources = readSources({ requirements: text, mode: 'extract-requirements' })
  return { ...sources, requirements: sources.read.map(({ requirement }) => requirement) }
}
const statements = (text: string) => read(text).requirements.map(({ statement }) => statement)
const reasons = (text: string) => read(text).sentences.map(({ reason }) => reason)

function holds(text: string): void {
  let from = 0
  for (const { start, end, text: own } of read(text).sentences) {
    expect(text.slice(start, end)).toBe(own)
    expect(start).toBeGreaterThanOrEqual(from)
    from = end
  }
}

describe('an OpenAPI description', () => {
  test('gives a requirement for each operation, parameter, body, response and property', () => {
    expect(statements(orders)).toEqual(
      expect.arrayContaining([
        'POST /orders must be answered: Create an order',
        'POST /orders answers 409: An order with this reference already exists',
        'The query parameter limit is optional: a whole number from 1 to 100',
        'The property unitPrice is required: a number from 0.01 to 10000 in steps of 0.01',
        'The property currency is required: one of EUR, USD, CHF',
        'The property note is optional: a text with at most 200 characters',
      ]),
    )
  })
  test('every sentence is exactly its place in the source, in order and without overlap', () => {
    holds(orders)
    holds(pets)
  })
  test('no word of the source is outside a sentence', () => {
    for (const text of [orders, pets.replace(/```\w*/g, '')]) {
      let rest = text
      for (const { text: own } of read(text).sentences) rest = rest.replace(own, '')
      expect(rest.replace(/[^\p{L}\p{N}]/gu, '')).toBe('')
    }
  })
  test('in a fence between paragraphs leaves the paragraphs to the reader of prose', () => {
    const { sentences, requirements } = read(pets)
    expect(sentences[0]).toMatchObject({ kind: 'context', text: 'Our partners call this interface.' })
    expect(requirements.at(-1)?.statement).toBe('The name must have 2 to 40 characters.')
    expect(requirements.map(({ statement }) => statement)).toContain('GET /pets/{id} answers 200: The pet')
  })
  test('that contains itself is read once', () => {
    expect(statements(pets).filter((one) => one.includes('property parent'))).toHaveLength(1)
  })
})

const item = `/pets/{id}:
  # One pet
  parameters:
    - name: id
      in: path
      required: true
      schema: { type: integer }
  get:
    summary: Get a pet
    responses:
      '200':
        description: The pet`
const indented = (text: string): string => text.replace(/^/gm, '  ')
const json = JSON.stringify(
  {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { summary: 'Get a pet', responses: { 200: { description: 'The pet' } } },
    },
  },
  null,
  2,
)
const inBraces = json.slice(1, -1).trim()

describe('a part of a description without its head', () => {
  test.each([
    ['paths in YAML', `paths:\n${indented(item)}`],
    ['one path in YAML', item],
    ['one path that stands deeper', indented(item)],
    ['paths with components before them', `components:\n  schemas: {}\npaths:\n${indented(item)}`],
    ['paths in JSON', `{"paths":${json}}`],
    ['one path in JSON', json],
    ['one path in JSON without braces', inBraces],
    ['paths in JSON without braces', `"paths": ${json}`],
  ])('is read: %s', (_, part) => {
    const around = [part, `\`\`\`\n${part}\n\`\`\``, part.replaceAll('\n', '\r\n')]
    for (const own of around)
      for (const text of [own, `We offer this.\n\n${own}\n\nThe name must have 2 to 40 characters.\n`]) {
        expect(statements(text)).toEqual(
          expect.arrayContaining([
            'GET /pets/{id} must be answered: Get a pet',
            'GET /pets/{id} answers 200: The pet',
            'The path parameter id is required: a whole number',
          ]),
        )
        expect(statements(text).includes('The name must have 2 to 40 characters.')).toBe(text !== own)
        holds(text)
      }
  })

  test.each([
    '/orders:\nThe page shows all orders. The list must be sorted.',
    'paths:\nThe list must be sorted.',
    '"/orders": the page of orders. The list must be sorted.',
    'components:\n  button: The button must be blue.',
  ])('is none where no operation stands in it: %s', (text) => {
    expect(read(text).sentences.flatMap(({ facts }) => facts.filter(isApi))).toEqual([])
  })
})

test.each(['/a:\n  # a\n', '/a:\n', '"/a": {"get": {}},\n', '"/a": {\n', '/a:\n  get:\n'])(
  'many beginnings of paths cost no more than their length: %j',
  (unit) => {
    expectLinear(100_000, (length) => readApi(unit.repeat(length / unit.length)))
  },
)

describe('a text that cannot be read says why, and gives no requirement', () => {
  test.each([
    ['{"openapi":"3.0.0","paths":{},\n"x":[1,2}', 'line 2, column 9: "," or "]" is expected'],
    ['{"name":"shop","version":"1.0.0"}', 'neither an OpenAPI description nor a JSON Schema'],
    ['{"swagger":"2.0","paths":{}}', 'Swagger 2.0 is not read'],
    ['{"openapi":"3.1.0","paths":{}}', 'holds no operation'],
    ['openapi: 3.0.0\npaths:\n  /a: [1, 2\n', 'YAML that cannot be read at line'],
    [`{"openapi":"3.0.0","paths":${'{"a":'.repeat(500)}`, 'nested more than 100 levels deep'],
    ['{"openapi":"3.0.0","paths":{"/a', 'a text that never ends'],
  ])('%s', (text, reason) => {
    expect(read(text).requirements).toEqual([])
    expect(reasons(text).join()).toContain(reason)
  })
  test('a description of 5 MB is refused by its length', () => {
    const path = '"/a":{"get":{"responses":{"200":{"description":"x"}}}},'
    const text = `{"openapi":"3.0.0","paths":{${path.repeat(95_000)}"/b":{}}}`
    expect(reasons(text)[0]).toContain('longer than 2,000,000 characters')
  })
  test('a YAML bomb of ten to the fifteenth entries does not grow', () => {
    const row = (name: string, of: string) => `${name}: &${name} [${`*${of},`.repeat(9)}*${of}]`
    const names = 'abcdefghijklmnop'.split('')
    const rows = names.slice(1).map((name, index) => row(name, names[index] ?? 'a'))
    const text = ['$schema: x', 'example: &a [1,1]', ...rows, 'default: *p'].join('\n')
    expect(read(text).sentences.length).toBeGreaterThan(0)
  })
})

test('a key that is written twice is named with its place, and the last one counts', () => {
  const text = '{"$schema":"x","type":"object","properties":{"a":{"type":"string"},\n"a":{"type":"integer"}}}'
  const [fact] = read(text).sentences.flatMap(({ facts }) => facts.filter(isApi))
  expect(fact).toMatchObject({ kind: 'api' })
  expect(JSON.stringify(fact?.document.problems)).toContain('line 2, column 1')
  expect(statements(text)).toContain('The property a is optional: a whole number')
})
test('a JSON example between sentences stays an example of the prose', () => {
  const { sentences } = read('It answers:\n\n{ "id": 5 }\n\nThe page must show 5.')
  expect(sentences.map(({ kind }) => kind)).not.toContain('notRead')
})
test.each(['```\n{\nopenapi: 3{\n', '```\nnot: a description\nopenapi: 3.0.0\n```\nThe name is required.'])(
  'a fence whose first lines are no description is code as a whole: %j',
  (text) => {
    holds(text)
    expect(read(text).sentences[0]?.text).toContain('openapi: 3')
  },
)
test('any text is read without an error and sliced exactly', () => {
  const pieces = fc.constantFrom(
    '\n',
    '- ',
    'openapi: 3',
    ...words`{ } [ ] "openapi" : "3.0.0" , "paths" "/a" x &a *a`,
    '```',
  )
  forAll([fc.array(pieces, { maxLength: 40 })], 300, (parts) => holds(parts.join('')))
})
