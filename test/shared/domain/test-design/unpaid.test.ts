import { describe, expect, test } from 'vitest'
import { withoutFee } from '../../../../shared/domain/test-design/cases/unpaid.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

describe('a fee whose condition does not hold', () => {
  test.each([
    ['The tenant pays a late fee of 15.00 EUR', 'The tenant does not pay a late fee of 15.00 EUR'],
    ['Visitors pay a parking fine', 'Visitors do not pay a parking fine'],
    ['a surcharge of 3 EUR is added', 'a surcharge of 3 EUR is not added'],
    [
      'A guest who is not a member pays a fee of 2 EUR',
      'A guest who is not a member does not pay a fee of 2 EUR',
    ],
    ['the buyer receives a discount of 5 %', 'the buyer does not receive a discount of 5 %'],
  ])('%s', (outcome, without) => {
    expect(withoutFee(outcome)).toBe(without)
  })

  test.each(['The order is shipped', 'The tenant pays no fee', 'The tenant pays 15 EUR'])(
    'nothing follows from another outcome: %s',
    (outcome) => {
      expect(withoutFee(outcome)).toBeUndefined()
    },
  )

  test('both sides of a stated time are tried, the inferred one as inferred', () => {
    const requirements =
      '# Boats\n\n- A skipper pays a berth fee of 12.00 EUR if the boat stays moored for more than 45 minutes after the lock has opened.'
    const cases = designTests({ requirements, mode: 'generate' }).testCases
    const [fee] = cases.filter(({ title }) => title.includes('46'))
    const [none] = cases.filter(({ title }) => title.includes('45'))
    expect(fee?.title).toContain('the boat stays moored for "46" minutes')
    expect(fee?.expectedResult).toContain('pays a berth fee of 12.00 EUR')
    expect(none?.expectedResult).toContain('does not pay a berth fee')
  })
})
