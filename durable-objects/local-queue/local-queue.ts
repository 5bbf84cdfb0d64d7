import { DurableObject } from 'cloudflare:workers'
import { logError } from '../../shared/services/log.ts'
import { migrate } from '../migrate.ts'
import { type ConsumingWorker, deliver } from './consuming-worker.ts'
import { type Consumer, batchesAtOnce, judge, refusalOf } from './rules.ts'
import { steps } from './schema.ts'
import { type Taken, giveBack, insert, nextDue, settle, take } from './store.ts'

export interface LocalQueueEnv {
  CONSUMER: ConsumingWorker
  CONSUMERS: readonly Consumer[]
}

export interface Outgoing {
  body: unknown
  delaySeconds?: number
}

/** What a crash cuts off between two stores is found by the upkeep, and costs next to nothing here. */
const upkeepEveryMs = 10 * 60_000
/** When the next upkeep is due; survives sleep, and begins anew with each process. */
const upkeepKey = 'upkeepAt'
/** How soon a message that was put off is noticed while others are under way. */
const tickMs = 250
const encoder = new TextEncoder()

/**
 * Workers of one process call each other without the network, and workerd looks at the network only once no such call is left: jobs that order each other would
 * keep every request waiting until the last of them, or for ever. A timer is such a moment.
 */
const requestsFirst = () => scheduler.wait(1)

/**
 * All queues of one machine, in its state: a message is on disk before its sender is told, and comes back after a crash. It also stands in for the
 * cron. Only `npm start` has it; on Cloudflare queues and cron are the platform's.
 */
export class LocalQueue extends DurableObject<LocalQueueEnv> {
  readonly #sql = this.ctx.storage.sql
  readonly #underWay = new Set<Promise<void>>()
  readonly #busy = new Map<string, number>()
  #delivering = false

  constructor(ctx: DurableObjectState, env: LocalQueueEnv) {
    super(ctx, env)
    migrate(ctx.storage, steps)
    giveBack(this.#sql)
  }

  /** Resolves when the messages are on disk. Throws for what the platform would refuse. */
  async accept(queue: string, messages: readonly Outgoing[]): Promise<void> {
    const now = Date.now()
    const rows = messages.map(({ body, delaySeconds = 0 }) => ({
      id: crypto.randomUUID(),
      body: JSON.stringify(body),
      dueAt: now + delaySeconds * 1000,
    }))
    const refusal = refusalOf(rows.map(({ body }) => encoder.encode(body).byteLength))
    if (refusal) throw new Error(refusal)
    insert(this.#sql, queue, rows, now)
    await this.#wakeLater()
  }

  /** Goes on with whatever waits, and does the upkeep at once. Called when the process has started. */
  async wake(): Promise<void> {
    this.ctx.storage.kv.put(upkeepKey, 0)
    await this.ctx.storage.setAlarm(Date.now())
  }

  /** Stays until nothing is under way, because an object that does nothing may be put to sleep in the middle of a delivery. */
  override async alarm(): Promise<void> {
    this.#delivering = true
    const tick = setInterval(() => this.#fill(), tickMs)
    try {
      this.#fill()
      while (this.#underWay.size > 0) await Promise.race(this.#underWay)
    } finally {
      clearInterval(tick)
      this.#delivering = false
      await this.#wakeLater()
    }
  }

  async #wakeLater(): Promise<void> {
    if (this.#delivering) return this.#fill()
    const next = nextDue(
      this.#sql,
      this.env.CONSUMERS.map(({ queue }) => queue),
    )
    await this.ctx.storage.setAlarm(Math.max(Date.now(), Math.min(next ?? Infinity, this.#upkeepAt())))
  }

  #upkeepAt = () => this.ctx.storage.kv.get<number>(upkeepKey) ?? 0

  /** Starts whatever is due and has a place. */
  #fill(): void {
    const now = Date.now()
    if (now >= this.#upkeepAt()) {
      this.ctx.storage.kv.put(upkeepKey, now + upkeepEveryMs)
      this.#start(() => this.env.CONSUMER.scheduled({ cron: 'local', scheduledTime: new Date(now) }))
    }
    for (const consumer of this.env.CONSUMERS) {
      const most = consumer.max_concurrency ?? batchesAtOnce
      while ((this.#busy.get(consumer.queue) ?? 0) < most) {
        const batch = take(this.#sql, consumer.queue, consumer.max_batch_size, now)
        if (batch.length === 0) break
        this.#count(consumer.queue, 1)
        this.#start(() => this.#deliver(consumer, batch))
      }
    }
  }

  #count(queue: string, more: number): void {
    this.#busy.set(queue, (this.#busy.get(queue) ?? 0) + more)
  }

  #start(work: () => Promise<unknown>): void {
    const running = work()
      .catch((error: unknown) => logError({ kind: 'local-queue', error }))
      .then(() => {
        this.#underWay.delete(running)
        this.#fill()
      })
    this.#underWay.add(running)
  }

  async #deliver(consumer: Consumer, batch: readonly Taken[]): Promise<void> {
    const { queue } = consumer
    try {
      await requestsFirst()
      const result = await deliver(this.env.CONSUMER, queue, batch)
      settle(this.#sql, judge(batch, result, consumer, Date.now()), consumer.dead_letter_queue)
    } finally {
      this.#count(queue, -1)
    }
  }
}
