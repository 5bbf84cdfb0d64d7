import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { RequirementSchema } from '../../../../shared/domain/requirement-reading/requirement-schema.ts'
import { parseTestData } from '../../../../shared/domain/test-cases/test-data.ts'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import {
  generateTests,
  GapSchema,
  SummarySchema,
  withCode,
  type DesignRequest,
  type DesignResult,
} from '../../../../shared/domain/test-generation/index.ts'

const folder = new URL('../corpus/', import.meta.url)
const corpus = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map(async (name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const code = new URL(name.replace('.md', '.code.txt'), folder)
      const codeContent = existsSync(code) ? readFileSync(code, 'utf8') : ''
      const request = await withCode({ requirements: text, codeContent, mode: 'agentic', maxTestCases: 200 })
      return { name, text, request }
    }),
)
const placeholders =
  /\b(?:valid value|invalid value|valid data|some (?:text|value)|lorem|placeholder|works? as expected|TODO|TBD|example value|appropriate)\b|<(?!script>)[a-z ]+>|\bundefined\b|\bNaN\b|\[object/i

/** A request as it reads without the escapes of JSON and of addresses. */
/** `the file "photo.jpg" of 5 MB` as the test data write it: photo.jpg (5 MB). */
const withoutFileWords = (action: string) =>
  action.replace(/"([^"]+)" of (\S+ [kKMG]i?B(?: plus 1 byte)?)/, '$1 ($2)').replaceAll('"', '')

const withoutCodes = (action: string) => action.replaceAll('%23', '#').replaceAll('\\"', '"')

function holds(
  { testCases, requirements, gaps, summary, sentences: fates }: DesignResult,
  { maxTestCases = 50 }: Partial<DesignRequest> = {},
): void {
  const { sentences, tested, gaps: open, untestable, context, notRead } = summary.requirements
  expect(tested + open + untestable + context + notRead).toBe(sentences)
  expect(fates).toHaveLength(sentences)
  expect(fates.filter(({ status }) => status === 'tested')).toHaveLength(tested)
  for (const one of testCases) expect(TestCase().parse(one)).toEqual(one)
  for (const one of requirements) expect(RequirementSchema().parse(one)).toEqual(one)
  for (const one of gaps) expect(GapSchema().parse(one)).toEqual(one)
  expect(SummarySchema().parse(summary)).toEqual(summary)
  expect(summary.total).toBe(testCases.length)
  expect(testCases.length).toBeLessThanOrEqual(maxTestCases)
  expect(new Set(testCases.map(({ title }) => title)).size).toBe(testCases.length)
  expect(new Set(testCases.map(({ id }) => id)).size).toBe(testCases.length)
  expect(new Set(gaps.map(({ gapId }) => gapId)).size).toBe(gaps.length)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
}

