import type { CoverageItem, TestCase } from '../test-cases/schema.ts'
import { CoverageChecker } from './check/coverage-checker.ts'
import { buildModel } from './modelling/build-model.ts'
import { planOf } from './plan.ts'
import { readSources } from './read-sources.ts'
import { designWithStatements } from './statements/with-statements.ts'
import { parseTestData } from '../test-cases/test-data.ts'

/**
 * Cases that somebody changed, with only the claims that the checker still finds in their literals. Claims about texts that are not
 * given here cannot be confirmed and are dropped too.
 */
export function recheckClaims(requirements: string, cases: TestCase[]): TestCase[] {
  if (cases.every(({ coverageItems = [] }) => coverageItems.length === 0)) return cases
  const sources = readSources({ requirements, mode: 'generate' })
  const read = planOf(sources, buildModel(sources.sentences, sources.read, sources.functions))
  const { plan } = designWithStatements(read, 'full')
  const checker = new CoverageChecker(plan.model, plan.items)
  return cases.map((testCase) => {
    if (testCase.coverageItems === undefined) return testCase
    const exercised = checker.exercised(testCase)
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
