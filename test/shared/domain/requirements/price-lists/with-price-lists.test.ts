import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import { readPriceLine } from '../../../../../shared/domain/requirements/price-lists/read-price-line.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

function rulesOf(text: string): string[] {
  return readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => {
      if (fact.kind !== 'rule') return []
      const { number, equals } = fact.anyOf[0]?.[0] ?? {}
      const bounds = number ? `${number.min?.units ?? ''}..${number.max?.units ?? ''}` : (equals ?? '')
      return [`${bounds}: ${fact.outcome}`]
    })
}

describe('a list of prices', () => {
  test('says which ages pay what, in the ways in which people write ages', () => {
    expect(
      rulesOf(
        'Zoo\n- Toddlers under 3: free\n- Kids 3-14: 9 EUR\n- Adults (15 to 66): 18.50 EUR\n- Retirees 67+: 14 EUR',
      ),
    ).toEqual([
      '..2: the price is 0 (free)',
      '3..14: the price is 9 EUR',
      '15..66: the price is 18.50 EUR',
      '67..: the price is 14 EUR',
    ])
  })

  test('ends an open range where the next one begins', () => {
    expect(
      rulesOf(
        'Ferry\n- Children up to 11 years: 4 EUR\n- Infants up to 2 years: free\n- Adults from 12 years: 8 EUR\n- Seniors from 70 years: 6 EUR',
      ),
    ).toEqual([
      '3..11: the price is 4 EUR',
      '..2: the price is 0 (free)',
      '12..69: the price is 8 EUR',
      '70..: the price is 6 EUR',
    ])
  })

  test('tries the ages on both sides of each limit', () => {
    const { testCases } = designTests({
      mode: 'generate',
      requirements:
        'Climbing hall\n- Kids under 10: 6 EUR\n- Teens 10 to 17: 9 EUR\n- Adults 18 and older: 12 EUR',
      maxTestCases: 40,
    })
    const tried = testCases.map(
      ({ preconditions, steps }) => `${preconditions?.[0] ?? ''} ${steps?.at(-1)?.expectedResult ?? ''}`,
    )
    expect(tried.toSorted()).toEqual([
      'The age is "10" years The price is 9 EUR',
      'The age is "17" years The price is 9 EUR',
      'The age is "18" years The price is 12 EUR',
      'The age is "9" years The price is 6 EUR',
    ])
  })

  test('may name kinds instead of ages', () => {
    expect(rulesOf('Rooms\n- Standard: 80 EUR\n- Deluxe: 120 EUR')).toEqual([
      'Standard: the price is 80 EUR',
      'Deluxe: the price is 120 EUR',
    ])
  })

  test.each([
    'Password: 8 to 64 characters',
    'Delivery in 2 to 4 days: 5 EUR',
    'Maximum age: 18',
    'Children 9 to 3: 5 EUR',
    'Total = quantity × price',
    '',
    ': 5 EUR',
  ])('is not what "%s" says of ages', (line) => {
    expect(readPriceLine(line)?.ages).toBeUndefined()
  })

  test('needs two lines', () => {
    expect(rulesOf('Fees\n- Adults 18 to 64: 12 EUR\n\nThe page shows a map.')).toEqual([])
  })
})
