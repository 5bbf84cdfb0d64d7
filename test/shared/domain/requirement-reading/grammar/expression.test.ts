import { describe, expect, test } from 'vitest'
import { expression } from '../../../../../shared/domain/requirement-reading/grammar/expression.ts'
import { readWith } from '../../../../support/clauses-in-words.ts'
import { expressionInWords } from '../../../../support/conditions-in-words.ts'

const read = (text: string) => {
  const { value, left } = readWith(expression, text)
  return value ? [expressionInWords(value), ...(left ? [`left: ${left}`] : [])] : []
}

describe('what a text works out', () => {
  test.each<[string, string[]]>([
    ['the net price plus 19 %', ['(net price + 19 % of net price)']],
    ['2 × (width + height)', ['(2 * (width + height))']],
    [
      'the sum of the price and the shipping fee, rounded up to full euros',
      ['(price + shipping fee) rounded up to 1'],
    ],
    ['10 % of the order value', ['10 % of order value']],
    ['half of the fee', ['(0.5 * fee)']],
    ['the lower of EUR 5.00 and the price', ['(5.00 EUR min price)']],
    ['30 days after the invoice date', ['invoice date +30 days']],
    ['2 years ago', ['today -2 years']],
    ['the number of nights multiplied by the daily rate', ['(number of nights * daily rate)']],
    ['the sum of the prices of all items', ['sum of prices over items']],
    ['price × quantity − discount', ['((price * quantity) - discount)']],
    [
      'the price divided by 3, rounded half up to two decimal places',
      ['(price / 3) rounded half-up to 0.01'],
    ],
    ['EUR 5.00 per day', ['5.00 EUR', 'left: per day']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
