import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const actions = (action: string, before: string) => {
  const { actions: earlier } = compileStep({ action: before, expectedResult: '' })
  return compileStep({ action, expectedResult: '' }, { earlier }).actions
}
const boxOf = (name: string) => ({
  role: 'checkbox',
  name,
  or: [{ role: 'checkbox', near: { name, whole: true } }],
})

test('its checkbox is that of the thing that was added', () => {
  expect(actions('Tick its checkbox', 'Add a to-do called "Clean kitchen"')).toEqual([
    { action: 'check', target: boxOf('Clean kitchen') },
  ])
})

test('the checkbox is the one that was ticked last', () => {
  expect(actions('Untick the checkbox', 'Tick the checkbox of "Milk"')).toEqual([
    { action: 'uncheck', target: boxOf('Milk') },
  ])
})

test('behind anything else the checkbox is any, and a button has none', () => {
  expect(actions('Untick the checkbox', 'Click "Save"')).toEqual([
    { action: 'uncheck', target: { role: 'checkbox' } },
  ])
  expect(actions('Tick its checkbox', 'Click the "Save" button')).toEqual([
    { action: 'check', target: { role: 'checkbox' } },
  ])
})

test('to complete a thing is to press what completes it, else to tick it', () => {
  const [complete] = actions('Complete the to-do "Two"', 'Open the page')
  expect(complete).toMatchObject({ action: 'click', target: { name: 'Complete', within: { name: 'Two' } } })
  expect(JSON.stringify(complete)).toContain(
    JSON.stringify([
      { action: 'check', target: { role: 'checkbox', within: { role: 'place', name: 'Two' } } },
    ]),
  )
})

test('what is chosen by its kind goes into a field of that kind, else it is what is called so', () => {
  expect(actions('Select the filter "Active"', 'Open the page')).toMatchObject([
    {
      action: 'fill',
      target: { name: 'filter' },
      value: 'Active',
      otherwise: [{ action: 'check', target: { name: 'Active' } }],
    },
  ])
})

test.each([
  ['Reload the page (F5)', 'Reload the page'],
  ['Go back (press Alt + left arrow)', 'Go back'],
])('“%s” says only how a person would do it', (action, same) => {
  expect(actions(action, 'Open the page')).toEqual(actions(same, 'Open the page'))
})

test('the name of a sign is looked up as what shows the sign, too, by actions and checks alike', () => {
  const { actions: clicks, checks } = compileStep({
    action: 'Click the "x" button',
    expectedResult: 'The "x" button is visible',
  })
  const target = { role: 'button', name: 'x', or: [{ name: 'x', signs: expect.arrayContaining(['×', '✖']) }] }
  expect(clicks).toEqual([{ action: 'click', target }])
  expect(checks).toEqual([{ kind: 'assert_visible', target }])
})
