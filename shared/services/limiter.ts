import type { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
import { fnv1a } from '../domain/basics/fnv.ts'
import type { Objects } from './remote.ts'

export interface LimitRequest {
  name: string
  key: string
  max: number
  windowMs: number
  now: number
}

export interface LimitVerdict {
  allowed: boolean
  remaining: number
  /** When the oldest counted request leaves the window, in milliseconds since the epoch. */
  resetAt: number
  /** Gives the counted request back. */
  release: () => Promise<void>
}

export interface Limiter {
  take: (request: LimitRequest) => Promise<LimitVerdict>
}

const shards = 64

/** The object that counts for a key. */
export const counterOf = (namespace: Objects<RateLimiter>, key: string) =>
  namespace.getByName(nameOf(shardOf(key)))

const nameOf = (shard: number) => `shard-${shard}`

/** The names of all objects that count. */
export const shardNames: readonly string[] = Array.from({ length: shards }, (_, at) => nameOf(at))

/** Exact sliding windows kept by `RateLimiter` objects. Keys are spread by hash, so that one object holds many keys and none is hot. */
export function createLimiter(namespace: Objects<RateLimiter>): Limiter {
  return {
    async take({ name, key, max, windowMs, now }) {
      const counted = `${name}:${key}`
      const stub = counterOf(namespace, counted)
      const { allowed, remaining, resetAt, hitId } = await stub.take({ key: counted, max, windowMs, now })
      const release = async () => {
        if (hitId !== null) await stub.release({ key: counted, hitId })
      }
      return { allowed, remaining, resetAt, release }
    },
  }
}

/** Only spreads load, never identifies. */
const shardOf = (text: string): number => fnv1a(text) % shards
