import { compileStep } from './compile-step.ts'

/** Whether a hosted run can check all of an expectation, on whatever page it stands. */
export const isCheckable = (expectedResult: string): boolean =>
  compileStep({ action: 'Open the page', expectedResult }).problems.length === 0
