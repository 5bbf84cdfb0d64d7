/**
 * Why a drive gave no answer: access was taken away for good (`revoked`), or is to be asked for anew (`unauthorized`); its vendor does not take us or our
 * request (`refused`, `rejected`); of one item, that it is not there (`gone`), may not be read (`forbidden`) or is too large; that we come too often (`busy`); or
 * nobody answers as they should (`unavailable`).
 */
export type DriveReason =
  | 'revoked'
  | 'unauthorized'
  | 'refused'
  | 'rejected'
  | 'gone'
  | 'forbidden'
  | 'too_large'
  | 'busy'
  | 'unavailable'

/** What a drive did not do. The message is for logs: it holds no token and nothing of a file. */
export class DriveFault extends Error {
  override readonly name = 'DriveFault'
  readonly reason: DriveReason
  /** The header `Retry-After`, as it came. */
  readonly retryAfter: string | null

  constructor(reason: DriveReason, said: string, retryAfter: string | null = null) {
    super(`${reason}: ${said}`)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
