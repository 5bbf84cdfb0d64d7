import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import type { TypedAction } from '../../../../../shared/domain/prose-steps/types.ts'

const doing = (action: string) =>
  compileStep({ action, expectedResult: '' }, { baseUrl: 'https://x.test' }).actions

/** What is entered where no control of the value is there. */
function entered(action: TypedAction): string[] {
  if (action.action === 'fill') return [action.value]
  return 'otherwise' in action && action.otherwise ? action.otherwise.flatMap(entered) : []
}

describe('values that are added', () => {
  test.each<[string, string[]]>([
    ['Add A1, B2, C3', ['A1', 'B2', 'C3']],
    ['Add Fish and chips', ['Fish and chips']],
  ])('%s', (action, values) => {
    expect(doing(action).flatMap(entered)).toEqual(values)
  })

  test('are looked for as what is on the page first', () => {
    expect(doing('Add Bread')[0]).toMatchObject({
      action: 'click',
      target: { role: 'control', name: 'Add Bread', whole: true },
      otherwise: [{ action: 'click', target: { name: 'Add', within: { role: 'place', name: 'Bread' } } }],
    })
  })

  test.each(['Add User', 'Add bread and cheese', 'Add Milk to the cart'])('are none in “%s”', (action) => {
    expect(doing(action).flatMap(entered)).toEqual([])
  })

  test('are none where something was typed for the control before', () => {
    const steps = ['Enter "Apollo" in the "Title" field', 'Add Rocket'].map((action, at) => ({
      stepNumber: at + 1,
      action,
      expectedResult: '',
    }))
    const { steps: compiled } = compileCase({ steps }, 'https://x.test')
    expect(compiled[1]?.compiled.actions.flatMap(entered)).toEqual([])
  })

  test('are what “it” means next, where there is one', () => {
    const next = (action: string) => {
      const steps = [action, 'Double-click it'].map((one, at) => ({
        stepNumber: at + 1,
        action: one,
        expectedResult: '',
      }))
      return compileCase({ steps }, 'https://x.test').steps[1]?.compiled.actions
    }
    expect(next('Add Feed cat')).toEqual([{ action: 'double_click', target: { name: 'Feed cat' } }])
    expect(next('Add Bread and Cheese')).toEqual([])
  })

  test('end where another action begins', () => {
    expect(doing('Add Bread, click Save').map(({ action }) => action)).toEqual(['click', 'click'])
  })
})
