import { compileStep } from './compile-step.ts'
import { unmarked } from './for-person.ts'
import type { CompiledStep, TypedAction } from './types.ts'
import { withoutParts } from '../test-cases/without-parts.ts'
import type { TestCase, TestStep } from '../test-cases/schema.ts'

export interface CompiledCase {
  steps: { step: TestStep; compiled: CompiledStep }[]
  /** The check of the case's own expected result; undefined when it states none. */
  outcome: CompiledStep | undefined
}

/**
 * Compiles the prose of a case. It starts at the run's address, unless its first action goes somewhere itself. What only a person can judge of its expected
 * results is left out.
 */
export function compileCase(
  {
    steps = [],
    expectedResult: whole = '',
    automation,
  }: Pick<TestCase, 'steps' | 'expectedResult' | 'automation'>,
  baseUrl: string,
): CompiledCase {
  const unchecked = unmarked(automation?.unchecked ?? [])
  const expectedResult = withoutParts(whole, unchecked)
  const compiled = inOrder(steps, (step, earlier) => {
    const { action, testData } = step
    const expected = withoutParts(step.expectedResult, unchecked)
    const prose = { action, expectedResult: expected, ...(testData === undefined ? {} : { testData }) }
    return compileStep(prose, { baseUrl, earlier })
  }).map((read, at) => ({ step: steps[at] as TestStep, compiled: read }))
  const outcome =
    expectedResult.trim() === '' ? undefined : compileStep({ action: '', expectedResult }, { baseUrl })
  const [first] = compiled
  if (first) first.compiled = fromStart(first.compiled, baseUrl)
  return { steps: compiled, outcome: outcome && !first ? fromStart(outcome, baseUrl) : outcome }
}

/** Reads the steps of one case, each with the actions that "it" may refer to, which are those of the last step that did something. */
export function inOrder<Step, Read extends Pick<CompiledStep, 'actions'>>(
  steps: readonly Step[],
  read: (step: Step, earlier: readonly TypedAction[]) => Read,
): Read[] {
  let earlier: readonly TypedAction[] = []
  return steps.map((step) => {
    const one = read(step, earlier)
    if (one.actions.length > 0) earlier = isAbout(one.actions) ? one.actions : [...earlier, ...one.actions]
    return one
  })
}

// A key or a wait is about nothing of the page: what was spoken of before still is.
const isAbout = (actions: readonly TypedAction[]): boolean =>
  actions.some((action) => 'target' in action && action.target !== undefined)

function fromStart(compiled: CompiledStep, url: string): CompiledStep {
  if (['goto', 'open_page'].includes(compiled.actions[0]?.action ?? '')) return compiled
  return { ...compiled, actions: [{ action: 'goto', url }, ...compiled.actions] }
}

/** The actions of the steps that follow, since they decide how a dialog is answered. */
export function actionsAfter({ steps }: CompiledCase, position: number): TypedAction[] {
  return steps.slice(position + 1).flatMap(({ compiled }) => compiled.actions)
}
