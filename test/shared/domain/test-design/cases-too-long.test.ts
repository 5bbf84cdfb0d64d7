import { expect, test } from 'vitest'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const fields = Array.from(
  { length: 130 },
  (_, at) =>
    `The field "Code ${at} of the long list of codes that the clerk has to copy from paper" is required and must have 2 to ${at + 10} characters.`,
)

test('a case that would be longer than a case may be is left out, and what it was for is named', () => {
  const { testCases, summary } = designTests({
    requirements: fields.join('\n'),
    mode: 'generate',
    maxTestCases: 200,
  })
  expect(testCases.length).toBeGreaterThan(0)
  for (const testCase of testCases) expect(TestCase().safeParse(testCase).error).toBeUndefined()
  const reasons = new Set(summary.coverage.dropped.map(({ reason }) => reason.replace(/\d+/, 'N')))
  expect(reasons).toContain('its case would be longer than a case may be')
  const named = new Set(summary.coverage.dropped.map(({ coverageItem }) => coverageItem))
  expect(named.size + summary.coverage.covered).toBe(summary.coverage.items)
})
