import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { doing } from './support.ts'

const click = (name: string) => ({ action: 'click', target: { name } })

describe('what is said beside what is done', () => {
  test.each([
    ['Click "Add" 3x', 3],
    ['Click twice on "Add"', 2],
  ])('%s', (prose, times) => {
    const { actions, problems } = doing(prose)
    expect(problems).toEqual([])
    expect(actions).toHaveLength(times)
  })

  test('nothing entered is no part of a name, and has to be true', () => {
    const empty = { kind: 'assert_entries', target: { role: 'textbox' }, expected: '' }
    for (const prose of ['Click Add with an empty field', 'Click Add with all fields empty'])
      expect(doing(prose).actions).toEqual([{ action: 'wait_until', checks: [empty] }, click('Add')])
  })

  test('several are clicked one after the other', () => {
    expect(doing('Click 1, then +, then 2').actions).toEqual(['1', '+', '2'].map(click))
  })

  test.each(['Click "Add" 100 times', 'Enter "a" in "Name" 3 times'])('%s is refused', (prose) => {
    expect(doing(prose).problems).toHaveLength(1)
  })
})

describe('a value or an option whose field is not named', () => {
  test.each<[string, object]>([
    ['User name: ab', { action: 'fill', target: { role: 'textbox', name: 'User name' }, value: 'ab' }],
    ['Enter a weight of 5 kg', { action: 'fill', target: { role: 'textbox', name: 'weight' }, value: '5' }],
    [
      'Enter the zip code 12345',
      { action: 'fill', target: { role: 'textbox', name: 'zip code' }, value: '12345' },
    ],
    ['Enter "Ann"', { action: 'fill', target: { role: 'typing' }, value: 'Ann' }],
    ['Pick a size of M', { action: 'select', target: { name: 'size' }, value: 'M' }],
    ['Choose the blue one', { action: 'check', target: { name: 'blue', whole: true } }],
    [
      'Click Edit in the row of Ann',
      { action: 'click', target: { name: 'Edit', within: { role: 'row', name: 'Ann' } } },
    ],
  ])('%s', (prose, action) => {
    expect(doing(prose)).toMatchObject({ actions: [action], problems: [] })
  })

  test('values go on by their fields', () => {
    expect(doing('Set width to 12 and height to 5').actions).toMatchObject([
      { target: { name: 'width' }, value: '12' },
      { target: { name: 'height' }, value: '5' },
    ])
    expect(doing('Enter 12 for width and 5 for height').actions).toMatchObject([
      { target: { name: 'width' }, value: '12' },
      { target: { name: 'height' }, value: '5' },
    ])
  })

  test('a number that belongs to a name is no value', () => {
    expect(doing('Fill in address line 2').problems).toHaveLength(1)
  })
})

describe('opening, closing and looking', () => {
  const control = (name: string, ...also: string[]) => ({
    action: 'click',
    target: { role: 'control', name, also, whole: true },
  })
  test.each<[string, object]>([
    ['Switch to History', control('History', 'switch to History', 'open History')],
    ['Open the calendar', control('calendar', 'open calendar')],
    ['Go to page 2', control('page 2', 'go to page 2', 'open page 2')],
  ])('%s', (prose, action) => {
    expect(doing(prose)).toMatchObject({ actions: [action], checks: [], problems: [] })
  })

  test('a dialog is closed by its own control', () => {
    expect(doing('Close the "Settings" dialog').actions).toMatchObject([
      { target: { role: 'control', name: 'close', within: { role: 'dialog', name: 'Settings' } } },
    ])
  })

  test.each(['Look at the footer', 'Look at the "Total" row'])(
    '%s does nothing and passes nothing',
    (action) => {
      expect(doing(action).problems.map(({ code }) => code)).toEqual(['steps.unverifiable'])
      expect(compileStep({ action, expectedResult: '"Total" is shown' })).toMatchObject({
        actions: [],
        problems: [],
      })
    },
  )

  test('who looks whether something is so asks for a check', () => {
    expect(doing('See that "Total" is shown').checks).toMatchObject([
      { kind: 'assert_text', expected: 'Total' },
    ])
  })
})

describe('what else testers leave out or say in another order', () => {
  test.each<[string, object[]]>([
    ['Select size M', [{ action: 'select', target: { name: 'size' }, value: 'M' }]],
    ['Select Blue as the colour', [{ action: 'select', target: { name: 'colour' }, value: 'Blue' }]],
    ['Click Edit next to Ann', [{ target: { name: 'Edit', within: { role: 'place', name: 'Ann' } } }]],
    ['Navigate to Products > Laptops', [{ target: { name: 'Products' } }, { target: { name: 'Laptops' } }]],
    ['Submit with Enter', [{ action: 'press', key: 'Enter' }]],
    ['Mark all as complete', [{ action: 'click', target: { name: 'Mark all as complete', whole: true } }]],
    [
      'Fill out the form with name "Ann" and email "a@b.c"',
      [
        { target: { name: 'name' }, value: 'Ann' },
        { target: { name: 'email' }, value: 'a@b.c' },
      ],
    ],
    ['Try to log in with user "a" and no password', [{ value: 'a' }, { value: '' }, { action: 'click' }]],
  ])('%s', (prose, actions) => {
    expect(doing(prose)).toMatchObject({ actions, problems: [] })
  })

  test.each(['Add 5 to 7', 'Log in via Google', 'Save or cancel'])('%s is refused', (prose) => {
    expect(doing(prose).problems).toHaveLength(1)
  })

  test('a state that begins with the same word is done by nothing that is called by the word', () => {
    expect(doing('Report generated').actions).toEqual([
      { action: 'click', target: { role: 'control', name: 'Report generated', whole: true } },
    ])
  })
})
