import { expect, test } from 'vitest'
import {
  dimensionOf,
  isTimeUnit,
  isUnit,
  signOf,
  unitAhead,
} from '../../../../shared/domain/english/units.ts'

test.each([
  [' EUR.', 'EUR'],
  [' minutes', 'minutes'],
  ['MB file', 'MB'],
  ['-day trial', 'day'],
  [' working days', 'working days'],
  [' per cent', 'per cent'],
  [' km/h', 'km/h'],
  ['%', '%'],
])('behind a number "%s" begins with a unit', (text, unit) => expect(unitAhead(text)?.unit).toBe(unit))

test.each([' boxes', ' G', '-G', '_MB'])('"%s" begins with none', (text) =>
  expect(unitAhead(text)).toBeUndefined(),
)

test.each([
  ['Minutes', 'clock'],
  ['working days', 'calendar'],
  ['mb', 'data'],
  ['Euros', 'money'],
  ['cm', 'measure'],
  ['centimetres', 'measure'],
  ['km/h', 'reading'],
  ['characters', 'count'],
  ['boxes', undefined],
  ['', undefined],
])('"%s" measures: %s', (unit, dimension) => expect(dimensionOf(unit)).toBe(dimension))

test('spellings of a unit are one', () => {
  expect(['kilos', 'kilogram', 'kg'].map(signOf)).toEqual(['kg', 'kg', 'kg'])
  expect(['secs', 'seconds', 's'].map(signOf)).toEqual(['s', 's', 's'])
  expect(['hrs', 'working days', 'm'].map(isTimeUnit)).toEqual([true, true, false])
  expect(['EUR/kg', 'g', 'G'].map(isUnit)).toEqual([true, true, false])
})
