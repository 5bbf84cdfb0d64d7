import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { readDefault } from '../../../../../../shared/domain/requirements/facts/fields/defaults.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'

const read = (text: string) => {
  const found = readDefault(maskQuotes(text))
  return found && [found.label, found.value]
}

test.each([
  ['Quantity defaults to 1', 'Quantity', '1'],
  ['The country defaults to "South Korea".', 'Country', 'South Korea'],
  ['The start date is pre-filled with today.', 'Start date', '%TODAY%'],
  ['The default country is Germany.', 'Country', 'Germany'],
  ['The default value of Priority is Normal.', 'Priority', 'Normal'],
  ['By default, the language is English.', 'Language', 'English'],
  ['The daily limit is 5,000 EUR by default.', 'Daily limit', '5000'],
  ['The newsletter checkbox is checked by default.', 'Newsletter', 'checked'],
  ['weekly is the default', undefined, 'weekly'],
  ['optional, the default is today', undefined, '%TODAY%'],
  ['1 to 10, default 1', undefined, '1'],
  ['1 to 10 (default: 5)', undefined, '5'],
  ['"Express" is preselected', undefined, 'Express'],
])('“%s”', (text, label, value) => expect(read(text)).toEqual([label, value]))

describe('no default is read from', () => {
  test.each([
    'The user must change the default password.',
    'The default is not shown.',
    'By default, results are sorted by date.',
    'The system defaults to English.',
    'a default',
    'The value is set by default.',
    'Press the default button',
    'Size is one of Small or Large; none is preselected.',
  ])('“%s”', (text) => expect(read(text)).toBeUndefined())
  test('a text of defaults without end, in linear time', () => {
    expectLinear(20_000, (count) => read('default '.repeat(count)))
    expectLinear(10_000, (count) => read('the default value of '.repeat(count)))
    expectLinear(20_000, (count) => read(`${'word '.repeat(count)}by default`))
  })
})
