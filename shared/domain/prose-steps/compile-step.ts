import { leftBlank } from './blanks.ts'
import { compileActions } from './compile-actions.ts'
import { compileChecks } from './compile-checks.ts'
import { soleValue } from './given-value.ts'
import { linesAsSentences, readProse, type Prose } from './prose.ts'
import { forgetStep } from './remembered.ts'
import { splitForPerson } from './for-person.ts'
import { parseTestData, type TestDatum } from './test-data.ts'
import type { CompiledStep, StepProblem, StepProse, TypedAction } from './types.ts'

/**
 * Compiles the prose of one step into typed actions and checks, by the forms of `guide/` and nothing else: no model, no page,
 * the same answer every time. `baseUrl` is what "Open the page" and relative addresses refer to. `%NAME%` placeholders stay as they are.
 * `earlier` are the actions of the steps before, which "it" may refer to. Never throws: what cannot be read is in `problems`, as `steps.not_understood` (actions) or `steps.unverifiable` (expected results).
 */
export function compileStep(
  step: StepProse,
  { baseUrl, earlier }: { baseUrl?: string; earlier?: readonly TypedAction[] } = {},
): CompiledStep {
  forgetStep()
  const data = parseTestData(step.testData)
  const known = data.map(({ value }) => value)
  // "Fill in the form:" leads over to its data.
  const said = data.length > 0 ? step.action.replace(/\s*:\s*$/, '') : step.action
  const prose = given(readProse(said, known), soleValue(step.testData))
  const { checked: expectedResult, unchecked } = splitForPerson(step.expectedResult)
  const expected = readProse(expectedResult, known)
  const blanks = [...leftBlank(prose, 'actions'), ...leftBlank(expected, 'checks')]
  if (blanks.length > 0) return { actions: [], checks: [], problems: blanks }
  const { actions, verifications, problems } = compileActions(
    { prose, data, baseUrl, expected: expectedResult },
    { earlier: earlier ?? [], answered: expectedResult.trim() !== '' },
  )
  const done = actions.length > 0 ? actions : (earlier ?? [])
  const checksOf = (read: Prose) =>
    compileChecks({ prose: read, data, baseUrl, looked: step.action }, done, earlier)
  const expectedChecks = () => {
    const whole = checksOf(expected)
    if (whole.problems.length === 0 || !expectedResult.includes('\n')) return whole
    const lines = checksOf(readProse(expectedResult, known, linesAsSentences))
    return lines.problems.length === 0 ? lines : whole
  }
  const readings = [
    ...verifications.map((text) =>
      compileChecks({ prose: { ...prose, text }, data, baseUrl }, done, earlier),
    ),
    expectedChecks(),
  ]
  const checks = readings.flatMap((part) => part.checks)
  const all = [...unclosed(prose, step.action), ...problems, ...unclosed(expected, expectedResult)]
  all.push(...readings.flatMap((part) => part.problems))
  if (actions.length === 0 && checks.some(({ kind }) => kind === 'assert_changed'))
    all.push(unacted(expectedResult))
  const isIdle = actions.length === 0 && checks.length === 0 && unchecked.length === 0
  if (isIdle && all.length === 0) all.push(nothing(step.action))
  if (isBareAct(prose, actions)) all.push(...withoutPlace(step.action, unused(data, earlier ?? [])))
  return { actions, checks, problems: all, ...(unchecked.length > 0 && { unchecked }) }
}

function given(prose: Prose, value: string | undefined): Prose {
  if (value === undefined) return prose
  return { ...prose, literals: [...prose.literals, value], given: prose.literals.length }
}

/** "Register", "Save the form": an act by its name alone, which says nothing of what is entered before it. */
const isBareAct = ({ literals, given: value }: Prose, actions: readonly TypedAction[]): boolean =>
  literals.length === (value === undefined ? 0 : 1) &&
  actions.length > 0 &&
  actions.every(
    ({ action, ...how }) => action === 'click' && 'target' in how && how.target?.role === 'control',
  )

/** Data that the step before has not entered either. */
const unused = (data: readonly TestDatum[], earlier: readonly TypedAction[]): TestDatum[] =>
  data.some(({ value }) => earlier.some((action) => 'value' in action && action.value === value))
    ? []
    : data.filter(({ value }) => value !== '')

function withoutPlace(part: string, [first]: readonly TestDatum[]): StepProblem[] {
  if (!first) return []
  const message = `I do not understand “${part}” with test data: it does not say where “${first.name}” is entered. Say it like: Enter the ${first.name}, and press the control in a step of its own.`
  return [{ code: 'steps.not_understood', part, message, unread: { as: 'actions', followedBy: 0 } }]
}

function unclosed({ unclosed: open }: Prose, part: string): StepProblem[] {
  const message = 'A quotation mark is opened and not closed. Write quotes inside a quoted text as \\".'
  return open ? [{ code: 'steps.not_understood', part, message }] : []
}

function unacted(part: string): StepProblem {
  const message =
    'A change is seen against the state before the actions of the same step: say it in the step that acts.'
  return { code: 'steps.unverifiable', part, message }
}

function nothing(part: string): StepProblem {
  const message = 'This step does nothing and checks nothing. Say what to do, or what the page must show.'
  return { code: 'steps.unverifiable', part, message }
}
