import { expect, test } from 'vitest'
import { coverageOf } from '../../../../../shared/domain/judging/coverage/index.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

test('2,000 sentences that 200 long cases cite are counted', () => {
  const sentences = Array.from({ length: 2000 }, (_, at) => ({
    id: `S${at}`,
    text: `The rate "R${at} ${'text '.repeat(20)}" costs ${at}.50 EUR, ${at + 1}.25 EUR or "never".`,
    requirementRef: 'REQ-1',
    demands: true,
  }))
  const cases = Array.from({ length: 200 }, (_, at): TestCase => ({
    id: `TC-${at}`,
    title: `Case ${at}`,
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    verified: true,
    requirementRef: 'REQ-1',
    sentences: Array.from({ length: 50 }, (_sentence, place) => `Another ${at} sentence ${place} of a text`),
    steps: Array.from({ length: 50 }, (_step, place) => ({
      stepNumber: place + 1,
      action: `Enter "${'x'.repeat(200)}${place}" in the "Field ${at}" field`,
      expectedResult: `"${at * 50 + place}.50 EUR" is shown`,
    })),
  }))
  const { sentences: rows, percentVerified } = coverageOf(cases, sentences)
  expect(rows).toHaveLength(2000)
  expect(percentVerified).toBeLessThan(100)
  expect(rows[0]!.caseIds).toHaveLength(50)
})
