/** Where it says too little to know which, a step may only not pass. */
export type Expected = 'passed' | 'failed' | 'error' | 'not passed'

/** One step: action, expected result, the verdict on the right page, and what the targets must have been resolved to. */
export interface ScenarioStep {
  action: string
  expected?: string
  data?: string
  verdict: Expected
  /** Of an error: any, where none is told. */
  code?: string
  resolved?: string[]
}

export const look = 'Look at the page'

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

export const holds = (expected: string): ScenarioStep => passes(look, expected)
export const isFalse = (expected: string): ScenarioStep => fails(look, expected)
/** What is shown does not decide it. */
export const isOpen = (expected: string, code = 'steps.undecided'): ScenarioStep => errs(code, look, expected)

/** What is said of a page, whether it is so, is not or cannot be told, and what is done first. */
export type Said = [said: string, verdict: Expected, action?: string]
