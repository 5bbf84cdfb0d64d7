import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import type { Check } from '../checklists/check-types.ts'
import type { Screen } from '../model.ts'
import { speaksOf } from './behaviour.ts'
import { formState } from './form-state.ts'
import { nameKey, type CaseFacts } from './read-case.ts'

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
  const { wrong, broken } = formState(screen, facts, testCase)
  if (check.name === 'error text')
    return (
      wrong.size === 1 &&
      [...screen.messages, ...screen.parameters.flatMap((one) => one.messages)].some(({ text }) =>
        expectedResult.includes(`"${text}"`),
      )
    )
  const parameter = screen.parameters.find(({ id }) => id === check.parameterId)
  const entered = parameter !== undefined && facts.values.get(nameKey(parameter.label)) === check.literal
  return entered && wrong.size === 0 && broken.size === 0 && answers(expectedResult, check.expected)
}

function looksFor({ action, expectedResult }: TestStep, label: string, seen: RegExp): boolean {
  return action.includes(`"${label}"`) && expectedResult.includes(`"${label}"`) && seen.test(expectedResult)
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
