import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import { DriveFault, type DriveReason } from './drive-fault.ts'
import { wordTable } from '../domain/basics/word-table.ts'

/** Reasons of 403 and the like that say what to do. Source: Google Drive API v3, "Resolve errors". */
const reasons = wordTable<DriveReason>({
  rateLimitExceeded: 'busy',
  userRateLimitExceeded: 'busy',
  sharingRateLimitExceeded: 'busy',
  dailyLimitExceeded: 'busy',
  quotaExceeded: 'busy',
  exportSizeLimitExceeded: 'too_large',
  accessNotConfigured: 'refused',
  insufficientPermissions: 'refused',
  domainPolicy: 'refused',
})

const Refusal = once(() =>
  z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).catch([]) }) }),
)

/** What an answer of a drive other than 200 means. `text` is the beginning of its body. */
export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
): DriveFault {
  const retryAfter = headers.get('retry-after')
  const said = saidIn(text)
  const fault = (reason: DriveReason) => new DriveFault(reason, `${status} ${said ?? ''}`.trim(), retryAfter)
  if (status === 401) return fault('unauthorized')
  if (status === 404) return fault('gone')
  if (status === 429) return fault('busy')
  if (status === 403) return fault((said !== undefined && reasons[said]) || 'forbidden')
  if (status === 400 || status === 410) return fault('rejected')
  return fault('unavailable')
}

function saidIn(text: string): string | undefined {
  try {
    const reason = Refusal().parse(JSON.parse(text)).error.errors[0]?.reason
    return reason !== undefined && Object.hasOwn(reasons, reason) ? reason : undefined
  } catch {
    return undefined
  }
}
