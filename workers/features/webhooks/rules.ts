import { checkTarget, type TargetPolicy } from '../../../shared/domain/targets/check-target.ts'
import type { Posted } from '../../../shared/services/poster.ts'

/** Enough for every system of an organization; each event is sent to all of them. */
export const mostWebhooks = 20

/** The one who asks for it hears of everything, also of types that do not exist yet. */
export const everyType = '*'

export const asksFor = (eventTypes: readonly string[], type: string): boolean =>
  eventTypes.includes(everyType) || eventTypes.includes(type)

/** The same choice in one spelling. */
export const chosenTypes = (given: readonly string[]): string[] =>
  given.includes(everyType) ? [everyType] : [...new Set(given)].toSorted()

/** How the audit log names the web hook with this address. */
export const webhookTo = (url: string): string => `the web hook to ${new URL(url).host}`

const firstFreePort = 1024

/**
 * Reads the address of a receiver. Returns it as it will be used, or what is wrong with it. Beyond the rules for all targets: https only, unless
 * private targets are allowed, and no port of another well-known service.
 */
export function readAddress(
  address: string,
  policy: TargetPolicy,
): { ok: true; url: string } | { ok: false; fault: string } {
  if (!URL.canParse(address)) return { ok: false, fault: 'Must be an absolute URL' }
  const url = new URL(address)
  if (url.username !== '' || url.password !== '')
    return { ok: false, fault: 'Must not carry a user name or password; every message is signed instead' }
  const target = checkTarget(url.href, policy)
  if (!target.ok) return { ok: false, fault: target.reason }
  if (!policy.allowPrivate) {
    if (url.protocol !== 'https:') return { ok: false, fault: 'Must begin with https://' }
    if (url.port !== '' && Number(url.port) < firstFreePort)
      return { ok: false, fault: `The port must be 443 or ${firstFreePort} and above` }
  }
  url.hash = ''
  return { ok: true, url: url.href }
}

/** Seconds to wait after the first attempt, the second …; a queue holds a message for at most twelve hours. */
const waits = [5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600]

/**
 * Seconds until the next attempt, after `attempts` have failed; null when that was the last. `chance` (0 to 1) takes off up to a fifth, so that
 * deliveries that failed together do not come back together.
 */
export function waitAfter(attempts: number, chance: number): number | null {
  const longest = waits[attempts - 1]
  return longest === undefined ? null : Math.round(longest * (1 - chance / 5))
}

/**
 * Seconds until a message that the hourly limit holds back is due, when a place is free in `freeInMs`. `chance` (0 to 1) spreads them over another
 * hour: all that wait would come back for the same place otherwise.
 */
export const waitForPlace = (freeInMs: number, chance: number): number =>
  Math.max(1, Math.ceil(freeInMs / 1000 + chance * 3600))

export const deliveryErrors = [
  'timeout',
  'unreachable',
  'redirected',
  'refused',
  'gone',
  'switched_off',
  'target_refused',
  'secret_lost',
  'outcome_unknown',
  'rate_limited',
] as const
export type DeliveryError = (typeof deliveryErrors)[number]

export interface Outcome {
  responseStatus: number | null
  /** Null when it was taken. */
  error: DeliveryError | null
  /** It would end the same way again. */
  final: boolean
}

export function outcomeOf(posted: Posted): Outcome {
  if (!posted.answered) return { responseStatus: null, error: posted.reason, final: false }
  const { status: responseStatus } = posted
  if (responseStatus >= 200 && responseStatus < 300) return { responseStatus, error: null, final: true }
  if (responseStatus === 410) return { responseStatus, error: 'gone', final: true }
  const redirected = responseStatus >= 300 && responseStatus < 400
  return { responseStatus, error: redirected ? 'redirected' : 'refused', final: false }
}

/** What was not even sent: it is given up at once. */
export const unsent = (error: DeliveryError): Outcome => ({ responseStatus: null, error, final: true })

/** A receiver that has taken nothing for so long has moved or died. */
export const failingPatienceMs = 5 * 86_400_000

export const failsTooLong = (failingSince: number | null, now: number): boolean =>
  failingSince !== null && failingSince <= now - failingPatienceMs
