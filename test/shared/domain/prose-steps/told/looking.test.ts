import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const doing = (action: string, expectedResult = '"Total" is shown') => compileStep({ action, expectedResult })

describe('who only looks does nothing', () => {
  test.each([
    'First have a quick look at the To Do column so you know what’s in there',
    'Observe the table after the page has loaded',
    'Verify the initial state of the accordion',
    'Check which additional field has appeared',
    'Have a look whether its cards moved somewhere else',
    'Check the footer',
    'Change your mind',
  ])('%s', (action) => {
    const { actions, problems, checks } = doing(action)
    expect(problems).toEqual([])
    expect(actions).toEqual([])
    expect(checks).toHaveLength(1)
  })

  test.each([
    ['Wait for a few seconds', 3000],
    ['Pause for half a second', 500],
    ['Let the page load', 1000],
  ])('%s', (action, milliseconds) => {
    expect(doing(action)).toMatchObject({ actions: [{ action: 'wait', milliseconds }], problems: [] })
  })

  test('what is to be found is gone to, so that the next words may mean it', () => {
    expect(doing('Find the "Run?" card, it\'s in the Working column, and click on it').actions).toMatchObject(
      [
        { action: 'scroll_to', target: { name: 'Run?' } },
        { action: 'click', target: { name: 'Run?' } },
      ],
    )
  })
})

describe('what may be more than a look is none', () => {
  test('what claims something is a check', () => {
    expect(doing('Verify "Saved" is shown', '').checks).toMatchObject([
      { kind: 'assert_text', expected: 'Saved' },
    ])
    expect(doing('Observe that "Saved" is shown', '').checks).toHaveLength(1)
  })

  test('what a control may say is that where the page has it', () => {
    expect(doing('Compare').actions).toMatchObject([
      { action: 'click', target: { role: 'control', name: 'Compare' }, otherwise: [{ action: 'wait' }] },
    ])
  })

  test('a text to verify is a check, whatever else is expected', () => {
    expect(doing('Verify "Saved" is shown').checks).toHaveLength(2)
  })

  test('a thing to verify without anything expected is not passed over', () => {
    expect(doing('Verify the total', '').problems).toHaveLength(1)
    expect(doing('Click "Save" and see whether it is saved', '').problems).not.toEqual([])
  })

  test('what can be ticked is ticked where the page has it', () => {
    expect(doing('Check newsletter').actions).toMatchObject([
      {
        action: 'check',
        target: { name: 'newsletter', whole: true },
        otherwise: [{ action: 'wait', milliseconds: 0 }],
      },
    ])
    expect(doing('Check the "News" box').actions).toMatchObject([{ action: 'check' }])
  })

  test.each([
    "Don't forget to tick the box",
    'Wait until everything is well',
    'Wait for a miracle to happen to the total',
  ])('%s is not taken for doing nothing', (action) => {
    const { actions, problems } = doing(action)
    expect(problems.length + actions.length).toBeGreaterThan(0)
  })

  test('a remark in brackets is no way to do what stands before it', () => {
    expect(doing('Click the Remove button (don’t ask me about the name!)').actions).toMatchObject([
      { action: 'click', target: { role: 'button', name: 'Remove' } },
    ])
  })
})
