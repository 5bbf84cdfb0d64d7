import { expect, test } from 'vitest'
import {
  withDeeds,
  withReveals,
} from '../../../../../shared/domain/model-based-testing/cases/reveal-steps.ts'
import type { Control, RequirementModel } from '../../../../../shared/domain/requirement-model/index.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

type Press = NonNullable<Control['behind']>[number]
const control = (
  name: string,
  place: string | undefined,
  behind: Press[] = [],
  own: Partial<Control> = {},
): Control => ({
  id: name,
  name,
  role: 'textbox',
  quoted: true,
  scope: '',
  from: [],
  ...(behind.length > 0 && { behind }),
  ...(place !== undefined && { place }),
  ...own,
})
const model = (controls: Control[], live = false): RequirementModel => ({
  subjects: [
    { id: 's', name: 'Pace', aliases: [], kind: 'choice', scope: '', from: [], options: ['Slow', 'Fast'] },
  ],
  controls,
  rules: [],
  flows: [],
  measures: [],
  accounts: [],
  ...(live && { live: true as const }),
})
const steps = (actions: string[], controls: Control[], { live = false, expected = '' } = {}) => {
  const all = actions.map((action, at) => ({
    stepNumber: at + 1,
    action,
    expectedResult: at === actions.length - 1 ? expected : '',
  }))
  const testCase: TestCase = {
    id: 'T',
    title: 'T',
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    steps: all,
  }
  const whole = model(controls, live)
  return (withReveals(withDeeds(testCase, whole), whole).steps ?? []).map(
    ({ stepNumber, action, expectedResult }) =>
      [stepNumber, action, ...(expectedResult === '' ? [] : [expectedResult])].join(' '),
  )
}
const tab = (name: string): Press => ({ role: 'tab', name })
const profile = [
  control('Motto', 'Profile', [tab('Profile')]),
  control('Name', 'Basics'),
  control('Basics', undefined, [], { role: 'tab' }),
]

test('a tab is pressed before what stands in it, and the first one again before what stands there', () => {
  expect(
    steps(
      [
        'Open the page',
        'Enter "x" in the "Motto" field',
        'Clear the "Motto" field',
        'Enter "y" in the "Name" field',
      ],
      profile,
    ),
  ).toEqual([
    '1 Open the page',
    '2 Click the "Profile" tab',
    '3 Enter "x" in the "Motto" field',
    '4 Clear the "Motto" field',
    '5 Click the "Basics" tab',
    '6 Enter "y" in the "Name" field',
  ])
})

test('what stands outside of tabs needs none', () => {
  const controls = [...profile, control('Save', 'Toolbar', [], { role: 'button' })]
  expect(steps(['Enter "x" in the "Motto" field', 'Click "Save"'], controls)).toHaveLength(3)
})

test('a button that opens something is pressed once', () => {
  const more = [{ role: 'button', name: 'More "of it"' }]
  const controls = [control('Motto', undefined, more), control('Town', undefined, more)]
  expect(steps(['Enter "x" in the "Motto" field', 'Enter "y" in the "Town" field'], controls)).toEqual([
    '1 Click "More \\"of it\\""',
    '2 Enter "x" in the "Motto" field',
    '3 Enter "y" in the "Town" field',
  ])
})

test('an option of radio buttons is behind what they are behind', () => {
  const pace = control('Pace', undefined, [tab('Travel')], { role: 'radio', subject: 's' })
  expect(steps(['Select "Fast"'], [pace])).toEqual(['1 Click the "Travel" tab', '2 Select "Fast"'])
})

test('where nothing hands entries over, the last field is left and then somebody looks', () => {
  const live = { live: true, expected: 'The message "No" is shown' }
  expect(steps(['Enter "x" in the "Name" field'], [control('Name', undefined)], live)).toEqual([
    '1 Enter "x" in the "Name" field',
    '2 Press "Tab" The message "No" is shown',
  ])
  expect(steps(['Check "Terms"'], [control('Name', undefined)], live)).toHaveLength(1)
  expect(
    steps(['Enter "x" in the "Name" field'], [control('Name', undefined)], { ...live, live: false }),
  ).toHaveLength(1)
})

test('what a button needs is ticked or chosen before it is pressed, unless the case sets it itself', () => {
  const terms: Press = { role: 'checkbox', name: 'Terms', does: 'tick' }
  const plan: Press = { role: 'combobox', name: 'Plan', does: 'choose', value: 'Large' }
  const save = control('Save', undefined, [terms, plan], { role: 'button' })
  expect(steps(['Click "Save"'], [save])).toEqual([
    '1 Check "Terms"',
    '2 Select "Large" from "Plan"',
    '3 Click "Save"',
  ])
  expect(steps(['Uncheck "Terms"', 'Click "Save"'], [save])).toEqual([
    '1 Uncheck "Terms"',
    '2 Select "Large" from "Plan"',
    '3 Click "Save"',
  ])
})
