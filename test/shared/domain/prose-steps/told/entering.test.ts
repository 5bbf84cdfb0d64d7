import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import type { TypedAction } from '../../../../../shared/domain/prose-steps/types.ts'

const doing = (action: string) => compileStep({ action, expectedResult: '' }, { baseUrl: 'https://x.test' })
const where = (action: TypedAction) => {
  const target = 'target' in action ? action.target : undefined
  return [target?.name ?? target?.role, ...(target?.nth === undefined ? [] : [target.nth])].join(' ')
}
const told = (action: string) =>
  doing(action).actions.map((one) =>
    one.action === 'press'
      ? one.key
      : `${one.action} ${where(one)}${'value' in one ? ` = ${one.value}` : ''}`,
  )

describe('what is entered', () => {
  test.each<[string, string[]]>([
    ['Type Buy milk in the box at the top, hit Enter', ['fill typing 1 = Buy milk', 'Enter']],
    ['Write Hello world into the last box', ['fill typing -1 = Hello world']],
    ['Enter Ann Smith in the Name field', ['fill Name = Ann Smith']],
    ['Put three spaces in the box, Enter', ['fill focused =    ', 'Enter']],
    ['qty 3', ['fill qty = 3']],
    ['Fill in Ann Smith as the name', ['fill name = Ann Smith']],
    [
      'Type Ann Smith into Name and Bob Jones into Company',
      ['fill Name = Ann Smith', 'fill Company = Bob Jones'],
    ],
    ['Bump the guests up to 2 with the little up arrow', ['fill guests = 2']],
    ['Make the quantity 4', ['fill quantity = 4']],
    ['Delete all text', ['click Delete all text']],
    ["Clear what's in the search box", ['clear search']],
    ['Delete the text in Name', ['clear Name']],
    ['Enter 20 May 2031 in the Date field', ['fill Date = 20 May 2031']],
  ])('%s', (action, expected) => {
    expect(told(action)).toEqual(expected)
    expect(doing(action).problems).toEqual([])
  })

  test('is divided from its field by the page where its own words could divide them', () => {
    const [fill] = doing('Write Meet us in Berlin in the box').actions
    expect(fill).toMatchObject({ value: 'Meet us', target: { name: expect.stringContaining('Berlin') } })
    expect(fill).toMatchObject({
      otherwise: [{ action: 'fill', value: 'Meet us in Berlin', target: { role: 'focused' } }],
    })
  })

  test('is the value of what was filled last, where nothing has the focus', () => {
    const steps = ['Enter 17 in the field "Years" and click "Add to list"', 'Change the value to 18'].map(
      (action, at) => ({ stepNumber: at + 1, action, expectedResult: '' }),
    )
    const { steps: compiled } = compileCase({ steps }, 'https://x.test')
    const [fill] = compiled[1]?.compiled.actions ?? []
    expect(JSON.stringify(fill)).toContain(
      '{"role":"focused","or":[{"role":"textbox","name":"Years"},{"role":"typing"}]}',
    )
  })

  test('goes to no field that the step has just filled itself', () => {
    const steps = ['Enter "Ann" in the "Name" field', 'Enter Soap'].map((action, at) => ({
      stepNumber: at + 1,
      action,
      expectedResult: '',
    }))
    const { steps: compiled } = compileCase({ steps }, 'https://x.test')
    expect(compiled[1]?.compiled.actions).toEqual([
      { action: 'fill', target: { role: 'typing' }, value: 'Soap' },
    ])
    const [, second] = doing('Enter Ann in Name and type Hello you into the box').actions
    expect(second).toEqual({ action: 'fill', target: { role: 'typing' }, value: 'Hello you' })
  })

  test.each([
    'Enter a name',
    'Enter the first name',
    'Enter first name',
    'Enter name',
    'Type password',
    'Type something in the box',
    'Enter your e-mail address',
    'Enter valid data in all fields',
    'Enter 65 characters in the "Name" field',
    'Enter "a" in "Name" 3 times',
    'Note: see above',
    'Precondition: two users exist',
    'Type whatever you like into Name',
    'Put it in the box',
    'Fill in the rest',
    'Enter Ann in Name which is required until saved',
  ])('is left open or said of something else in “%s”', (action) => {
    expect(doing(action).problems).toHaveLength(1)
  })
})

describe('a key', () => {
  test.each<[string, string]>([
    ['Ctrl+A', 'Control+A'],
    ['Tab out of it', 'Tab'],
  ])('alone: %s', (action, key) => {
    expect(doing(action).actions).toEqual([{ action: 'press', key }])
  })

  test('is typed where the focus is, if nothing on the page is called so', () => {
    for (const action of ['Change to German', 'Delete all text'])
      expect(doing(action).actions).toMatchObject([
        { action: 'click', target: { whole: true }, otherwise: [{ target: { role: 'focused' } }] },
      ])
  })

  test.each(['Remove everything', 'Delete the value'])('is not surely what “%s” clears', (action) => {
    expect(told(action).filter((one) => one.startsWith('clear'))).toEqual([])
  })

  test.each(['Space', 'End'])('is not surely what “%s” means', (action) => {
    expect(doing(action).actions.filter((one) => one.action === 'press')).toEqual([])
  })
})
