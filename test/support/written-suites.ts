import { readFileSync, readdirSync } from 'node:fs'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'

const folder = new URL('./suites/', import.meta.url)

/** A case as it is kept: each step is its action, what is expected, and test data that its words do not hold. */
interface WrittenCase extends Pick<TestCase, 'id' | 'title' | 'tags' | 'preconditions' | 'requirementRef'> {
  steps: [action: string, expectedResult?: string, testData?: string][]
  /** Left out where it is what the last step expects. */
  expectedResult?: string
  /** Left out where hosted runs can play the case. */
  automation?: TestCase['automation']
}

/** The pages of bench/kill/pages, each of which has a suite. */
export const pagesWithSuites = (): string[] =>
  readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .toSorted()

/** A suite for a page, in all the ways to say a step: what exports, scripts and runs do with it does not depend on how cases are designed today. */
export function writtenSuite(page: string): TestCase[] {
  const kept = JSON.parse(readFileSync(new URL(`${page}.json`, folder), 'utf8')) as WrittenCase[]
  return kept.map(({ steps, expectedResult = steps.at(-1)?.[1] ?? '', ...said }) => ({
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    automation: { ready: true, reasons: [] },
    ...said,
    steps: steps.map(([action, expected = '', testData], index) => ({
      stepNumber: index + 1,
      action,
      expectedResult: expected,
      ...(testData === undefined ? {} : { testData }),
    })),
    expectedResult,
  }))
}

/** The cases of a suite that hosted runs can play. */
export function playableSuite(page: string): TestCase[] {
  return writtenSuite(page).filter(({ automation }) => automation?.ready)
}
