import { parseTestData } from '../../test-cases/test-data.ts'
import type { CoverageItem, TestCase } from '../../test-cases/schema.ts'
import { makePlan } from '../plan.ts'
import { allAtOnce, teller } from '../tell.ts'
import type { Known } from './more-cases.ts'

/**
 * Cases that somebody changed, with only the claims that the checker still finds in their literals. Claims about texts that are not
 * given here cannot be confirmed and are dropped too.
 */
export function recheckClaims(requirements: string, cases: TestCase[], known: Known = {}): TestCase[] {
  if (cases.every(({ coverageItems = [] }) => coverageItems.length === 0)) return cases
  const request = { requirements, ...known, mode: 'generate' as const }
  const { parts } = allAtOnce(makePlan(request, teller(request)))
  return cases.map((testCase) => {
    if (testCase.coverageItems === undefined) return testCase
    const exercised = new Set(parts.flatMap((part) => [...part.exercised(testCase)]))
    const confirmed = testCase.coverageItems.filter(({ id }) => exercised.has(id))
    return { ...testCase, coverageItems: confirmed.map((item) => withValue(item, testCase)) }
  })
}

/** The value that the case holds now. */
function withValue(item: CoverageItem, { steps = [] }: TestCase): CoverageItem {
  const data = steps.flatMap(({ testData = '' }) => parseTestData(testData))
  const value = item.value === undefined ? undefined : data.find(({ name }) => name === item.parameter)?.value
  return value === undefined ? item : { ...item, value }
}