describe.each(corpus)('the corpus text $name', ({ text, request }) => {
  const result = generateTests(request)

  test('is accounted sentence by sentence, and everything matches its schema', () => {
    holds(result, { maxTestCases: 200 })
  })
  test('gives no placeholder anywhere', () => {
    for (const { steps = [], expectedResult = '' } of result.testCases) {
      for (const part of [expectedResult, ...steps.flatMap((step) => [step.action, step.testData ?? ''])])
        expect(part).not.toMatch(placeholders)
    }
  })
  test('every case ends with what it expects, and names a requirement of the text', () => {
    const ids = new Set(result.requirements.map(({ id }) => id))
    for (const { steps = [], expectedResult, requirementRef } of result.testCases) {
      expect(steps.at(-1)?.expectedResult).toBe(expectedResult)
      expect(expectedResult).not.toBe('')
      expect(ids).toContain(requirementRef)
    }
  })
  test('the literals of the test data stand in the prose', () => {
    for (const { action, testData } of result.testCases.flatMap(({ steps = [] }) => steps)) {
      for (const { value } of parseTestData(testData ?? '')) {
        if (value === '' && /^Leave .+ empty$/.test(action)) continue
        if (action.startsWith('Call ')) expect(action).toContain(value === '' ? 'empty' : `"${value}"`)
        else if (/^(?:Send|Validate) /.test(action)) expect(withoutCodes(action)).toContain(value)
        else if (/^(?:Attach|Upload) /.test(action)) expect(withoutFileWords(action)).toContain(value)
        else if (!/^(?:Check|Uncheck) "/.test(action)) expect(action).toContain(`"${value}"`)
      }
    }
  })
  test('agentic never covers less than generate', () => {
    const maxTestCases = 10
    const once = generateTests({ ...request, mode: 'generate', maxTestCases })
    const agentic = generateTests({ ...request, maxTestCases })
    expect(agentic.summary.coverage.covered).toBeGreaterThanOrEqual(once.summary.coverage.covered)
    holds(once, { maxTestCases })
  })
  test('requirements stand at their offsets, in the order of the text', () => {
    const read = result.requirements.filter(({ source }) => source === 'requirements')
    for (const one of read) expect(text.slice(one.start, one.end)).toBe(one.sentence)
    expect(read.map(({ start }) => start)).toEqual(read.map(({ start }) => start).toSorted((a, b) => a - b))
  })
})

describe('hostile texts', () => {
  const words = fc.constantFrom(
    ...'The name must be from 1 to 40 characters " . , ( ) If when user clicks “ ” | - # Given'.split(' '),
    ...'Then required ≥ € 1,000.00 : otherwise message shown Draft moves Only \u200b \u0000 ü 年'.split(' '),
    'at least',
    '\n',
  )
  test('any order of words is accounted, sliced and schema-true', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), (parts) => {
        const text = parts.join(' ')
        const result = generateTests({ requirements: text, mode: 'agentic' })
        for (const one of result.requirements) expect(text.slice(one.start, one.end)).toBe(one.sentence)
        holds(result)
      }),
      { numRuns: 150 },
    )
  })
  test('any characters at all are accounted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) =>
        holds(generateTests({ requirements: text, mode: 'agentic' })),
      ),
      { numRuns: 100 },
    )
  })
  test.each([
    ['empty', '', 0],
    ['blank', ' \n\t\r\n ', 0],
    ['one megabyte of one word', 'x'.repeat(1_000_000), 1],
    ['binary', '\u0000\u0001\u0002PK\u0003\u0004'.repeat(100), undefined],
  ])('%s gives no case', (_, text, sentences) => {
    const result = generateTests({ requirements: text, mode: 'agentic' })
    holds(result)
    expect(result.testCases).toEqual([])
    if (sentences !== undefined) expect(result.summary.requirements.sentences).toBe(sentences)
    expect(result.summary.requirements.notRead + result.summary.requirements.context).toBe(
      result.summary.requirements.sentences,
    )
  })
  test('another language is accounted as not read, never as cases', () => {
    const german =
      'Das Alter muss zwischen 18 und 120 liegen. Bei einem Fehler wird die Meldung "Ungültig" angezeigt.'
    const french =
      "L'âge doit être compris entre 18 et 120 ans. Le nom est obligatoire et ne doit pas être vide."
    for (const text of [german, french, '年龄必须在18到120之间。', 'يجب أن يكون العمر بين 18 و 120.']) {
      const { testCases, summary } = generateTests({ requirements: text, mode: 'agentic' })
      expect(testCases).toEqual([])
      expect(summary.requirements.notRead).toBe(summary.requirements.sentences)
    }
  })
  test('a range whose minimum is above its maximum gives no case and is named', () => {
    const { testCases, gaps } = generateTests({
      requirements: 'Age must be from 120 to 18.',
      mode: 'agentic',
    })
    expect(testCases).toEqual([])
    expect(gaps[0]?.description).toContain('Age must be from 120 to 18')
  })
  test.each([
    'The name must be 2 to 40 characters. ',
    '- Name: required, 2-40 characters\n',
    '“',
    'when the user clicks ',
    'Given a\nWhen b\nThen c\n',
    '| a | b |\n',
  ])('100,000 characters of %j take time in proportion', (part) => {
    expectLinear(100_000, (length) => {
      const requirements = part.repeat(Math.ceil(length / part.length))
      const { sentences, tested, gaps, untestable, context, notRead } = generateTests({
        requirements,
        mode: 'generate',
      }).summary.requirements
      expect(tested + gaps + untestable + context + notRead).toBe(sentences)
    })
  })
})
