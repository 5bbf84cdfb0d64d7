import { expect, test } from 'vitest'
import { byCause, isAmbiguous, saidWith } from '../../../../web/parts/run/report/why.ts'

test('cases that failed or ended in an error are grouped by cause, the most telling first', () => {
  const cases = [
    { id: 1, status: 'error', cause: 'other' },
    { id: 2, status: 'passed' },
    { id: 3, status: 'error', cause: 'control' },
    { id: 4, status: 'failed', cause: 'behaviour' },
    { id: 5, status: 'error', cause: 'control' },
    { id: 6, status: 'skipped', cause: 'other' },
  ] as const
  const groups = byCause(cases).map((group) => [group.cause, group.cases.map(({ id }) => id)])
  expect(groups).toEqual([
    ['behaviour', [4]],
    ['control', [3, 5]],
    ['other', [1]],
  ])
  expect(byCause([{ status: 'passed' }])).toEqual([])
})

test('several things fit only where the error says so', () => {
  expect(isAmbiguous('steps.ambiguous: 2 match.')).toBe(true)
  expect(isAmbiguous('steps.not_found: There is none.')).toBe(false)
  expect(isAmbiguous()).toBe(false)
})

test('a step is said with what it may have meant, and not where only its expected result is in question', () => {
  const actions = [{ action: 'select', target: { role: 'combobox', name: 'Land' }, value: 'Germny' }]
  const step = { action: 'Select "Germny" in "Land"', interpretedAction: { actions }, assertions: [] }
  const list = { say: 'dropdown "Country"', name: 'Country' }
  const option = { say: 'option "Germany"', name: 'Germany' }
  expect(saidWith({ ...step, error: 'steps.not_found: There is no “Land”.' }, list)).toBe(
    'Select "Germny" in the dropdown "Country"',
  )
  expect(saidWith({ ...step, error: 'steps.option_not_found: No “Germny”.' }, option)).toBe(
    'Select "Germany" in "Land"',
  )
  const checked = [{ kind: 'assert_text', expected: 'a', actual: '', passed: false }]
  expect(saidWith({ ...step, assertions: checked, error: 'steps.not_found: No.' }, list)).toBeUndefined()
})
