import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import type { TypedAction } from '../../../../shared/domain/prose-steps/types.ts'

const baseUrl = 'http://h.test/base'

function actions(action: string, testData?: string): TypedAction[] {
  const compiled = compileStep(
    { action, expectedResult: '', ...(testData === undefined ? {} : { testData }) },
    { baseUrl },
  )
  expect(compiled.problems).toEqual([])
  expect(compiled.checks).toEqual([])
  return compiled.actions
}

const name = { role: 'textbox', name: 'Name' }
const save = { role: 'button', name: 'Save' }

describe('one action', () => {
  test.each<[string, TypedAction]>([
    ['Given the user is on the sign-up page', { action: 'open_page', name: 'sign-up', url: baseUrl }],
    ['Open "/users/%USER%"', { action: 'goto', url: '/users/%USER%' }],
    ['Open the "Terms" link', { action: 'click', target: { role: 'link', name: 'Terms' } }],
    ["Click 'Don't save'", { action: 'click', target: { name: "Don't save" } }],
    ['Double-click "Open item"', { action: 'double_click', target: { name: 'Open item' } }],
    ['Right-click the "Milk" row', { action: 'right_click', target: { role: 'row', name: 'Milk' } }],
    ['Hover over "More"', { action: 'hover', target: { name: 'More' } }],
    [
      'Set the "Shipping" dropdown to "Express"',
      { action: 'select', target: { role: 'combobox', name: 'Shipping' }, value: 'Express' },
    ],
    ['Leave "News" unchecked', { action: 'uncheck', target: { name: 'News' } }],
    ['Choose the "Pro" radio button', { action: 'check', target: { role: 'radio', name: 'Pro' } }],
    ['Submit the "Sign up" form', { action: 'submit', target: { role: 'form', name: 'Sign up' } }],
    ['Scroll to the "Save" button', { action: 'scroll_to', target: save }],
    ['Go back', { action: 'go_back' }],
    ['Enter the valid name "x" in the "Name" field', { action: 'fill', target: name, value: 'x' }],
    ['Open the "File" menu', { action: 'click', target: { name: 'File' } }],
    [
      'Click "Orders" in the navigation menu',
      { action: 'click', target: { name: 'Orders', within: { role: 'navigation' } } },
    ],
    [
      'From the "Country" dropdown select "France"',
      { action: 'select', target: { role: 'combobox', name: 'Country' }, value: 'France' },
    ],
    ['Wait for 250 ms', { action: 'wait', milliseconds: 250 }],
    [
      'Wait until "Done" is shown',
      { action: 'wait_for_selector', target: { name: 'Done' }, state: 'visible' },
    ],
    [
      'Wait for the "Save" button to disappear',
      { action: 'wait_for_selector', target: save, state: 'hidden' },
    ],
    ['Cancel the confirmation', { action: 'dialog', response: 'dismiss' }],
    ['Enter "x" in the prompt', { action: 'dialog', response: 'accept', text: 'x' }],
  ])('%s', (prose, expected) => {
    expect(actions(prose)).toEqual([expected])
  })
})

describe('several actions in one sentence', () => {
  test('are split where a verb follows', () => {
    expect(
      actions('Enter "a" in Name and click Save, then wait 1 second').map(({ action }) => action),
    ).toEqual(['fill', 'click', 'wait'])
  })

  test('carry the verb over a list', () => {
    expect(actions('Enter "a" in "Name", "b" in "E-mail" and click "Save"')).toEqual([
      { action: 'fill', target: name, value: 'a' },
      { action: 'fill', target: { role: 'textbox', name: 'E-mail' }, value: 'b' },
      { action: 'click', target: { name: 'Save' } },
    ])
    expect(actions('Check "A" and "B"').map(({ action }) => action)).toEqual(['check', 'check'])
  })

  test('are never split inside quotes', () => {
    expect(actions('Enter "a, then click Save and wait 1 second" in Name')).toEqual([
      { action: 'fill', target: name, value: 'a, then click Save and wait 1 second' },
    ])
  })

  test('repeat a counted click', () => {
    expect(actions('Click the "Save" button 3 times')).toHaveLength(3)
    expect(actions('Click "Save" twice')).toHaveLength(2)
    expect(actions('Press Tab twice')).toEqual([
      { action: 'press', key: 'Tab' },
      { action: 'press', key: 'Tab' },
    ])
  })
})

describe('test data', () => {
  test('fill what the prose leaves open, and only that', () => {
    expect(actions('Enter the name', 'Name=Ann')).toEqual([
      { action: 'fill', target: { ...name, name: 'name' }, value: 'Ann' },
    ])
    expect(actions('Enter "Bob" in the "Name" field', 'Name=Ann')).toEqual([
      { action: 'fill', target: name, value: 'Bob' },
    ])
    expect(actions('Fill in the form', 'Name=Ann; E-mail="a;b@c.d"')).toEqual([
      { action: 'fill', target: name, value: 'Ann' },
      { action: 'fill', target: { role: 'textbox', name: 'E-mail' }, value: 'a;b@c.d' },
    ])
  })

  test('tell where a quoted value with quotes in it ends', () => {
    const value = '<script>alert("x")</script>'
    expect(actions(`Enter "${value}" in the "Name" field`, `Name=${JSON.stringify(value)}`)).toEqual([
      { action: 'fill', target: name, value },
    ])
  })
})

describe('what is not understood', () => {
  test.each([
    'Open "javascript:alert(1)"',
    'Enter a valid name in the "Name" field',
    'Fill in the form',
    'Select an option',
    'Press and hold',
    'Clear every field',
    'Enter 65 characters in the "Name" field',
  ])('%s', (action) => {
    const { problems } = compileStep({ action, expectedResult: '' }, { baseUrl })
    expect(problems[0]?.code).toBe('steps.not_understood')
    expect(problems[0]?.message.length).toBeGreaterThan(20)
  })

  test('a step that neither does nor checks anything is unverifiable', () => {
    expect(compileStep({ action: 'Look at the page', expectedResult: '' }).problems[0]?.code).toBe(
      'steps.unverifiable',
    )
    expect(compileStep({ action: '', expectedResult: '' }).problems[0]?.code).toBe('steps.unverifiable')
  })

  test('a verification without content is unverifiable', () => {
    expect(
      compileStep({ action: 'Click "Save" and verify the message', expectedResult: '' }).problems,
    ).toMatchObject([{ code: 'steps.unverifiable' }])
  })
})
