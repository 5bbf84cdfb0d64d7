import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import type { Check } from '../checklists/check-types.ts'
import type { Screen } from '../model.ts'
import { speaksOf } from './behaviour.ts'
import { formState } from './form-state.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'

/**
 * Whether a case shows a point of a checklist: the literal is entered where nothing else is wrong and the right answer is expected;
 * every input is looked for, or focused one after the other; the stated actions are taken and their outcome is expected.
 */
export function checkMade(
  testCase: TestCase,
  facts: CaseFacts,
  check: Check,
  screen: Screen | undefined,
): boolean {
  const { steps = [], expectedResult = '' } = testCase
  if (check.name === 'stated' || !screen) return told(testCase, check)
  if (check.name === 'labels')
    return screen.parameters.every(({ label }) =>
      steps.some((step) => looksFor(step, label, /\b(?:shown|focused)\b/)),
    )
  if (check.name === 'keyboard') return focused(steps, screen)
  if (check.name === 'images') return opened(steps, /^every image has an alternative text$/i)
  if (check.name === 'page title') return opened(steps, /^the page title is not empty$/i)
  const { wrong, broken } = formState(screen, facts, testCase)
  if (check.name === 'error text')
    return (
      wrong.size === 1 &&
      [...screen.messages, ...screen.parameters.flatMap((one) => one.messages)].some(({ text }) =>
        expectedResult.includes(`"${text}"`),
      )
    )
  if (check.name === 'error place')
    return wrong.size === 1 && broken.size === 0 && beside(expectedResult, screen, [...wrong])
  if (check.name === 'feedback')
    return wrong.size === 0 && broken.size === 0 && answers(expectedResult, check.expected)
  const parameter = screen.parameters.find(({ id }) => id === check.parameterId)
  const entered = parameter !== undefined && facts.values.get(nameKey(parameter.label)) === check.literal
  return entered && wrong.size === 0 && broken.size === 0 && answers(expectedResult, check.expected)
}

/** The page is opened, and this is expected of it. */
function opened([first]: TestStep[], expected: RegExp): boolean {
  return first !== undefined && /^open\b/i.test(first.action) && expected.test(first.expectedResult)
}

function looksFor({ action, expectedResult }: TestStep, label: string, seen: RegExp): boolean {
  return action.includes(`"${label}"`) && expectedResult.includes(`"${label}"`) && seen.test(expectedResult)
}

/** A message that the text gives to the form is expected beside the one input that is wrong. */
function beside(expected: string, { parameters, messages }: Screen, wrong: string[]): boolean {
  const [, text, label] = /^The message "([^"]+)" is shown next to the "([^"]+)" \w+$/.exec(expected) ?? []
  const input = parameters.find((one) => one.label === label)
  return (
    input !== undefined &&
    wrong.includes(input.id) &&
    [...messages, ...input.messages].some((message) => message.text === text)
  )
}

/** Each input has the focus after the one before it in the text, and only the Tab key moves it. */
function focused(steps: TestStep[], { parameters }: Screen): boolean {
  let from = 0
  return parameters.every(({ label }, index) => {
    const at = steps.findIndex(
      ({ expectedResult }, place) =>
        place >= from && expectedResult.includes(`"${label}"`) && /\bis focused\b/.test(expectedResult),
    )
    const moved = at >= 0 && (index === 0 || /^press tab$/i.test(steps[at]?.action ?? ''))
    from = at + 1
    return moved
  })
}

function told({ steps = [], expectedResult = '' }: TestCase, { actions, expected }: Check): boolean {
  const all = steps.map(({ action }) => action).join('\n')
  return actions.every((action) => speaksOf(all, action)) && answers(expectedResult, expected)
}

/** The literals of the expectation, or its words where it has none. */
function answers(given: string, expected: string): boolean {
  const literals = expected.match(/"(?:[^"\\]|\\.)+"/g) ?? []
  return (
    given !== '' &&
    (literals.length > 0 ? literals.every((literal) => given.includes(literal)) : speaksOf(given, expected))
  )
}
