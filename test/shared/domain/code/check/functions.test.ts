import { expect, test } from 'vitest'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'
import {
  generateTests,
  withCode,
  type DesignRequest,
} from '../../../../../shared/domain/test-generation/index.ts'
import { codePart } from '../../../../../shared/domain/test-generation/parts/code-part.ts'
import { readSources } from '../../../../../shared/domain/test-generation/requirements/read-sources.ts'

const request: DesignRequest = {
  requirements: 'The order is checked.',
  codeContent:
    'export function check(count: number, code: string) {\n  if (count < 1 || count > 9) throw new Error("1 to 9")\n  if (!/^[A-Z]{3}$/.test(code)) throw new Error("three letters")\n}',
  mode: 'generate',
  maxTestCases: 200,
}

async function checked(change: (testCase: TestCase) => TestCase): Promise<{ before: number; after: number }> {
  const read = await withCode(request)
  const sources = readSources(read)
  const known = new Map(sources.read.map(({ requirement }) => [requirement.id, requirement]))
  const part = codePart(sources, known)
  const { testCases } = generateTests(read)
  const one = testCases.find(({ title }) => title.includes('count "10"'))
  if (!one) throw new Error('there is no case for 10')
  return { before: part.exercised(one).size, after: part.exercised(change(one)).size }
}

const withStep = (testCase: TestCase, change: { testData?: string; action?: string }): TestCase => ({
  ...testCase,
  steps: (testCase.steps ?? []).map((step) => ({ ...step, ...change })),
})

test.each<[string, (testCase: TestCase) => TestCase]>([
  ['expects another error', (one) => ({ ...one, expectedResult: 'The error "three letters" is thrown' })],
  ['expects no error', (one) => ({ ...one, expectedResult: 'No error is thrown, not "1 to 9"' })],
  ['calls another function', (one) => withStep(one, { action: 'Call verify with count "10"' })],
  ['holds a value that is allowed', (one) => withStep(one, { testData: 'count=9; code=ABC' })],
  ['names no value', (one) => withStep(one, { testData: '' })],
])('a case that %s proves nothing', async (_, change) => {
  const { before, after } = await checked(change)
  expect([before > 0, after]).toEqual([true, 0])
})
