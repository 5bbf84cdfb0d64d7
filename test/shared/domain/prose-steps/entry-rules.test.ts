import { describe, expect, test } from 'vitest'
import { seeing } from './support.ts'
import type { Check } from '../../../../shared/domain/prose-steps/types.ts'

const ships = { role: 'place', name: 'Ships found' }

describe('what is said of all of something', () => {
  test.each<[prose: string, check: Check]>([
    [
      'only "Aurora" is listed in "Ships found"',
      {
        kind: 'assert_entries',
        target: { role: 'entry', within: ships },
        texts: ['Aurora'],
        expected: 'Aurora',
      },
    ],
    [
      'Only the row "Milk" is shown in the "Orders" table',
      {
        kind: 'assert_entries',
        target: { role: 'row', within: { role: 'table', name: 'Orders' } },
        texts: ['Milk'],
        expected: 'Milk',
      },
    ],
  ])('%s', (prose, check) => {
    expect(seeing(prose)).toMatchObject({ checks: [check], problems: [] })
  })

  test('each text that every row shows is one of its own', () => {
    const check = { kind: 'assert_entries', target: { role: 'row' } }
    expect(seeing('Every row shows "Pilots" and "Active"').checks).toEqual([
      { ...check, expected: 'Pilots' },
      { ...check, expected: 'Active' },
    ])
  })

  test.each([
    'Every row shows ""',
    'Every other row shows "Pilots"',
    'Only "Aurora" and "Aurora" are listed in "Ships"',
  ])('%s is not checked, so it is refused', (prose) => {
    expect(seeing(prose)).toMatchObject({ checks: [], problems: [{ code: 'steps.unverifiable' }] })
  })
})

describe('where a text stands, and whether it is announced', () => {
  const live = { role: 'live region' }
  test.each<[prose: string, check: Check]>([
    [
      '"3 rows" is shown below the table',
      { kind: 'assert_text', expected: '3 rows', target: { role: 'below', within: { role: 'table' } } },
    ],
    [
      'The text "0 selected" is displayed above the "People" table',
      {
        kind: 'assert_text',
        expected: '0 selected',
        target: { role: 'above', within: { role: 'table', name: 'People' } },
      },
    ],
    ['"Saved." is not announced', { kind: 'assert_text', expected: 'Saved.', target: live, negated: true }],
  ])('%s', (prose, check) => {
    expect(seeing(prose).checks).toEqual([check])
    expect(seeing(prose).problems).toEqual([])
  })

  test.each([
    '"3 rows" is not shown below the table',
    '"3 rows" is shown below the form',
    '"3 rows" is shown at the top of the page',
  ])('%s is not checked, so it is refused', (prose) => {
    expect(seeing(prose)).toMatchObject({ checks: [], problems: [{ code: 'steps.unverifiable' }] })
  })
})
