import { again } from '../again.ts'
import type { Context } from '../../../../shared/kernel/context.ts'

export interface Lease {
  renew: () => Promise<void>
  release: () => Promise<void>
}

export interface LeaseTerms {
  leaseId: string
  /** Who the run belongs to: browsers are given to parties in turns. */
  party: string
  browsers: number
  launchesPerSecond: number
  /** Gives up waiting when this says so: the run was cancelled or is over. */
  stopped: () => boolean
}

/** A lease outlives a silent runner by this much; a browser closes itself after a minute without commands. */
const ttlMs = 90_000
const longestWaitMs = 600_000

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError'
}

/** Waits for a place in the account's browsers. Throws {@link NoBrowserError} when none becomes free within ten minutes, or when the run was stopped. */
export async function leaseBrowser(
  { services, now }: Context,
  { leaseId, party, browsers, launchesPerSecond, stopped }: LeaseTerms,
): Promise<Lease> {
  const pool = () => services.browserPool.getByName('account')
  const givenUpAt = now() + longestWaitMs
  // What cannot be given back ends by itself.
  const release = () => again(() => pool().release({ leaseId })).catch(() => undefined)
  for (;;) {
    const asked = { leaseId, party, ttlMs, max: browsers, perSecond: launchesPerSecond }
    const decision = await again(() => pool().lease({ ...asked, now: now() }))
    if (decision.granted) break
    if (stopped() || now() > givenUpAt) {
      await release()
      throw new NoBrowserError(
        stopped() ? 'The run was stopped.' : 'No browser became free within ten minutes.',
      )
    }
    await new Promise((resolve) => setTimeout(resolve, decision.retryAfterMs))
  }
  return {
    renew: async () => {
      await pool().renew({ leaseId, ttlMs, now: now() })
    },
    release,
  }
}
