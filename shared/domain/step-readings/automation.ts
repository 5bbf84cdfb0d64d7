import { inOrder } from '../prose-steps/compile-case.ts'
import { compileStep } from '../prose-steps/compile-step.ts'
import type { CompiledStep, StepProblem, StepProse, TypedAction } from '../prose-steps/types.ts'
import type { Automation, TestCase } from '../test-cases/schema.ts'
import { unreadOf } from './read-step.ts'

const mostReasons = 20
const mostSuggestions = 10
const mostUnchecked = 50
export const nothingChecked = 'nothing in the case is checked'

/** Compiled steps of one run by their prose and what it may refer to, since most cases share most steps, and what may be said instead of what is not read. */
export class Readings {
  readonly #compiled = new Map<string, CompiledStep>()
  readonly #suggestions = new Map<string, string[]>()
  #left: number

  /** `mostSaid` bounds the work for suggestions; what comes after it has none. */
  constructor(mostSaid = 300) {
    this.#left = mostSaid
  }

  compiled(
    { action, expectedResult, testData }: StepProse,
    earlier: readonly TypedAction[] = [],
  ): CompiledStep {
    const key = `${action}\n${expectedResult}\n${testData ?? ''}\n${JSON.stringify(earlier)}`
    const cached = this.#compiled.get(key)
    if (cached) return cached
    const prose = { action, expectedResult, ...(testData === undefined ? {} : { testData }) }
    const compiled = compileStep(prose, { earlier })
    this.#compiled.set(key, compiled)
    return compiled
  }

  suggestions(problem: StepProblem): string[] {
    const key = `${problem.unread?.as ?? problem.code}\n${problem.part}`
    const cached = this.#suggestions.get(key)
    if (cached || this.#left === 0) return cached ?? []
    this.#left -= 1
    const { suggestions } = unreadOf(problem)
    this.#suggestions.set(key, suggestions)
    return suggestions
  }
}

/**
 * Whether a hosted run can execute and judge a case: every step compiles, the expectation compiles, and at least one thing is checked.
 * `known` are reasons that only the designer knows, such as a precondition that nobody set up.
 */
export function automationOf(
  { steps = [], expectedResult = '' }: Pick<TestCase, 'steps' | 'expectedResult'>,
  { known = [], readings = new Readings() }: { known?: string[]; readings?: Readings } = {},
): Automation {
  const outcome = { stepNumber: undefined, action: 'Open the page', expectedResult }
  const parts = inOrder(
    [...steps, ...(expectedResult.trim() === '' ? [] : [outcome])],
    (step, earlier): CompiledStep & { stepNumber: number | undefined } => ({
      stepNumber: step.stepNumber,
      ...readings.compiled(step, step === outcome ? [] : earlier),
    }),
  )
  const problems = parts.flatMap((part) =>
    part.problems.map((problem) => ({ stepNumber: part.stepNumber, problem })),
  )
  const isChecked = parts.some(({ checks }) => checks.length > 0)
  const unread = problems.map(({ problem }) => `${short(problem.part)}: ${short(problem.message)}`)
  const reasons = [
    ...new Set([...known, ...unread, ...(isChecked || unread.length > 0 ? [] : [nothingChecked])]),
  ]
  // The expected result of a case often says again what its last step expects.
  const byPart = new Map(problems.toReversed().map((each) => [each.problem.part, each]))
  const suggestions = [...byPart.values()]
    .toReversed()
    .flatMap(({ stepNumber, problem }) => {
      const say = readings.suggestions(problem)
      if (say.length === 0) return []
      return [{ ...(stepNumber === undefined ? {} : { stepNumber }), part: short(problem.part), say }]
    })
    .slice(0, mostSuggestions)
  const unchecked = [...new Set(parts.flatMap((step) => step.unchecked ?? []))]
    .map(short)
    .slice(0, mostUnchecked)
  return {
    ready: reasons.length === 0,
    reasons: reasons.slice(0, mostReasons),
    ...(unchecked.length > 0 ? { unchecked } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 297)}…` : text)
