import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const doing = (action: string, expectedResult = '"Total" is shown') => compileStep({ action, expectedResult })
const kinds = (action: string) => doing(action).actions.map((one) => one.action)

describe('a sentence that only tells is no instruction', () => {
  test.each([
    ['The start date is set to May 15, 2024 to begin with. Click into that field.', ['wait_until', 'click']],
    ['The name box is empty, so click "Add"', ['wait_until', 'click']],
    ['With the handle still focused, press the right arrow key', ['wait_until', 'press']],
    ['Right at the top there is a blue box saying "Hello". Close it', ['scroll_to', 'click']],
    ['In To Do there’s a card that says "Try me", so let’s do that and click it', ['scroll_to', 'click']],
  ])('%s', (action, expected) => {
    expect(doing(action).problems).toEqual([])
    expect(kinds(action)).toEqual(expected)
  })

  test('it has to be so before the step goes on', () => {
    expect(doing('The cart contains two items. Click "Buy"').actions[0]).toMatchObject({
      action: 'wait_until',
      given: 'surely',
      checks: [{ kind: 'assert_count', expected: '2', stays: true }],
    })
  })

  test('what it speaks of is what the next words refer to', () => {
    const [, click] = doing('There is a button "Like" next to the picture. Press it').actions
    expect(click).toMatchObject({ action: 'click', target: { role: 'button', name: 'Like' } })
  })

  test('what the steps before have led to may be what nobody can check', () => {
    const read = (...actions: string[]) =>
      compileCase(
        { steps: actions.map((action, at) => ({ stepNumber: at + 1, action, expectedResult: '' })) },
        'https://x.test/',
      ).steps.map(({ compiled }) => compiled)
    const [, told] = read('Click "Menu"', 'The first question is already unfurled, so click "Rules"')
    expect(told).toMatchObject({ actions: [{ action: 'click', target: { name: 'Rules' } }], problems: [] })
    expect(read('The first question is already unfurled, so click "Rules"')[0]?.problems).toHaveLength(1)
  })
})

describe('what may be an instruction, or cannot be checked, is not passed over', () => {
  test.each([
    'The form is filled in and submitted',
    'The user is logged in. Click "Checkout"',
    'You have to click the button',
    'There is a "Save" button to click',
    'The dialog is being opened',
    'Is the dialog open?',
  ])('%s', (action) => {
    expect(doing(action).problems).toHaveLength(1)
  })

  test('an instruction behind a scene is done', () => {
    expect(kinds('The dialog is open and click "OK"')).toEqual(['wait_until', 'click'])
    expect(kinds('The dialog is open, click "OK"')).toEqual(['wait_until', 'click'])
  })

  test('a step that only tells proves nothing', () => {
    expect(doing('The page is nice', '').problems).toHaveLength(1)
    expect(doing('The "Save" button is disabled', '').checks).toEqual([])
  })
})

describe('what stands in front of an instruction says where it is done', () => {
  test.each(['In the cart: set the quantity to 3', 'In the cart, set the quantity to 3'])('%s', (action) => {
    expect(doing(action)).toMatchObject({ actions: [{ action: 'fill', value: '3' }], problems: [] })
  })

  test('only where the page has no such place it is done anywhere', () => {
    expect(doing('In the cart: set the quantity to 3').actions[0]).toMatchObject({
      target: { name: 'quantity', within: { name: 'cart' }, or: [{ name: 'quantity', unplaced: true }] },
    })
  })

  test('who says that something is on a tab is there', () => {
    expect(doing('Over on Feedback, there is a Like button with 2 likes. Press it').actions).toMatchObject([
      { action: 'click', target: { role: 'tab', name: 'Feedback' }, otherwise: [{ action: 'wait' }] },
      { action: 'scroll_to' },
      { action: 'click', target: { name: 'Like' } },
    ])
  })

  test.each(['One section further down, click "Buy"', 'Right at the bottom of the page, click "Buy"'])(
    '%s names no place',
    (action) => {
      expect(doing(action)).toMatchObject({ actions: [{ action: 'click', target: { name: 'Buy' } }] })
    },
  )
})

describe('what is said for politeness changes nothing', () => {
  test.each(['Could you please click "Buy"?', 'Hi, would you click "Buy"?', 'Well, so click "Buy", please.'])(
    '%s',
    (action) => {
      expect(doing(action)).toMatchObject({
        actions: [{ action: 'click', target: { name: 'Buy' } }],
        problems: [],
      })
    },
  )

  test('what a text says in quotes is left as it is', () => {
    expect(doing('Enter "OK, please" in the "Note" field').actions).toMatchObject([{ value: 'OK, please' }])
  })
})
