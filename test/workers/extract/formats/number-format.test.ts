import { expect, test } from 'vitest'
import { dateOfSerial, kindOfCode, numberKind } from '../../../../workers/extract/formats/number-format.ts'

test.each([
  ['General', 'plain'],
  ['0.00', 'plain'],
  ['#,##0.00 "days"', 'plain'],
  [String.raw`0 \d`, 'plain'],
  ['[Red]0;[Blue]-0', 'plain'],
  ['0.00E+00', 'plain'],
  ['_-* #,##0_-', 'plain'],
  ['0%', 'percent'],
  ['[>1]0.0%;0', 'percent'],
  ['yyyy-mm-dd', 'date'],
  ['[$-409]d-mmm-yy', 'date'],
  ['[h]:mm', 'date'],
  ['mm:ss.0', 'date'],
])('the format "%s" is of kind %s', (code, kind) => {
  expect(kindOfCode(code)).toBe(kind)
})

test('built-in formats need no pattern', () => {
  expect([0, 9, 10, 14, 22, 46, 49].map((id) => numberKind(id))).toEqual([
    'plain',
    'percent',
    'percent',
    'date',
    'date',
    'date',
    'plain',
  ])
})

test('day numbers are dates in both calendars', () => {
  const iso = (serial: number, is1904 = false) => dateOfSerial(serial, is1904)?.toISOString()
  expect(iso(46_053)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(44_591, true)).toBe('2026-01-31T00:00:00.000Z')
  expect(iso(1)).toBe('1900-01-01T00:00:00.000Z')
  expect(iso(61)).toBe('1900-03-01T00:00:00.000Z')
  expect(iso(46_053.395_833_333_3)).toBe('2026-01-31T09:30:00.000Z')
})

test('numbers outside the calendar are no dates', () => {
  for (const serial of [-1, 3e6, Number.NaN, Number.POSITIVE_INFINITY])
    expect(dateOfSerial(serial)).toBeUndefined()
})
