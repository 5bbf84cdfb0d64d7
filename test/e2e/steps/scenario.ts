export type Expected = 'passed' | 'failed' | 'error'

/** One step: action, expected result, the verdict on the right page, and what the targets must have been resolved to. */
export interface ScenarioStep {
  action: string
  expected?: string
  data?: string
  verdict: Expected
  code?: string
  resolved?: string[]
}

export const passes = (action: string, expected = '', resolved?: string[], data?: string): ScenarioStep => ({
  action,
  expected,
  verdict: 'passed',
  ...(resolved ? { resolved } : {}),
  ...(data === undefined ? {} : { data }),
})

export const fails = (action: string, expected: string): ScenarioStep => ({
  action,
  expected,
  verdict: 'failed',
  code: 'steps.check_failed',
})

export const errs = (code: string, action: string, expected = ''): ScenarioStep => ({
  action,
  expected,
  verdict: 'error',
  code,
})

/** Steps with the verdicts that a table lists beside them, such as "error steps.timeout". */
export const withVerdicts = (
  steps: readonly [action: string, expected?: string][],
  verdicts: readonly string[],
): ScenarioStep[] =>
  steps.map(([action, expected = ''], at) => {
    const [verdict = 'error', code] = (verdicts[at] ?? '').split(' ')
    return { action, expected, verdict: verdict as Expected, ...(code === undefined ? {} : { code }) }
  })
