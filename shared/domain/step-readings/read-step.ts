import { compileStep } from '../prose-steps/compile-step.ts'
import { withGuide } from '../prose-steps/guide/link.ts'
import type { CompiledStep, StepProblem, StepProse, TypedAction } from '../prose-steps/types.ts'
import { halfOf, suggest } from './suggest.ts'

/** A part of a step that is not read, and how it would be. */
export interface Unread {
  part: string
  message: string
  suggestions: string[]
}

/** What a run would make of a step, known without a browser. */
export interface StepReading extends Pick<CompiledStep, 'actions' | 'checks'> {
  readable: boolean
  problems: Unread[]
}

export const mostProblems = 20
const longestPart = 1000

/**
 * Reads one step by the grammar of steps alone: typed actions and checks, or the words that are not understood, each with up to three rewordings. `earlier`
 * are the actions of the steps before it.
 */
export function readStep(
  step: StepProse,
  { baseUrl, earlier = [] }: { baseUrl?: string | undefined; earlier?: readonly TypedAction[] } = {},
): StepReading {
  const { actions, checks, problems } = compileStep(step, {
    earlier,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  })
  return {
    readable: problems.length === 0,
    actions,
    checks,
    problems: problems.slice(0, mostProblems).map((problem) => unreadOf(problem)),
  }
}

/** A problem of a step as its author is told of it. */
export function unreadOf(problem: StepProblem): Unread {
  const suggestions = suggest(problem, halfOf(problem))
  return {
    part: cut(problem.part),
    message: withGuide({ code: problem.code, message: cut(problem.message) }),
    suggestions,
  }
}

const cut = (text: string): string =>
  text.length > longestPart ? `${text.slice(0, longestPart - 1)}…` : text
