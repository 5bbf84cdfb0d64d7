import { expect, test } from 'vitest'
import { dateAt, monthOf, timeAt } from '../../../../shared/domain/english/dates.ts'

test.each([
  ['2026-12-24.', '2026-12-24'],
  ['24 December 2026', '2026-12-24'],
  ['Dec. 24, 2026', '2026-12-24'],
  ['Sept 3rd, 2026', '2026-09-03'],
  ['24/12/2026', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
])('"%s" is a date', (text, value) => expect(dateAt(text, 0)?.value).toBe(value))

test.each(['2026-02-30', '3/4/2026', '31/31/2026', '1.2', 'Sepia 3, 2026'])('"%s" is none', (text) =>
  expect(dateAt(text, 0)).toBeUndefined(),
)

test.each([
  ['9:00', '09:00'],
  ['9 am', '09:00'],
  ['12:30 p.m.', '12:30'],
  ['9.30 am', '09:30'],
  ['14:30 sharp', '14:30'],
])('"%s" is a time of day', (text, value) => expect(timeAt(text, 0)?.value).toBe(value))

test.each(['25:00', '9', '9:60', '9.30', '9.30 metres'])('"%s" is no time of day', (text) =>
  expect(timeAt(text, 0)).toBeUndefined(),
)

test.each([
  ['May', 5],
  ['sept.', 9],
  ['mayor', undefined],
  ['mars', undefined],
])('"%s" is the month %s', (word, month) => expect(monthOf(word)).toBe(month))
