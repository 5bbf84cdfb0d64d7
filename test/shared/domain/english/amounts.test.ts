import { expect, test } from 'vitest'
import { amountsIn } from '../../../../shared/domain/english/amounts.ts'
import { momentsIn } from '../../../../shared/domain/english/dates.ts'
import { rangesIn } from '../../../../shared/domain/english/ranges.ts'
import { expectLinear } from '../../../support/costs.ts'

const say = (text: string) =>
  amountsIn(text).map(({ start, end, value, unit }) => [text.slice(start, end), value, unit ?? ''].join('|'))

test.each([
  ['It costs 1,200 EUR.', '1,200 EUR|1200|EUR'],
  ['It costs €5.50 at most.', '€5.50|5.50|€'],
  ['It costs USD 12.', 'USD 12|12|USD'],
  ['after 30 minutes', '30 minutes|30|minute'],
  ['up to 2 MB each', '2 MB|2|MB'],
  ['a 10MB file', '10MB|10|MB'],
  ['twenty-one characters', 'twenty-one characters|21|character'],
  ['one hundred and five days', 'one hundred and five days|105|day'],
  ['five boxes', 'five|5|'],
  ['down to -5 °C', '-5 °C|-5|°C'],
  ['0.5 % of it', '0.5 %|0.5|%'],
])('"%s" has an amount', (text, amount) => expect(say(text)).toEqual([amount]))

test.each([
  'version 1.2.3',
  'at 14:30',
  'on 2026-12-24',
  'room B12',
  'form B-12',
  'call 555-1234-99',
  'the right one',
  'no number',
])('"%s" has none', (text) => expect(amountsIn(text)).toEqual([]))

test.each([
  ['between 4 and 20 characters', 'between 4 and 20 characters: 4 character to 20 character'],
  ['PINs of 4-20 digits', '4-20 digits: 4 digit to 20 digit'],
  ['from two to five days', 'from two to five days: 2 day to 5 day'],
  ['4 – 20', '4 – 20: 4  to 20 '],
  ['from -5 to 5 °C', 'from -5 to 5 °C: -5 °C to 5 °C'],
  ['between €5 and €20', 'between €5 and €20: 5 € to 20 €'],
])('"%s" has a range', (text, range) => {
  expect(
    rangesIn(text).map(
      ({ start, end, from, to }) =>
        `${text.slice(start, end)}: ${from.value} ${from.unit ?? ''} to ${to.value} ${to.unit ?? ''}`,
    ),
  ).toEqual([range])
})

test.each(['4 and 20 characters', 'from 20 to 4', '2026-12-24'])('"%s" has no range', (text) =>
  expect(rangesIn(text)).toEqual([]),
)

test.each([
  ['on 2026-12-24.', ['2026-12-24', '2026-12-24']],
  ['on 24 December 2026', ['24 December 2026', '2026-12-24']],
  ['on Dec. 24, 2026', ['Dec. 24, 2026', '2026-12-24']],
  ['on 3/4/2026', ['3/4/2026', '2026-04-03 2026-03-04']],
  ['on 24/12/2026', ['24/12/2026', '2026-12-24']],
  ['at 9:00', ['9:00', '09:00']],
  ['at 9 am', ['9 am', '09:00']],
  ['at 14:30 sharp', ['14:30', '14:30']],
])('"%s" has a moment', (text, moment) => {
  expect(
    momentsIn(text).flatMap(({ start, end, values }) => [text.slice(start, end), values.join(' ')]),
  ).toEqual(moment)
})

test.each(['on 2026-02-30', 'at 25:00', 'version 1.2', '31/31/2026'])('"%s" has none that there is', (text) =>
  expect(momentsIn(text)).toEqual([]),
)

test('a hostile text costs no more than its length', () => {
  for (const part of ['1,', '9 ', 'may 1', 'two ', '1/1/'])
    expectLinear(20_000, (length) => {
      const text = part.repeat(length)
      return [rangesIn(text), momentsIn(text)]
    })
})
