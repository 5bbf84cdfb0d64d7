import { expect, test } from 'vitest'
import { actionsAfter, compileCase } from '../../../../shared/domain/prose-steps/compile-case.ts'

const baseUrl = 'https://site.test/shop'
const step = (action: string, expectedResult = '') => ({ stepNumber: 1, action, expectedResult })

test('a case starts at the address of the run', () => {
  const { steps } = compileCase({ steps: [step('Click the "Buy" button')] }, baseUrl)
  expect(steps[0]?.compiled.actions.map(({ action }) => action)).toEqual(['goto', 'click'])
  expect(steps[0]?.compiled.actions[0]).toEqual({ action: 'goto', url: baseUrl })
})

test('a case whose first step goes somewhere starts there', () => {
  const { steps } = compileCase({ steps: [step('Open "/orders"')] }, baseUrl)
  expect(steps[0]?.compiled.actions.filter(({ action }) => action === 'goto')).toHaveLength(1)
})

test('a case without steps opens the address before its expected result is checked', () => {
  const { outcome } = compileCase({ expectedResult: 'The text "Shop" is visible' }, baseUrl)
  expect(outcome?.actions).toEqual([{ action: 'goto', url: baseUrl }])
  expect(outcome?.checks).toHaveLength(1)
})

test('a case that states no expected result of its own has no such check', () => {
  expect(compileCase({ steps: [step('Open "/"')], expectedResult: '  ' }, baseUrl).outcome).toBeUndefined()
})

test('the actions that follow a step are those of later steps only', () => {
  const whole = compileCase(
    {
      steps: [step('Open "/"'), step('Click the "Delete" button'), step('Accept the dialog')],
    },
    baseUrl,
  )
  expect(actionsAfter(whole, 0).map(({ action }) => action)).toEqual(['click', 'dialog'])
  expect(actionsAfter(whole, 2)).toEqual([])
})
