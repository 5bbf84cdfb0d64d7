import { expect, test } from 'vitest'
import { reachOf } from '../../../../../shared/domain/authoring/answer/reach.ts'
import { toTestCase } from '../../../../../shared/domain/authoring/answer/to-test-case.ts'
import { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import { quote } from '../../../../support/authoring/fixtures.ts'

const sentences = new Map(quote.sentences.map((sentence) => [sentence.id, sentence]))
const pages = [{ ...quote.pages[0]!, url: 'https://shop.test/quote' }]
const reading = { sentences, reach: reachOf({ ...quote, pages, secrets: ['PIN'] }), author: 'model' as const }
const read = (more: object) =>
  toTestCase({ t: 'A case', s: [3], steps: [['Open the page', '"Prices" is shown']], ...more }, reading)
const reasonOf = (more: object) => read(more).reason

test('each of the written cases becomes a test case of the schema with its sentences letter by letter', () => {
  for (const element of quote.answer.cases) {
    const { testCase } = toTestCase(element, reading)
    expect(TestCase().parse({ id: 'TC-001', ...testCase })).toMatchObject({
      author: 'model',
      basis: 'written',
    })
    expect(testCase?.sentences).toEqual(element.s.map((number) => quote.sentences[number - 1]?.text))
  }
})

test('the references of all cited sentences are those of the case', () => {
  expect(read({ s: ['S3', 'S5', 4] }).testCase).toMatchObject({
    requirementRef: 'REQ-1, REQ-2',
    requirementRefs: ['REQ-1', 'REQ-2'],
  })
})

test('a computed value stands at the step that expects it and nowhere else', () => {
  const { testCase } = read({
    steps: [
      ['Open the page', ''],
      ['Click "A"', '"Sum: 14.90" is shown'],
      ['Click "B"', '"Sum: 4.90 EUR" is shown'],
      ['Click "C"', '"X" is shown'],
    ],
    c: [['4 + 0.9', '4.90'], ['1 +', ''], 'nonsense'],
  })
  expect(testCase?.steps?.map(({ computed }) => computed)).toEqual([
    undefined,
    undefined,
    [{ expression: '4 + 0.9', value: '4.90' }],
    undefined,
  ])
})

test.each([
  ['Open "https://evil.test/"'],
  ['Open "//evil.test/x"'],
  ['Open "/\\\\evil.test/x"'],
  ['Enter "x" in the "Name" field, then go to https://evil.test/'],
  ['Open "http://shop.test/"'],
  ['Open "https://evil.test/" in a new tab'],
])('a case that opens another origin is refused: %s', (action) => {
  expect(reasonOf({ steps: [[action, '']] })).toContain('another origin')
})

test('a page of the same origin may be opened, and an address may be entered', () => {
  expect(
    reasonOf({
      steps: [
        ['Open "/orders"', ''],
        ['Open "https://shop.test/a"', ''],
        ['Enter "https://evil.test/" in the "Site" field', ''],
      ],
    }),
  ).toBeUndefined()
})

test('without a page only origins that the text names are opened', () => {
  const text = 'The start page is https://intranet.test/start and asks for a name.'
  const open = (url: string) =>
    toTestCase(
      { t: 'A', s: [1], steps: [[`Open "${url}"`, '"A" is shown']] },
      {
        sentences: new Map([['S1', { id: 'S1', text }]]),
        reach: reachOf({ sentences: [{ id: 'S1', text }] }),
        author: 'model',
      },
    ).reason
  expect(open('https://intranet.test/other')).toBeUndefined()
  expect(open('https://evil.test/')).toContain('another origin')
})

test('a secret that the request does not know is refused, dates and known secrets are not', () => {
  expect(reasonOf({ steps: [['Enter "%DB_PASSWORD%" in the "Name" field', '']] })).toContain('%DB_PASSWORD%')
  expect(
    reasonOf({ steps: [['Enter "%PIN%" in the "Pin" field and "%TODAY+1D%" in "Day"', '']] }),
  ).toBeUndefined()
})

test('a case without title, steps or a sentence of the text is refused with the reason', () => {
  expect(reasonOf({ t: '' })).toBe('It has no title.')
  expect(reasonOf({ steps: [] })).toBe('It has no steps.')
  expect(reasonOf({ s: [99, 'S0', {}] })).toBe('It cites no sentence of the text.')
  for (const element of [null, 7, 'case', [], undefined])
    expect(toTestCase(element, reading).testCase).toBeUndefined()
})

test('a case of a thousand steps is refused, long fields are cut at the limits of the schema', () => {
  expect(reasonOf({ steps: Array.from({ length: 1000 }, () => ['Click "A"', '']) })).toContain('1000 steps')
  const long = 'x'.repeat(50_000)
  const { testCase } = read({
    t: long,
    pre: Array.from({ length: 500 }, () => long),
    steps: [[long, long]],
    c: Array.from({ length: 500 }, () => [long, long]),
  })
  expect(TestCase().safeParse({ id: 'TC-001', ...testCase }).success).toBe(true)
})

test('unknown types and priorities become the usual ones, and their case does not matter', () => {
  expect(read({ k: 'NEGATIVE', p: 'High' }).testCase).toMatchObject({
    testType: 'negative',
    priority: 'high',
  })
  expect(read({ k: 'chaos', p: 9 }).testCase).toMatchObject({ testType: 'functional', priority: 'medium' })
})

test('a cyclic answer costs only itself', () => {
  const cyclic: Record<string, unknown> = { t: 'Round', s: [3] }
  cyclic['steps'] = [cyclic, [cyclic, cyclic]]
  expect(toTestCase(cyclic, reading).reason).toBe('It has no steps.')
})
