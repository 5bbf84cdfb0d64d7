import type { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
import { counterOf } from './limiter.ts'
import type { Objects } from './remote.ts'

/** Whose spending, and when, in milliseconds since the epoch. */
interface Spender {
  /** An organization, or `visitors`. */
  of: string
  now: number
}

/** What is spent in a calendar day in UTC, in whole billionths of a dollar. */
export interface Spending {
  today: (spender: Spender) => Promise<number>
  /** Returns what it is then. */
  add: (spender: Spender & { amount: number }) => Promise<number>
}

const dayMs = 86_400_000

/** Sums of a day kept by `RateLimiter` objects, one for each spender. Another machine's clock may be a day late: sums are kept as long. */
export function createSpending(namespace: Objects<RateLimiter>): Spending {
  return {
    async today({ of, now }) {
      const key = keyOf(of, now)
      return counterOf(namespace, key).sum({ key })
    },
    async add({ of, now, amount }) {
      const key = keyOf(of, now)
      return counterOf(namespace, key).add({ key, amount, expiresAt: now + 2 * dayMs })
    },
  }
}

const keyOf = (of: string, now: number): string =>
  `spending:${of}:${new Date(now).toISOString().slice(0, 10)}`
