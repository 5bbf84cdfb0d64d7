import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { doing } from './support.ts'

test.each([
  ['Click "Save" after ticking "Terms"', 'Terms'],
  ['Click "Save" with "Ann" in the "Name" field', 'Ann'],
  ['Click "Save" while "Terms" shows', 'Terms'],
])('no reading of %s leaves out a text in quotes', (prose, text) => {
  const readings = doing(prose).actions.flatMap((action) =>
    'target' in action && action.target ? [action.target, ...(action.target.or ?? [])] : [],
  )
  expect(readings.length).toBeGreaterThan(0)
  for (const { or: _or, ...reading } of readings) expect(JSON.stringify(reading)).toContain(text)
})

test.each(['Log in (user: maria, age: 7', 'Set the size (width: 4, height: 5)', 'Enter (Ann in Name'])(
  'nothing is cut out of a bracket: %s',
  (prose) => {
    const { actions, problems } = doing(prose)
    expect(problems).not.toEqual([])
    for (const action of actions) expect(JSON.stringify(action)).not.toMatch(/\([^)]*"|"[^(]*\)/)
  },
)

test('brackets in a text in quotes are a part of it', () => {
  expect(doing('Enter ":)" in "Mood"')).toMatchObject({ actions: [{ value: ':)' }], problems: [] })
})

const act = (action: string, earlier = '') =>
  compileStep(
    { action, expectedResult: '', testData: 'Name=Ann; Mail=a@b.test' },
    { earlier: earlier === '' ? [] : doing(earlier).actions },
  )

test.each(['Register', 'Save the form', 'Create the account'])(
  '%s does not say where its data are entered',
  (action) => {
    expect(act(action).problems).toMatchObject([{ code: 'steps.not_understood', part: action }])
    expect(act(action, 'Enter "Ann" in "Name"').problems).toEqual([])
    expect(act('Click "Save"').problems).toEqual([])
  },
)

test.each([
  'Enter Ann (first name) and Lee (last name)',
  'Type Tom and Jerry',
  'Click "Save" (enter "Ann" in "Name" first)',
  'Click "Save" (you have to tick Terms first)',
  'Click "Save" (and confirm the dialog)',
  'Click "Save", it\'s there once you tick Terms',
  'In a second browser, open "/orders"',
  'Buy "Milk": click "Add"',
  'Pay with "Visa": click "Pay"',
])('%s is not read in part', (prose) => {
  expect(doing(prose).problems).not.toEqual([])
})

test.each([
  'Click "Save" using the keyboard',
  'Click "Save" twice quickly',
  'Click "Save" three times in a row',
  'Click "Save" slowly',
  'Click "Save" before the timer ends',
  'Click "Export" as an admin',
  'Enter "Ann" in "Name" letter by letter with a pause',
  'Press "Save" in a hurry and blindfolded',
])('%s says how, which nobody would do', (prose) => {
  expect(doing(prose).problems).not.toEqual([])
})

test.each([
  ['Click "Delete" of order 1002', 'order 1002'],
  ['Click "Delete" next to order 1002', 'order 1002'],
  ['Click "Delete" in the row of order 1002', 'order 1002'],
  ['Click "Delete" of the second order', '"nth":2'],
  ['Enter "Ann" in the "Name" field of the second person', '"nth":2'],
  ['Click the second order’s "Delete"', 'second order'],
])('every reading of %s keeps the place', (prose, place) => {
  const { actions, problems } = doing(prose)
  expect(problems).toEqual([])
  const [action] = actions
  const targets =
    action && 'target' in action && action.target ? [action.target, ...(action.target.or ?? [])] : []
  expect(targets.length).toBeGreaterThan(0)
  for (const { or: _or, ...target } of targets) expect(JSON.stringify(target)).toContain(place)
})

test.each([
  'Click "Save" again',
  'Click "Save" to store the entry',
  'Tap on "Checkout" in order to continue',
])('%s is a click on what it names', (prose) => {
  expect(doing(prose)).toMatchObject({ actions: [{ action: 'click' }], problems: [] })
})

test('what is said in brackets of a text in quotes takes nothing from it', () => {
  expect(doing('Search for "milk" (press Enter)').actions).toMatchObject([{ value: 'milk' }, {}])
})

test.each([
  ['Hover over the fourth star (no click)', 'hover', {}],
  ['Press the check mark (Confirm changes to this note)', 'click', { name: 'check mark' }],
  ['Reload the page (press F5)', 'reload', undefined],
])('what a bracket only explains keeps nothing from being done: %s', (prose, action, target) => {
  const { actions, problems } = doing(prose)
  expect(problems).toEqual([])
  expect(actions).toMatchObject([{ action, ...(target && { target }) }])
})
