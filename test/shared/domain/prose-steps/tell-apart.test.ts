import { describe, expect, test } from 'vitest'
import { nameOf, toldApart } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

const order = { role: 'form', name: 'Order' }

describe('what a target may mean is told so that each can be told from the rest', () => {
  test('by name and place where these differ', () => {
    const told = toldApart([
      { role: 'button', name: 'Save', where: { role: 'row', name: 'Milk' }, nth: 1, nthThere: 1 },
      { role: 'button', name: 'Save', where: { role: 'row', name: 'Bread' }, nth: 2, nthThere: 1 },
    ])
    expect(told).toEqual(['button "Save" in the row "Milk"', 'button "Save" in the row "Bread"'])
  })

  test('by count where the same name stands twice in one place', () => {
    const told = toldApart([
      { role: 'textbox', name: 'Name', where: order, nth: 1, nthThere: 1 },
      { role: 'textbox', name: 'Name', where: order, nth: 2, nthThere: 2 },
      { role: 'textbox', name: 'City', where: order, nth: 3, nthThere: 3 },
    ])
    expect(told).toEqual([
      'the first field "Name" in the form "Order"',
      'the second field "Name" in the form "Order"',
      'field "City" in the form "Order"',
    ])
  })

  test('by count on the page where two places have one name', () => {
    const told = toldApart([
      { role: 'textbox', name: '', where: order, nth: 1, nthThere: 1 },
      { role: 'textbox', name: '', where: order, nth: 2, nthThere: 1 },
    ])
    expect(told).toEqual(['the first field', 'the second field'])
  })

  test('without a name by what it holds too, and never by an empty name', () => {
    const told = toldApart([
      { role: 'textbox', name: '', value: '5', nth: 1, nthThere: 1 },
      { role: 'textbox', name: '', nth: 12, nthThere: 12 },
      { role: 'combobox', name: 'Size', nth: 1, nthThere: 1 },
    ])
    expect(told).toEqual(['the first field, which holds "5"', 'the 12th field', 'dropdown "Size"'])
    expect(nameOf({ role: 'checkbox', name: '' })).toBe('checkbox')
  })

  test('by their frames where they are in several', () => {
    const told = toldApart([
      { role: 'button', name: 'Pay' },
      { role: 'button', name: 'Pay', frame: 'Payment' },
    ])
    expect(told).toEqual(['button "Pay"', 'button "Pay" in the frame "Payment"'])
  })
})

test('the words that tell one from the rest are read as just that one', () => {
  const targetOf = (told: string) => {
    const [action] = compileStep({ action: `Enter "x" in ${told}`, expectedResult: '' }).actions
    return action && 'target' in action ? action.target : undefined
  }
  const [counted, there] = toldApart([
    { role: 'textbox', name: '', nth: 1, nthThere: 1 },
    { role: 'textbox', name: '', where: order, nth: 2, nthThere: 1 },
  ])
  expect(targetOf(counted ?? '')).toEqual({ role: 'textbox', nth: 1 })
  expect(targetOf(there ?? '')).toEqual({ role: 'textbox', nth: 1, within: order })
  expect(targetOf('the 12th field')).toEqual({ role: 'textbox', nth: 12 })
})
