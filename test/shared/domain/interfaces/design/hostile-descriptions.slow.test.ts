import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { generateTests, GapSchema } from '../../../../../shared/domain/test-generation/index.ts'
import { forAll } from '../../../../support/for-all.ts'

const word = fc.constantFrom('a', 'b', 'name', 'x-y', '__proto__', 'constructor', 'ü', '')
const number = fc.oneof(
  fc.integer({ min: -5, max: 400 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(1e300, -0.005, 2 ** 53),
)
const anything = fc.oneof(number, word, fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}))
const { schema } = fc.letrec<{ schema: unknown; odd: unknown }>((tie) => ({
  odd: fc.oneof({ maxDepth: 2 }, anything, tie('schema')),
  schema: fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('string', 'integer', 'number', 'boolean', 'object', 'array', 'null', 'other'),
        fc.array(fc.constantFrom('string', 'integer', 'object', 'null'), { maxLength: 3 }),
        anything,
      ),
      minimum: number,
      maximum: number,
      exclusiveMinimum: fc.oneof(number, fc.boolean()),
      multipleOf: number,
      minLength: number,
      maxLength: number,
      pattern: fc.constantFrom('^[a-z]{2,4}$', '(a+)+$', '[', '^$', '^(a|b)*$', '.*', '\\p{L}+'),
      format: fc.constantFrom('email', 'uuid', 'date', 'int64', 'unheard-of'),
      enum: fc.array(anything, { maxLength: 4 }),
      properties: fc.oneof(anything, fc.dictionary(word, tie('odd'), { maxKeys: 4 })),
      required: fc.oneof(anything, fc.array(word, { maxLength: 3 })),
      additionalProperties: fc.oneof(fc.boolean(), tie('odd')),
      items: tie('odd'),
      minItems: number,
      maxItems: number,
      uniqueItems: fc.boolean(),
      oneOf: fc.array(tie('odd'), { maxLength: 3 }),
      allOf: fc.array(tie('odd'), { maxLength: 3 }),
      nullable: fc.boolean(),
      $ref: fc.constantFrom('#/components/schemas/A', '#/nowhere', 'https://example.com/a.json', '#'),
      dependentRequired: fc.dictionary(word, fc.array(word, { maxLength: 2 }), { maxKeys: 2 }),
      default: anything,
    },
    { requiredKeys: [] },
  ),
}))

const json = (of: unknown) => ({ content: { 'application/json': { schema: of } } })
const document = fc
  .record({ body: schema, shared: schema, parameter: schema, answer: schema })
  .map(({ body, shared, parameter, answer }) => {
    const path = { name: 'id', in: 'path', required: true, schema: parameter }
    const parameters = [path, { name: 'q', in: 'query', schema: shared }]
    const responses = { 201: { description: 'ok', ...json(answer) }, 400: { description: 'no' } }
    const post = { parameters, requestBody: { required: true, ...json(body) }, responses }
    const components = { schemas: { A: shared } }
    return JSON.stringify({ openapi: '3.1.0', paths: { '/a/{id}': { post } }, components })
  })

test('any description is read without an error: each item is confirmed or named, each case matches its schema', () => {
  forAll([document], 150, (requirements) => {
    const request = { requirements, scope: 'api', mode: 'generate', maxTestCases: 200 } as const
    const { testCases, gaps, summary } = generateTests(request)
    const { items, covered, dropped } = summary.coverage
    const named = new Set(gaps.map(({ coverageItem }) => coverageItem))
    expect(covered + dropped.length).toBeLessThanOrEqual(items)
    expect(items - covered - dropped.length).toBeLessThanOrEqual(named.size)
    for (const testCase of testCases) expect(TestCase().parse(testCase)).toEqual(testCase)
    for (const gap of gaps) expect(GapSchema().parse(gap)).toEqual(gap)
    const { tested, gaps: open, untestable, context, notRead, sentences } = summary.requirements
    expect(tested + open + untestable + context + notRead).toBe(sentences)
  })
}, 60_000)
