import { describe, expect, test } from 'vitest'
import { doing } from '../support.ts'

describe('pointing where nothing is', () => {
  test.each([
    ['Click on the dark area beside the window', 'click'],
    ['Move the mouse away from the button', 'hover'],
  ])('%s', (action, kind) => {
    expect(doing(action)).toMatchObject({
      actions: [{ action: kind, target: { role: 'elsewhere' } }],
      problems: [],
    })
  })

  test.each(['Click anywhere in the table', 'Click next to the "Save" button'])(
    '%s means something there',
    (action) => {
      expect(JSON.stringify(doing(action).actions)).not.toContain('elsewhere')
    },
  )

  test('the mouse may rest on something', () => {
    expect(doing('Leave the mouse for a moment on "Help"').actions).toMatchObject([
      { action: 'hover', target: { name: 'Help' } },
    ])
  })
})

describe('dragging without a place that has a name', () => {
  test.each<[string, object]>([
    ['Drag the left knob to the left end', { to: { role: 'edge', name: 'left' } }],
    ['Drag the knob to the right, as far as it will go', { to: { role: 'edge', name: 'right' } }],
    ['Drag "Milk" to the top of its list', { to: { role: 'end', nth: 1 }, side: 'before' }],
    ['Drag "Milk" to the end of the list, below "Salt"', { to: { name: 'Salt' }, side: 'after' }],
    ['Drag "Milk" to where the "Salt" is', { to: { name: 'Salt' } }],
    [
      'Do it once more with "Milk", drop that one on "Salt"',
      { target: { name: 'Milk' }, to: { name: 'Salt' } },
    ],
    ['Have a go at dragging "Milk" below "Salt"', { target: { name: 'Milk' }, side: 'after' }],
  ])('%s', (action, expected) => {
    expect(doing(action)).toMatchObject({ actions: [{ action: 'drag', ...expected }], problems: [] })
  })

  test('a knob moved from one value to another has the other', () => {
    expect(doing('Drag the handle of the price slider from 2 to 6').actions).toMatchObject([
      { action: 'fill', target: { role: 'slider' }, value: '6' },
    ])
  })
})

describe('the box that stands with a name', () => {
  test('each of several', () => {
    expect(doing('Untick the check boxes of Alan Francis and Emily Sykes').actions).toMatchObject([
      { action: 'uncheck', target: { role: 'checkbox', name: 'Alan Francis', or: [{ near: {} }] } },
      { action: 'uncheck', target: { role: 'checkbox', name: 'Emily Sykes' } },
    ])
  })

  test('what is agreed to is ticked, else agreed to by its control', () => {
    expect(doing('Agree to the terms and conditions').actions).toMatchObject([
      { action: 'check', target: { name: 'terms and conditions' }, otherwise: [{ action: 'click' }] },
    ])
  })
})

describe('what was done last may be done again', () => {
  test.each(['Once more', 'Same button again'])('%s', (again) => {
    const { actions, problems } = doing(`Click "Save". ${again}`)
    expect(problems).toEqual([])
    expect(actions).toEqual([
      { action: 'click', target: { name: 'Save' } },
      { action: 'click', target: { name: 'Save' } },
    ])
  })

  test('what is entered is not entered again', () => {
    expect(doing('Enter "a" in the "Name" field. Do it again').problems).toHaveLength(1)
    expect(doing('Do it again').problems).toHaveLength(1)
  })

  test('how often is said of each', () => {
    expect(doing('Press the minus once, then the plus three times').actions).toHaveLength(4)
    expect(doing('Click "A". Press it twice more').actions).toHaveLength(3)
  })
})
