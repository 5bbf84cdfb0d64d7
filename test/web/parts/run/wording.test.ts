import { describe, expect, test } from 'vitest'
import { revalued, reworded } from '../../../../web/parts/run/wording.ts'

const meant = (name?: string) => ({ actions: [{ action: 'click', target: { role: 'button', name } }] })
const kind = (role: string) => ({
  actions: [
    { action: 'goto', url: '/' },
    { action: 'fill', target: { role } },
  ],
})

describe('a step that means several things', () => {
  test.each([
    [
      'Click the "Save" button',
      'button "Save" in the dialog "Address"',
      'Click the button "Save" in the dialog "Address"',
    ],
    ['Click "Save"', 'second button "Save"', 'Click the second button "Save"'],
    [
      'Click the button “Save” now',
      'button "Save" in the header',
      'Click the button "Save" in the header now',
    ],
    ['Press save, please', 'first button "Save"', 'Press the first button "Save", please'],
  ])('%s is said with words that mean one alone', (action, say, said) => {
    expect(reworded({ action, interpretedAction: meant('Save') }, say)).toBe(said)
  })

  test('is called by its kind where it has no name', () => {
    const step = { action: 'Enter "the field" into the field', interpretedAction: kind('textbox') }
    expect(reworded(step, 'field "Name"')).toBe('Enter "the field" into the field "Name"')
  })

  test('keeps signs of patterns and of replacements as they are', () => {
    const step = { action: 'Click "Pay $& (now)"', interpretedAction: meant('Pay $& (now)') }
    expect(reworded(step, 'first button "Pay $& (now)"')).toBe('Click the first button "Pay $& (now)"')
  })

  test('is not reworded where its name does not stand in it', () => {
    expect(
      reworded({ action: 'Confirm it in the box', interpretedAction: meant('OK') }, 'button "OK"'),
    ).toBeUndefined()
    expect(reworded({ action: 'Confirm', interpretedAction: undefined }, 'button "OK"')).toBeUndefined()
  })
})

describe('a step that chooses what the list does not offer', () => {
  const choosing = (value: string) => ({
    actions: [{ action: 'select', target: { role: 'combobox', name: 'Land' }, value }],
  })

  test.each([
    ['Select "Germny" in "Land"', 'Germny', 'Select "Germany" in "Land"'],
    ['Choose $& (now)', '$& (now)', 'Choose Germany'],
  ])('%s is said with an option that it has', (action, value, said) => {
    expect(revalued({ action, interpretedAction: choosing(value) }, 'Germany')).toBe(said)
  })

  test('keeps its words where the value does not stand in them, or none is offered', () => {
    const step = { action: 'Choose the first', interpretedAction: choosing('Germny') }
    expect(revalued(step, 'Germany')).toBeUndefined()
    expect(revalued({ ...step, action: 'Choose Germny' }, '')).toBeUndefined()
  })
})
