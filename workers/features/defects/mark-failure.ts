import { failureFingerprint } from '../../../shared/domain/defect-fingerprints/fingerprint.ts'
import { type Failure, type Marked, saidBy } from './failures.ts'

/** A failure with what is the same each time that it is met. A clock that is ahead must not speak for later. */
export async function markFailure(failure: Failure, now: number): Promise<Marked> {
  const { testCase, stepNumber, kind, error: message, at } = failure
  const { testCaseId } = testCase
  const said = saidBy(failure)
  const fingerprint = await failureFingerprint({ testCaseId, stepNumber, kind, message, said })
  return { ...failure, fingerprint, at: Math.min(at, now) }
}
