import type { Context } from '../../../../shared/kernel/context.ts'
import { type Lease, renewLease } from './host-lease.ts'

/** Waits up to this are waited for in place; a message carries longer ones. */
const longestInPlaceMs = 2000

export type Place = 'go' | 'stopped' | { waitMs: number }

/** One request after the other, with the pause of a site between them. */
export interface Pace {
  /** Asks for the place of the next request. */
  next: () => Promise<Place>
  /** Says that a request has ended, and how long the site is left alone now. */
  ended: (pauseMs: number) => void
  /** Nothing is asked for before, in milliseconds since the epoch. */
  nextAt: () => number
}

export function newPace(context: Context, lease: Lease, firstAt: number): Pace {
  let nextAt = firstAt
  return {
    async next() {
      const waitMs = nextAt - context.now()
      if (waitMs > longestInPlaceMs) return { waitMs }
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      return (await renewLease(context, lease, context.now())) ? 'go' : 'stopped'
    },
    ended(pauseMs) {
      nextAt = context.now() + pauseMs
    },
    nextAt: () => nextAt,
  }
}
