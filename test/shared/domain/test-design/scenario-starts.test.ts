import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (given: string) =>
  designTests({
    requirements: `Scenario: Enough money\nGiven ${given}\nWhen I request 50 EUR\nThen the ATM shows "Take your money"`,
    mode: 'agentic',
  })

describe('what a scenario starts from', () => {
  test.each(['my card is valid', 'my account has a balance of 100 EUR', 'the user has a valid account'])(
    '%s is a state to set up and needs no data',
    (given) => {
      const { testCases, gaps } = design(given)
      expect(testCases.map(({ title, automation }) => [title, automation?.ready])).toEqual([
        ['Enough money', false],
      ])
      expect(gaps).toEqual([])
    },
  )
  test.each(['I have entered valid credentials', 'all required fields are filled with valid values'])(
    '%s names data that nobody could type',
    (given) => expect(design(given).testCases).toEqual([]),
  )
})
