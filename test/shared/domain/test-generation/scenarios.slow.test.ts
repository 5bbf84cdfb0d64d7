import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/generate-tests.ts'
import { readScenarios } from '../../../../shared/domain/test-generation/scenarios/read-scenarios.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['scenarios', 'Scenario: a\nGiven b\nThen c\n\n'],
  ['broken scenarios', 'Scenario: a\nGiven b\nc d\nThen e\n\n'],
  ['steps without a head', 'Given a\n'],
  ['steps that are interrupted', 'Given a\nb\n'],
  ['heads without steps', 'Scenario: a\n'],
  ['lists below heads', 'Example:\n* a\n'],
  ['doc strings that nothing ends', 'Scenario: a\nGiven b\n"""\n'],
  ['features', 'Feature: a\nScenario: b\nThen c\n'],
  ['fences', '```\nScenario: a\nGiven b\n```\n'],
  ['backgrounds', 'Background:\nGiven b\n'],
  ['tags', '@a\n'],
])('%s cost no more than their length', (_name, unit) => {
  expectLinear(50_000, (length) => readScenarios(unit.repeat(Math.ceil(length / unit.length))))
})

test('of 199,000 characters of scenarios each is counted, and the first 1,000 are cases', () => {
  const one = (at: number) => `Scenario: Pay ${at}\n  Given ${at} items\n  Then I see "Paid ${at}"\n`
  const text = Array.from({ length: 3000 }, (_none, at) => one(at))
    .join('\n')
    .slice(0, 199_000)
  const { testCases, summary } = generateTests({ requirements: text, mode: 'agentic', maxTestCases: 50 })
  expect(testCases).toHaveLength(50)
  expect(summary.coverage).toMatchObject({ items: 1000, covered: 50 })
  const { sentences, tested, gaps, notRead } = summary.requirements
  expect([tested, tested + gaps + notRead]).toEqual([50, sentences])
})
