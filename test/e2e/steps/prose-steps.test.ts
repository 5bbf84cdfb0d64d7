import { expect, test } from 'vitest'
import { actionScenarios } from './action-scenarios.ts'
import { checkScenarios } from './check-scenarios.ts'
import { drawnScenarios } from './drawn-scenarios.ts'
import { expectationScenarios } from './expectation-scenarios.ts'
import { ownControlsScenarios } from './own-controls-scenarios.ts'
import { partScenarios } from './part-scenarios.ts'
import { plainScenarios } from './plain-scenarios.ts'
import { play } from './play.ts'
import { scenarios } from './scenarios.ts'
import { briefly, startStage, testScenarios } from './support.ts'

const stage = startStage()
const what = 'prose steps on a real page get the verdict that a person would give'

testScenarios(what, stage, { ...scenarios, ...actionScenarios })
testScenarios(what, briefly(stage), {
  ...checkScenarios,
  ...drawnScenarios,
  ...expectationScenarios,
  ...ownControlsScenarios,
  ...partScenarios,
  ...plainScenarios,
})

test('no secret appears in any outcome', async () => {
  const steps = [
    { action: 'Open "/sign-up"', verdict: 'passed' as const },
    {
      action: 'Enter %PASSWORD% in the "Name" field',
      expected: 'The "Name" field has the value "x"',
      verdict: 'failed' as const,
    },
    {
      action: 'Open "/orders?token=%PASSWORD%"',
      expected: 'The URL contains "nothing"',
      verdict: 'failed' as const,
    },
  ]
  const outcomes = await play(stage.browser, stage.url, steps)
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['passed', 'failed', 'failed'])
  expect(JSON.stringify(outcomes)).not.toContain('s3cret-pass')
  expect(outcomes[1]?.assertions[0]?.actual).toBe('%PASSWORD%')
})

test('a readback of a typed value is evaluated but verifies nothing', async () => {
  const steps = [
    { action: 'Open "/sign-up"', verdict: 'passed' as const },
    {
      action: 'Enter "Ann" in the "Name" field',
      expected: 'The "Name" field has the value "Ann"',
      verdict: 'passed' as const,
    },
    { action: 'Look at the page', expected: 'The name is "Ann"', verdict: 'passed' as const },
    { action: 'Reload the page', expected: 'The "Name" field is empty', verdict: 'passed' as const },
  ]
  const outcomes = await play(stage.browser, stage.url, steps)
  expect(outcomes.map(({ status, verified }) => [status, verified])).toEqual([
    ['passed', 0],
    ['passed', 0],
    ['passed', 0],
    ['passed', 1],
  ])
})

test('a question of the browser that no step answers is named in the failure it leads to', async () => {
  const [, step] = await play(stage.browser, stage.url, [
    { action: 'Open "/dialogs"', verdict: 'passed' },
    { action: 'Click "Empty the basket"', expected: '"Basket emptied" is visible', verdict: 'failed' },
  ])
  expect(step?.status).toBe('failed')
  expect(step?.error?.message).toContain('A dialog asked “Sure?” and was dismissed')
})

test('a check that denies says what it wants in words', async () => {
  const [, denied] = await play(stage.browser, stage.url, [
    { action: 'Open the page', verdict: 'passed' },
    { action: 'Look at the page', expected: '"Sign up" is not visible', verdict: 'failed' },
  ])
  expect(denied?.assertions).toEqual([
    { kind: 'assert_text', expected: '“Sign up” absent', actual: expect.any(String), passed: false },
  ])
})

test('what has no name is told by what stands beside it, what it holds and where it is', async () => {
  const [, unnamed, entered, cleared, misspelt] = await play(stage.browser, stage.url, [
    { action: 'Open "/ticks"', verdict: 'passed' },
    { action: 'Enter "x" in the field', verdict: 'error' },
    { action: 'Enter "x" in the third field in the "Order" form', verdict: 'passed' },
    { action: 'Clear the field in the "Order" form', verdict: 'error' },
    { action: 'Enter "x" in the "Streat" field', verdict: 'error' },
  ])
  expect(unnamed?.error?.message).toBe(
    'Nothing says which field is meant: there are 6. They are: dropdown "Colour"; the first field in the form "Order", which holds "5"; field "Your name" in the form "Order"; the third field in the form "Order"; field "Street" in the form "Order"; the first field in the form "Return". Say which one: the dropdown "Colour".',
  )
  // What the message says leads to the field that it says it of.
  expect(entered?.status).toBe('passed')
  expect(cleared?.error?.message).toContain('the third field in the form "Order", which holds "x"')
  expect(cleared?.error?.message).toContain('Say which one: the first field in the form "Order"')
  expect(misspelt?.error?.message).toContain('The closest: field "Street" in the form "Order"')
})
