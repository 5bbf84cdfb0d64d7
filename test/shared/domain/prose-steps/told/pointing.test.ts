import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import type { Target, TypedAction } from '../../../../../shared/domain/prose-steps/types.ts'

const earlier: TypedAction[] = [{ action: 'click', target: { name: 'Prev' } }]
const doing = (action: string) => compileStep({ action, expectedResult: '' }, { earlier })
const readings = (action: string): Target[] =>
  doing(action).actions.flatMap((one) =>
    'target' in one && one.target ? [one.target, ...(one.target.or ?? [])] : [],
  )

describe('all that the words of a click may point at is open to the page', () => {
  test.each<[string, Target]>([
    ['Click Remove "Done" Board too', { name: 'Remove "Done" Board', whole: true }],
    [
      'Click the Add element in "To Do" Board button, it\'s down below the boards',
      { role: 'button', name: 'Add element in "To Do" Board' },
    ],
    ['Click page number "3" below the table', { role: 'control', name: '3', whole: true }],
    ['Click the column heading "Age" a second time', { role: 'columnheader', name: 'Age', whole: true }],
    ['Click Date field', { role: 'textbox', name: 'Date' }],
    ['Open the calendar of the Arrival field', { role: 'textbox', name: 'Arrival' }],
    ['Click Toggle again', { role: 'switch' }],
    ['OK the message box away', { name: 'OK' }],
    ['Close the message with "OK"', { name: 'OK' }],
    [
      'Click + Add card under the Done column',
      { name: '+ Add card', within: expect.objectContaining({ role: 'region', name: 'Done' }) },
    ],
  ])('%s', (action, target) => {
    expect(doing(action).problems).toEqual([])
    expect(readings(action)).toContainEqual(expect.objectContaining(target))
  })

  test('a symbol is told by what it is drawn with, and by what it stands with', () => {
    expect(readings('Click the up arrow next to Guests')[0]).toMatchObject({
      signs: expect.arrayContaining(['▲', 'increase']),
      near: { name: 'Guests' },
    })
    expect(readings('Click the x of the Ann card')[0]).toMatchObject({
      signs: expect.arrayContaining(['×', 'close']),
      near: { role: 'region', name: 'Ann' },
    })
  })

  test('how often is said in words', () => {
    expect(doing('Click the up arrow next to Guests six times or so').actions).toHaveLength(6)
  })

  test('one after the other', () => {
    expect(readings('Click My account and then Sign in').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['My account', 'Sign in']),
    )
  })
})

describe('what was opened is opened again', () => {
  const last = (...actions: string[]) =>
    compileCase(
      { steps: actions.map((action, at) => ({ stepNumber: at + 1, action, expectedResult: '' })) },
      'https://x.test/',
    ).steps.at(-1)?.compiled

  test('though a key was pressed since', () => {
    expect(last('Click "Open the dialog"', 'Press Esc', 'Open it again')?.actions).toEqual([
      { action: 'click', target: { name: 'Open the dialog' } },
    ])
  })

  test('but never by what closed it', () => {
    expect(last('Click "Open the dialog"', 'Click "Close"', 'Open it again')?.problems).toHaveLength(1)
  })
})

describe('what is no sure pointing is none', () => {
  test.each([
    'Click',
    'Click "Save" and make coffee',
    'Click Save without entering a name',
    'Add three items by clicking "Add"',
  ])('%s is refused', (action) => {
    expect(doing(action).problems).toHaveLength(1)
  })

  test('a text in quotes stands for no name that holds more', () => {
    expect(readings('Click Add element in "To Do" Board')).not.toContainEqual({ name: 'To Do' })
  })

  test('what is in quotes is a name and nothing else', () => {
    expect(readings('Click the "up arrow" button')).toEqual([{ role: 'button', name: 'up arrow' }])
  })
})
