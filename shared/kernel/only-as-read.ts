import { type ErrorDefinition, isServiceError } from './errors.ts'
import { versionAsked, versionOf } from './etag.ts'

/** How often somebody else may be faster before the caller is told. */
const mostTries = 5

/** Does work that reads and then writes only what it has read, from the beginning when somebody else was faster: the guard of the write throws `stale` then. */
export async function again<T>(stale: ErrorDefinition, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < mostTries; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isServiceError(error) || error.code !== stale.code) throw error
    }
  }
  return work()
}

interface AsRead<T> {
  request: Request
  /** Reads the record as it is now. */
  read: () => Promise<T>
  /** The refusal of a change of what has changed since it was read. */
  stale: ErrorDefinition
}

/**
 * Changes a record as it was read, so that its history is true whoever changes it beside. `If-Match` says which state the caller has read: another one is refused.
 * Without it any will do.
 */
export async function onlyAsRead<T extends { updatedAt: string | null }, R>(
  { request, read, stale }: AsRead<T>,
  change: (before: T) => Promise<R>,
): Promise<R> {
  const readAt = versionAsked(request.headers.get('if-match'))
  if (readAt === undefined) return again(stale, async () => change(await read()))
  const before = await read()
  if (readAt !== versionOf(before.updatedAt)) throw stale()
  return change(before)
}
