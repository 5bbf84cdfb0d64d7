import { describe, expect, test } from 'vitest'
import { isFieldHeader, readRow } from '../../../../../shared/domain/requirements/facts/fields/table-row.ts'
import type { Constraints } from '../../../../../shared/domain/requirements/facts/types.ts'

const constraints = (header: string, row: string): Constraints | undefined => {
  const cells = (text: string) => text.split('|').map((cell) => cell.trim())
  const fact = readRow(cells(header), cells(row)).find(({ kind }) => kind === 'field')
  return fact?.kind === 'field' ? fact.constraints : undefined
}
const remarks = 'Label|Type|Mandatory|Remarks'
const bounds = 'Column|Type|Min|Max|Required|Message if wrong'

test('a header that names columns of a file or remarks announces fields', () => {
  expect(isFieldHeader(['Label', 'Type', 'Mandatory', 'Remarks'])).toBe(true)
  expect(isFieldHeader(['column', 'type', 'min', 'max', 'required', 'message'])).toBe(true)
  expect(isFieldHeader(['Weight', 'Zone', 'Price'])).toBe(false)
})

describe('a row of a field table', () => {
  test.each([
    [
      'Size|drop-down|yes|Small, Medium, Not sure',
      { choices: ['Small', 'Medium', 'Not sure'], control: 'select', required: true },
    ],
    [
      'Day|date|yes|from 2026-03-03 to 2026-06-30',
      { temporal: expect.objectContaining({ of: 'date' }), format: 'date' },
    ],
    [
      'Start|time|yes|08:00 to 16:50, every 20 minutes',
      {
        temporal: {
          of: 'time',
          min: { from: 'calendar', at: 480 },
          max: { from: 'calendar', at: 1000 },
          step: 20,
        },
      },
    ],
    [
      'Frame|selection|yes|Oak, Walnut, Not sure (default: Oak)',
      { choices: ['Oak', 'Walnut', 'Not sure'], control: 'select', default: 'Oak' },
    ],
    ['Summary|text|no|at most 300 characters', { length: { min: 0, max: 300 }, required: false }],
    ['Phone|text|yes|digits only, 7 to 15 digits', { length: { min: 7, max: 15 }, format: 'digits' }],
    [
      'Code|text|no|two capital letters followed by 8 digits, e.g. FO20240117',
      {
        pattern: expect.objectContaining({ source: '^[A-Z]{2}\\d{8}$' }),
        required: false,
      },
    ],
  ])('%s', (row, expected) => expect(constraints(remarks, row)).toMatchObject(expected))

  test.each([
    ['Name|text|2 characters|60 characters|yes|', { length: { min: 2, max: 60 } }],
    ['Name|text|3|80|yes|', { length: { min: 3, max: 80 } }],
    [
      'Number|text, two capital letters followed by six digits|8|8|yes|',
      { length: { min: 8, max: 8 }, pattern: expect.anything() },
    ],
    [
      'Price|EUR with cents|0.01|9999.99|yes|',
      { number: expect.objectContaining({ min: 1n, max: 999_999n, scale: 2 }) },
    ],
    [
      'Site|URL (https only)||300|no|',
      { length: { min: 0, max: 300 }, format: 'url', pattern: expect.anything() },
    ],
    ['Sale from|date|2026-01-01|2030-12-31|no|', { temporal: expect.objectContaining({ of: 'date' }) }],
    ['Sale from|date|today||no|', { temporal: { of: 'date', min: { from: 'today', months: 0, days: 0 } } }],
  ])('%s', (row, expected) => expect(constraints(bounds, row)).toMatchObject(expected))

  test('required under a condition is neither required nor optional', () =>
    expect(
      constraints(remarks, 'Referral|text|only for Cardiology|exactly 10 digits')?.required,
    ).toBeUndefined())
  test('a dash and "no" say optional', () => {
    expect(constraints(remarks, 'Note|text|-|up to 30 characters')?.required).toBe(false)
    expect(constraints(remarks, 'Note|text|no|up to 30 characters')?.required).toBe(false)
  })
  test('a sentence in a remark is no list of values', () =>
    expect(
      constraints(remarks, 'Size|drop-down|yes|Filled by the office, see "Sizes".')?.choices,
    ).toBeUndefined())
})
