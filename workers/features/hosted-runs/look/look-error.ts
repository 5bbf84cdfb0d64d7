/** Why a page could not be looked at; plain enough to become a warning. */
export type LookFailure = 'unreachable' | 'refused' | 'lost' | 'timeout'

/**
 * A page that could not be looked at: it cannot be opened or answers with an HTTP error (`unreachable`), its address is not allowed (`refused`),
 * it or its browser died (`lost`), or it did not answer in time (`timeout`). The message is a sentence for people.
 */
export class PageLookError extends Error {
  override readonly name = 'PageLookError'
  readonly code: LookFailure

  constructor(code: LookFailure, message: string) {
    super(message)
    this.code = code
  }
}
