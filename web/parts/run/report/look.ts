import type { CaseResult, Execution, StepResult } from '../types.ts'

/** The case and the step of a run that the address names. */
export interface Looked {
  caseId?: string
  step?: number
}

/** What an address says of them. */
export function lookedIn(address: URLSearchParams): Looked {
  const [caseId, step] = [address.get('case') ?? '', Number(address.get('step') ?? '')]
  return {
    ...(caseId !== '' && { caseId }),
    ...(Number.isInteger(step) && step > 0 && { step }),
  }
}

/** The same as words of an address. */
export const lookWords = ({ caseId, step }: Looked): Record<string, string> => ({
  ...(caseId !== undefined && { case: caseId }),
  ...(step !== undefined && { step: String(step) }),
})

/** The step that was chosen; another object each time, so that choosing the same step again leads back to its moment. */
export interface Look {
  step: number | undefined
}

/** The cases that are open at first: the one that the address names, else the first that did not pass, else a single one. */
export function openAtFirst(cases: readonly CaseResult[], { caseId }: Looked): ReadonlySet<string> {
  const named = cases.find(({ testCaseId }) => testCaseId === caseId)
  const broken = cases.find(({ status }) => status === 'failed' || status === 'error')
  const only = cases.length === 1 ? cases[0] : undefined
  const first = named ?? broken ?? only
  return new Set(first ? [first.testCaseId] : [])
}

export const isBroken = ({ status }: Pick<StepResult, 'status'>) => status === 'failed' || status === 'error'

/** The step that is looked at when a case is opened: the one that broke it, else the last that was done. */
export function stepAtFirst({ steps }: Pick<CaseResult, 'steps'>): number | undefined {
  const done = steps.filter(({ status }) => status !== 'skipped')
  return (steps.find(isBroken) ?? done.at(-1) ?? steps[0])?.stepNumber
}

export const toRunAgain = (cases: readonly CaseResult[]) =>
  cases.filter(({ status }) => status !== 'passed').map(({ testCaseId }) => testCaseId)

/** Whether a case expects something that its author left to a person. */
export const isLeftToPerson = ({ steps, unchecked = [] }: Pick<CaseResult, 'steps' | 'unchecked'>): boolean =>
  unchecked.length > 0 || steps.some((step) => (step.unchecked ?? []).length > 0)

/** Cases that were planned and of which nothing is known, because the run ended before. */
export function notReached({ planned, cases }: Pick<Execution, 'planned' | 'cases'>) {
  const known = new Set(cases.map(({ testCaseId }) => testCaseId))
  return planned.filter(({ testCaseId }) => !known.has(testCaseId))
}

/** The pictures of a step, as far as there are any: what the page showed behind it, and what it was about, outlined before it acted. */
export function picturesOf(
  { screenshotUrls }: Pick<CaseResult, 'screenshotUrls'>,
  { screenshotKey, targetScreenshotKey }: StepResult,
): { after?: string; target?: string } {
  const after = screenshotKey && screenshotUrls[screenshotKey]
  const target = targetScreenshotKey && screenshotUrls[targetScreenshotKey]
  return { ...(after && { after }), ...(target && { target }) }
}
