import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { parseTestData } from '../../../../shared/domain/test-design/index.ts'
import { designDerived } from '../../../support/design-derived.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const form = [
  '# Export',
  '- Format must be one of PDF, CSV or XML.',
  '- Encoding must be one of UTF-8 or Latin-1.',
  '- Paper must be one of A4, A5 or Letter.',
  '- When the form is sent, the page shows "Export done".',
  '- The export must work for any combination of format, encoding and paper.',
].join('\n')
const matrix = readFileSync(new URL('../corpus/phone-settings-matrix.md', import.meta.url), 'utf8')

function pairwiseCases(requirements: string): TestCase[] {
  const { testCases } = designDerived({ requirements, mode: 'generate', maxTestCases: 200 })
  return testCases.filter(({ designTechnique }) => designTechnique?.includes('Pairwise'))
}
function dataOf({ steps = [] }: TestCase): Map<string, string> {
  return new Map(
    steps.flatMap(({ testData = '' }) => parseTestData(testData).map(({ name, value }) => [name, value])),
  )
}
function pairsOf(cases: TestCase[], names: string[]): Set<string> {
  return new Set(
    cases.flatMap((one) => {
      const data = dataOf(one)
      return names.flatMap((a, index) =>
        names.slice(index + 1).map((b) => `${a}=${data.get(a)} ${b}=${data.get(b)}`),
      )
    }),
  )
}

describe('settings that have to work in every combination', () => {
  test('of a form are entered so that each pair of values stands in a case that runs', () => {
    const cases = pairwiseCases(form)
    expect(pairsOf(cases, ['Format', 'Encoding', 'Paper']).size).toBe(6 + 9 + 6)
    expect(cases.length).toBeLessThanOrEqual(9)
    for (const one of cases) {
      expect(one.expectedResult).toBe('"Export done" is visible')
      expect(one.automation).toEqual({ ready: true, reasons: [] })
    }
  })

  test('a combination that the text excludes stands in no case', () => {
    const cases = pairwiseCases(`${form}\n- If the format is CSV, the paper must not be A5.`)
    const pairs = pairsOf(cases, ['Format', 'Encoding', 'Paper'])
    expect(pairs.has('Format=CSV Paper=A5')).toBe(false)
    expect(pairs.size).toBe(20)
  })

  test('of a table of settings take the stated outcome, the event before it, and its constraint', () => {
    const cases = pairwiseCases(matrix)
    const names = ['Display mode', 'Connection', 'Power mode']
    expect(pairsOf(cases, names).size).toBe(26)
    expect(pairsOf(cases, names).has('Display mode=Automatic Power mode=Ultra')).toBe(false)
    for (const { expectedResult, steps = [] } of cases) {
      expect(expectedResult).toContain('home screen')
      expect(steps.at(-1)?.action).toBe('Restart')
    }
  })

  test('of the surroundings are named in brackets and have to be chosen by a person', () => {
    const [first] = pairwiseCases(
      'The shop must work in every combination of browser (Chrome, Firefox) and operating system (Windows, macOS). The page shows "Cart" in every combination.',
    )
    expect(first && [...dataOf(first).keys()]).toEqual(['Browser', 'Operating system'])
    expect(first?.automation?.ready).toBe(false)
    expect(first?.automation?.reasons[0]).toContain('browser')
  })

  test('without anything to see are a gap for each pair and no case', () => {
    const requirements =
      'The tool must work in every combination of browser (Chrome, Firefox) and language (English, German).'
    const { testCases, gaps } = designDerived({ requirements, mode: 'generate' })
    expect(testCases).toEqual([])
    expect(gaps.filter(({ technique }) => technique === 'Pairwise Testing')).toHaveLength(4)
  })

  test('without values are a gap of the requirement', () => {
    const { testCases, gaps } = designDerived({
      requirements: 'The app must work in every combination of settings.',
      mode: 'generate',
    })
    expect(testCases).toEqual([])
    expect(gaps.map(({ requirementRef }) => requirementRef)).toEqual(['REQ-001'])
  })
})

describe('the checker of pairs', () => {
  const { sentences, read } = readSource({
    text: `${form}\n- If the format is CSV, the paper must not be A5.`,
  })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const pairsIn = (values: [string, string][], expectedResult = '"Export done" is visible') =>
    [
      ...checker.exercised({
        id: 'TC-1',
        title: 'By hand',
        testLevel: 'system',
        testType: 'functional',
        priority: 'medium',
        steps: values.map(([name, value], index) => ({
          stepNumber: index + 1,
          action: `Select "${value}" from "${name}"`,
          expectedResult: '',
        })),
        expectedResult,
      }),
    ].filter((id) => id.includes('/pair/'))

  test('counts the three pairs of a row from its literals alone', () => {
    expect(
      pairsIn([
        ['Format', 'PDF'],
        ['Encoding', 'UTF-8'],
        ['Paper', 'A4'],
      ]),
    ).toHaveLength(3)
  })
  test('counts nothing when a setting is left open, a value is not listed, or the combination is excluded', () => {
    expect(
      pairsIn([
        ['Format', 'PDF'],
        ['Encoding', 'UTF-8'],
      ]),
    ).toEqual([])
    expect(
      pairsIn([
        ['Format', 'PDF'],
        ['Encoding', 'UTF-7'],
        ['Paper', 'A4'],
      ]),
    ).toEqual([])
    expect(
      pairsIn([
        ['Format', 'CSV'],
        ['Encoding', 'UTF-8'],
        ['Paper', 'A5'],
      ]),
    ).toEqual([])
  })
  test('counts nothing when nothing is expected', () => {
    expect(
      pairsIn(
        [
          ['Format', 'PDF'],
          ['Encoding', 'UTF-8'],
          ['Paper', 'A4'],
        ],
        '',
      ),
    ).toEqual([])
  })
})
