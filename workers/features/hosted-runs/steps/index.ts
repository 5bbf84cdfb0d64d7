/** What a look at a page shares with the steps of runs: how pages are opened, awaited, asked and acted on. */
export { watchCase } from './case-watch.ts'
export { callInPage, runInPage } from './in-page-world.ts'
export { openPage } from './navigate.ts'
export { watchPage } from './page-watch.ts'
export { settle } from './settle.ts'
export { StepFailure } from './step-failure.ts'
export type { CheckTarget, StepRun } from './step-run.ts'
