import { describe, expect, test } from 'vitest'
import { booking } from '../../../../support/booking-text.ts'
import { parseTestData } from '../../../../../shared/domain/test-cases/test-data.ts'
import {
  casesWith,
  generateTests,
  moreCases,
  recheckClaims,
} from '../../../../../shared/domain/test-generation/index.ts'

const { testCases: existing } = generateTests({ requirements: booking, mode: 'generate', maxTestCases: 200 })
const guests = (label: string) => label === 'Guests'
const entered = (cases: typeof existing) =>
  cases.map(
    ({ steps = [] }) =>
      steps.flatMap(({ testData = '' }) => parseTestData(testData)).find(({ name }) => name === 'Guests')
        ?.value,
  )

test('one more case enters the wished value and expects what the rules say', () => {
  const request = { requirements: booking, existing, max: 10 }
  const [right] = casesWith(request, guests, '7')
  const [wrong] = casesWith(request, guests, '700')
  expect(right).toMatchObject({ id: 'TC-012', expectedResult: '"Booked" is visible' })
  expect(wrong?.expectedResult).toContain('The message "Guests must be from 1 to 12." is shown')
  expect(entered([right!, wrong!])).toEqual(['7', '700'])
})

test('further wrong values are all refused, and none is entered already', () => {
  const more = moreCases({ requirements: booking, existing, max: 4 }, guests, true)
  const before = new Set(entered(existing))
  expect(more).toHaveLength(4)
  for (const value of entered(more)) expect(before.has(value)).toBe(false)
  for (const one of more) {
    expect(one).toMatchObject({ testType: 'negative', designTechnique: 'Error Guessing' })
    expect(one.expectedResult).toContain('The message "Guests must be from 1 to 12." is shown')
  }
})

describe('claims of a changed case', () => {
  const one = existing.find(({ title }) => title.startsWith('13 guests'))!
  const changed = (to: string) =>
    recheckClaims(booking, [
      {
        ...one,
        steps: (one.steps ?? []).map((step) => ({
          ...step,
          action: step.action.replace('"13"', `"${to}"`),
          ...(step.testData === undefined ? {} : { testData: step.testData.replace('=13', `=${to}`) }),
        })),
      },
    ])[0]
  test('stay as long as its literals keep them', () => {
    expect(changed('13')?.coverageItems).toEqual(one.coverageItems)
  })
  test('go when they do not', () => {
    expect(changed('11')?.coverageItems).toEqual([])
  })
})
