import { readFileSync, readdirSync } from 'node:fs'
import { designTests } from '../../shared/domain/test-design/index.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'

const folder = new URL('../../bench/kill/pages/', import.meta.url)

/** The pages that have requirements, by their names. */
export const pagesWithRequirements = (): string[] => readdirSync(folder).toSorted()

/** The cases that the engine makes of the requirements of a page, and that hosted runs can play. */
export function generatedSuite(page: string): TestCase[] {
  const requirements = readFileSync(new URL(`${page}/requirements.md`, folder), 'utf8')
  const { testCases } = designTests({
    requirements,
    mode: 'agentic',
    maxTestCases: 200,
    scope: 'full',
    priority: 'all',
    format: 'standard',
  })
  return testCases.filter(({ automation }) => automation?.ready)
}
