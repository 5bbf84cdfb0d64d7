export const evidencePrefix = (executionId: string) => `evidence/${executionId}/`

/** Where a run's evidence lies. Cases count from 1, as people do. */
export const runKey = (executionId: string, name: string) => `${evidencePrefix(executionId)}${name}`
export const caseKey = (executionId: string, index: number, name: string) =>
  `${evidencePrefix(executionId)}case-${index + 1}/${name}`
export const stepKey = (executionId: string, index: number, stepNumber: number) =>
  caseKey(executionId, index, `step-${stepNumber}.png`)
/** The two files of a case's Playwright trace that are stored; its pictures are those of the steps. */
export const traceNames = ['trace.trace', 'trace.network'] as const
export const targetKey = (executionId: string, index: number, stepNumber: number) =>
  caseKey(executionId, index, `step-${stepNumber}-target.png`)
