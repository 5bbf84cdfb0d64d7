import { expect, test } from 'vitest'
import { spelledNumbers } from '../../../../shared/domain/numbers/spelled.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['holds 2½ m³', ['2.5']],
  ['a 3 1/2 inch disk, 2-1/4 inch thick', ['3.5', '2.25']],
  ['1⁄2 litre, ⅜ inch, 7 ⅓ l', ['0.5', '0.375', '7.333333']],
  ['two and a half days', ['2.5']],
  ['5 and a quarter hours, three and three quarters', ['5.25', '3.75']],
  ['half an hour, half a million, half a dozen', ['0.5', '500000', '6']],
  ['one hundred and twenty euros', ['120']],
  ['two thousand five hundred dollars', ['2500']],
  ['twenty-five of forty two, a hundred', ['25', '42', '100']],
  ['three million two hundred thousand and six', ['3200006']],
  ['two dozen eggs', ['24']],
  ['zweieinhalb Tage, anderthalb Stunden, zwölf Wochen', ['2.5', '1.5', '12']],
  ['fünfundzwanzig von zweihundertdreißig, tausendzweihundert', ['25', '230', '1200']],
  ['zwischen zwei und drei', ['2', '3']],
])('the numbers of "%s" are %j', (text, values) => {
  expect(spelledNumbers(text).map(({ value }) => value)).toEqual(values)
})

test.each([
  'between twenty and thirty, five six seven',
  'on 3/5/2026 and 12/4/26, page 1/2, 24/7',
  'half of the staff, a third, one or two, and a half',
  'Hundred-dollar bills, the city, a quarter of it, Elfe, zehnte',
  'version 1/2/3 of 5/4 m',
])('"%s" holds none', (text) => {
  expect(spelledNumbers(text)).toEqual([])
})

test.each(['two hundred and a half million and ', '2½ 3 1/2 ', 'hundred and ', 'zweihunderttausend'])(
  'the cost of a text full of "%s" follows its length',
  (part) => expectLinear(100_000, (length) => spelledNumbers(part.repeat(length / part.length))),
)
