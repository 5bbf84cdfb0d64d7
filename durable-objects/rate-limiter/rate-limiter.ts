import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../migrate.ts'
import { decide, expiresAt } from './rules.ts'
import { steps } from './schema.ts'
import { addToSum, readHits, readSum, removeExpired, removeHit, writeHits } from './store.ts'

export interface TakeRequest {
  key: string
  max: number
  windowMs: number
  now: number
}

export interface TakeAnswer {
  allowed: boolean
  remaining: number
  /** Milliseconds since the epoch; see `Decision`. */
  resetAt: number
  /** For `release`; null when refused. */
  hitId: string | null
}

export interface SumRequest {
  key: string
  /** A whole number of 0 or more. */
  amount: number
  /** When the sum is forgotten, in milliseconds since the epoch. */
  expiresAt: number
}

/** Expired keys only take space, so they are swept together and not each at its own time. */
const sweepEveryMs = 10 * 60_000

/** Exact sliding windows, and sums, for many keys. */
export class RateLimiter extends DurableObject {
  readonly #sql = this.ctx.storage.sql
  #sweeping = false

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    migrate(ctx.storage, steps)
  }

  /** Decides and counts without waiting in between, so that no two requests can take the same place. */
  async take({ key, max, windowMs, now }: TakeRequest): Promise<TakeAnswer> {
    const hitId = crypto.randomUUID().slice(0, 13)
    const { allowed, hits, remaining, resetAt } = decide(readHits(this.#sql, key), {
      hitId,
      max,
      windowMs,
      now,
    })
    if (!allowed) return { allowed, remaining, resetAt, hitId: null }
    writeHits(this.#sql, key, hits, expiresAt(hits, windowMs))
    await this.#sweepLater()
    return { allowed, remaining, resetAt, hitId }
  }

  release({ key, hitId }: { key: string; hitId: string }): void {
    removeHit(this.#sql, key, hitId)
  }

  /** Adds to the sum of a key, without waiting in between, so that no amount is lost. Returns what it is then. */
  async add({ key, amount, expiresAt }: SumRequest): Promise<number> {
    addToSum(this.#sql, key, amount, expiresAt)
    const sum = readSum(this.#sql, key)
    await this.#sweepLater()
    return sum
  }

  sum({ key }: { key: string }): number {
    return readSum(this.#sql, key)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    const next = removeExpired(this.#sql, now)
    this.#sweeping = next !== null
    if (next !== null) await this.ctx.storage.setAlarm(Math.max(next, now + sweepEveryMs))
  }

  async #sweepLater(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + sweepEveryMs)
  }
}
