import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'

/** A step that does something and expects nothing. */
export const doing = (action: string, testData?: string) =>
  compileStep({ action, expectedResult: '', ...(testData === undefined ? {} : { testData }) })

/** A step that expects something behind an action that says nothing of it. */
export const seeing = (expectedResult: string, action = 'Click "Go"') =>
  compileStep({ action, expectedResult })
