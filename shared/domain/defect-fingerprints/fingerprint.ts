import { steadyMessage } from './steady-message.ts'

/** What a run says of a step that did not pass. */
export interface FailureFacts {
  /** The stored case. */
  testCaseId: string
  /** The step by its number; 0 for what concerns the case as a whole. */
  stepNumber: number
  /** What is asked: {@link kindOfFailure}. */
  kind: string
  /** The error as the run tells it. */
  message: string
  /** The text of the step: action, expected result, test data. */
  said: string
}

/**
 * What is the same each time the same thing fails, and another for anything else: SHA-256, in hexadecimal, of case, step, kind of check and the message
 * without what changes from run to run ({@link steadyMessage}).
 */
export async function failureFingerprint({ message, said, ...facts }: FailureFacts): Promise<string> {
  const { testCaseId, stepNumber, kind } = facts
  const told = JSON.stringify([testCaseId, stepNumber, kind, steadyMessage(message, said)])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(told)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The kind of the first check that does not hold; of an error that is about no check, its code (`steps.not_found`). */
export function kindOfFailure(
  error: string,
  assertions: readonly { kind: string; passed: boolean }[] = [],
): string {
  const code = codeOf(error)
  const wrong = assertions.find(({ passed }) => !passed)
  return wrong && (code === undefined || code === 'steps.check_failed') ? wrong.kind : (code ?? 'error')
}

/** The code in front of an error's message: `steps.not_found: There is no …`. */
export const codeOf = (error: string): string | undefined => /^([a-z_]+\.[a-z_]+): /.exec(error)?.[1]
