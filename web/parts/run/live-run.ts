import type { ExecutionEvent, ExecutionStatus } from '../../../shared/kernel/events.ts'
import { isGoing } from './is-going.ts'
import type { CaseResult, Execution, Verdict } from './types.ts'

export type Light = 'queued' | 'running' | Verdict

export interface LiveStep {
  stepNumber: number
  action: string
  light: Light
  durationMs?: number
  error?: string
}

export interface LiveCase {
  testCaseId: string
  title: string
  light: Light
  /** How many steps it has; those that have begun are in `steps`. */
  planned: number
  steps: readonly LiveStep[]
}

/** A run as its events tell it. What did not change keeps its identity, so that only what changed is drawn again. */
export interface LiveRun {
  seq: number
  status: ExecutionStatus
  browser: string
  cases: readonly LiveCase[]
  /** Of cases that are over. */
  counts: Readonly<Record<Verdict, number>>
  startedAt?: string
  /** When the newest event happened. */
  at?: string
  /** The key of the newest picture. */
  pictureKey?: string
  error?: string
}

/** A run before its first event, with the cases that it will play. */
export const beforeEvents = ({ planned, status }: Pick<Execution, 'planned' | 'status'>): LiveRun => ({
  seq: 0,
  // Its events say it themselves, from the first on.
  status: status === 'queued' ? 'queued' : 'running',
  browser: '',
  counts: { passed: 0, failed: 0, error: 0, skipped: 0 },
  cases: planned.map(({ testCaseId, title, steps }) => ({
    testCaseId,
    title,
    light: 'queued',
    planned: steps,
    steps: [],
  })),
})

/** A run as its answer tells it, for networks that let no events through. */
export function asAnswered({ planned, status, cases, latest }: Execution): LiveRun {
  const run = beforeEvents({ planned, status })
  const known = new Map(cases.map((one) => [one.testCaseId, one]))
  return {
    ...run,
    counts: countsOf(cases),
    cases: run.cases.map((one): LiveCase => {
      const result = known.get(one.testCaseId)
      if (!result) return one.testCaseId === latest?.testCaseId ? { ...one, light: 'running' } : one
      const steps = result.steps.map((step) => ({ ...step, light: step.status }))
      return { ...one, light: result.status, steps }
    }),
  }
}

const countsOf = (cases: readonly Pick<CaseResult, 'status'>[]) => {
  const of = (verdict: Verdict) => cases.filter(({ status }) => status === verdict).length
  return { passed: of('passed'), failed: of('failed'), error: of('error'), skipped: of('skipped') }
}

export const afterEvents = (run: LiveRun, events: readonly ExecutionEvent[]): LiveRun =>
  events.reduce(afterEvent, run)

function afterEvent(before: LiveRun, event: ExecutionEvent): LiveRun {
  const run = { ...before, seq: event.seq, at: event.at }
  switch (event.type) {
    case 'execution_start': {
      const { name, version } = event.browser
      return { ...run, status: 'running', startedAt: event.at, browser: `${name} ${version}`.trim() }
    }
    case 'case_start':
      return withCase(run, event, ({ planned }) => ({
        testCaseId: event.testCaseId,
        title: event.title,
        light: 'running',
        planned,
        steps: [],
      }))
    case 'step_start':
      return withCase(run, event, (one) => {
        const { stepNumber, action } = event
        const steps = withStep(one.steps, { stepNumber, action, light: 'running' })
        return { ...one, steps, planned: Math.max(one.planned, steps.length) }
      })
    case 'step_complete':
      return {
        ...withCase(run, event, (one) => ({ ...one, steps: ended(one.steps, event) })),
        ...(event.screenshotKey ? { pictureKey: event.screenshotKey } : {}),
      }
    case 'case_complete': {
      const { status } = event
      const counts = { ...run.counts, [status]: run.counts[status] + 1 }
      return withCase({ ...run, counts }, event, (one) => ({ ...one, light: status }))
    }
    case 'execution_complete':
      return {
        ...run,
        status: event.status,
        cases: run.cases.map(stopped),
        ...(event.error ? { error: event.error.message } : {}),
      }
    default:
      return run
  }
}

function withCase(
  run: LiveRun,
  { testCaseId }: { testCaseId: string },
  change: (one: LiveCase) => LiveCase,
): LiveRun {
  const at = run.cases.findIndex((one) => one.testCaseId === testCaseId)
  const known = run.cases[at]
  if (known) return { ...run, cases: run.cases.with(at, change(known)) }
  const fresh: LiveCase = { testCaseId, title: testCaseId, light: 'queued', planned: 0, steps: [] }
  return { ...run, cases: [...run.cases, change(fresh)] }
}

function withStep(steps: readonly LiveStep[], step: LiveStep): LiveStep[] {
  const others = steps.filter(({ stepNumber }) => stepNumber !== step.stepNumber)
  return [...others, step]
}

function ended(
  steps: readonly LiveStep[],
  { stepNumber, status, durationMs, error }: Extract<ExecutionEvent, { type: 'step_complete' }>,
): LiveStep[] {
  const known = steps.find((step) => step.stepNumber === stepNumber)
  const step = { action: '', ...known, stepNumber, light: status, durationMs, ...(error ? { error } : {}) }
  return known ? steps.map((one) => (one === known ? step : one)) : [...steps, step]
}

/** Nothing goes on in a run that is over. */
function stopped(one: LiveCase): LiveCase {
  if (!isGoing(one.light)) return one
  const steps = one.steps.map((step) =>
    step.light === 'running' ? { ...step, light: 'skipped' as const } : step,
  )
  return { ...one, light: 'skipped', steps }
}

/** The case that goes on; of several the last that began. */
export const currentCase = ({ cases }: LiveRun): LiveCase | undefined =>
  cases.findLast(({ light }) => light === 'running')

/** Share of the work that is done, 0-1, by steps; a case without known steps counts as one. */
export function shareDone({ cases }: LiveRun): number {
  const weight = ({ planned }: LiveCase) => Math.max(1, planned)
  const total = cases.reduce((sum, one) => sum + weight(one), 0)
  const done = cases.reduce((sum, one) => {
    if (one.light === 'queued') return sum
    if (one.light !== 'running') return sum + weight(one)
    return sum + one.steps.filter(({ light }) => light !== 'running').length
  }, 0)
  return total === 0 ? 0 : Math.min(1, done / total)
}

/** The steps of a case: those that have begun, and what is known of those to come. */
export function stepsOf({ steps, planned }: LiveCase, actions: readonly string[] = []): LiveStep[] {
  const begun = new Map(steps.map((step) => [step.stepNumber, step]))
  const last = Math.max(planned, ...begun.keys(), 0)
  return Array.from({ length: last }, (_none, at) => {
    const step = begun.get(at + 1)
    return step ?? { stepNumber: at + 1, action: actions[at] ?? '', light: 'queued' as const }
  })
}
