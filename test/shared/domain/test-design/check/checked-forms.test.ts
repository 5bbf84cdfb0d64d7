import { expect, test } from 'vitest'
import { checkedShown } from '../../../../../shared/domain/test-design/check/checked-forms/checked-shown.ts'
import type { CheckedAim, CheckedForm, CheckedItem } from '../../../../../shared/domain/test-design/model.ts'
import type { TestCase } from '../../../../../shared/domain/test-cases/schema.ts'

const by = { requirementId: 'R1' }
const form: CheckedForm = {
  id: 'K1',
  send: { ...by, button: 'Save' },
  beside: by,
  first: by,
  count: {
    ...by,
    forms: [
      { at: 2, text: '{n} errors' },
      { at: 1, text: '1 error' },
    ],
  },
  vanishes: { ...by, others: true, count: true },
  success: { ...by, text: 'Hello {Name}!', sample: {} },
  inputs: [
    {
      ...by,
      label: 'Name',
      control: 'textbox',
      options: [],
      spaces: { ...by, ignored: true },
      rules: [
        { ...by, wrongs: [{ wrong: 'empty' }], message: 'Name?', samples: [] },
        { ...by, wrongs: [{ wrong: 'length', min: 3 }], message: 'Too short.', samples: [] },
      ],
    },
    {
      ...by,
      label: 'Terms',
      control: 'checkbox',
      options: [],
      rules: [{ ...by, wrongs: [{ wrong: 'empty' }], message: 'Accept!', samples: [] }],
    },
  ],
}

function shown(aim: CheckedAim, actions: string[], expectedResult: string): boolean {
  const item: CheckedItem = {
    kind: 'checked',
    id: 'i',
    technique: 'Equivalence Partitioning',
    requirementId: 'R1',
    description: '',
    priority: 'medium',
    valid: false,
    formId: 'K1',
    aim,
  }
  const steps = ['Open the page', ...actions].map((action, at, all) => ({
    stepNumber: at + 1,
    action,
    expectedResult: at === all.length - 1 ? expectedResult : '',
  }))
  return checkedShown({ id: 'TC-1', title: '', steps, expectedResult } as unknown as TestCase, item, form)
}

const short: CheckedAim = { aim: 'refused', label: 'Name', rule: 1, value: 'An' }
const typed = ['Enter "An" in the "Name" field', 'Check "Terms"', 'Click the "Save" button']

test('a wrong value counts with its own message beside its own input', () => {
  expect(
    shown(
      short,
      typed,
      'The message "Too short." is shown next to the "Name" field and "1 error" is visible',
    ),
  ).toBe(true)
})

test.each([
  [
    'another value',
    ['Enter "Ann" in the "Name" field', 'Check "Terms"', 'Click the "Save" button'],
    'The message "Too short." is shown next to the "Name" field',
  ],
  ['another message', typed, 'The message "Name?" is shown next to the "Name" field'],
  [
    'the message beside another input',
    typed,
    'The message "Too short." is shown next to the "Terms" checkbox',
  ],
  [
    'a wrong number of messages',
    typed,
    'The message "Too short." is shown next to the "Name" field and "2 errors" is visible',
  ],
  [
    'a form that was not sent',
    typed.slice(0, 2),
    'The message "Too short." is shown next to the "Name" field',
  ],
  [
    'an expectation that nobody knows',
    typed,
    'The message "Too short." is shown next to the "Name" field and the page is blue',
  ],
  ['no expectation', typed, ''],
])('a case with %s is not counted', (_what, actions, expected) => {
  expect(shown(short, actions, expected)).toBe(false)
})

test('a success counts only when all is right, with the text that the entries give', () => {
  const right = ['Enter " Anna " in the "Name" field', 'Check "Terms"', 'Click the "Save" button']
  const aim: CheckedAim = { aim: 'accepted', label: 'Name', value: ' Anna ' }
  expect(shown(aim, right, '"Hello Anna!" is visible')).toBe(true)
  expect(shown(aim, right, '"Hello  Anna !" is visible')).toBe(false)
  expect(shown(aim, [right[0] ?? '', right[2] ?? ''], '"Hello Anna!" is visible')).toBe(false)
})

test('a message is gone only after its own input changed', () => {
  const aim: CheckedAim = { aim: 'vanishes', label: 'Name' }
  const send = 'Click the "Save" button'
  expect(shown(aim, [send, 'Enter "Anna" in the "Name" field'], '"Name?" is not visible')).toBe(true)
  expect(shown(aim, [send, 'Check "Terms"'], '"Name?" is not visible')).toBe(false)
  expect(
    shown(
      { ...aim, other: 'Terms' },
      [send, 'Enter "Anna" in the "Name" field'],
      '"Name?" is not visible and the message "Accept!" is shown next to the "Terms" checkbox',
    ),
  ).toBe(true)
})

test('what the text does not say after a success is nothing to expect', () => {
  const aim: CheckedAim = { aim: 'emptied' }
  const actions = ['Enter "Anna" in the "Name" field', 'Check "Terms"', 'Click the "Save" button']
  expect(shown(aim, actions, '"Hello Anna!" is visible and the "Name" field is empty')).toBe(false)
})
