import { and, eq } from 'drizzle-orm'
import { crawlHosts, crawls } from '../../../../shared/db/tables/crawls.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Settings } from '../../../../shared/services/settings.ts'
import { beginCrawl } from '../../../../workers/features/crawls/begin.ts'
import { walkOn } from '../../../../workers/features/crawls/walk/walk-on.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { silentQueue } from '../../../support/queues.ts'

interface Sent {
  payload: { crawlId: string; turn: number }
  delaySeconds: number
}

/** The work of `jobs` by hand, on a clock of its own: what is sent waits until somebody plays it. */
export function newWorker(settings: Partial<Settings> = {}) {
  const clock = { now: Date.now() }
  const sent: Sent[] = []
  const context = newContext({ settings, now: () => clock.now, origin: '' })
  const crawlsQueue = {
    send: (message: { payload: unknown }, { delaySeconds = 0 } = {}) =>
      Promise.resolve(void sent.push({ payload: message.payload as Sent['payload'], delaySeconds })),
    sendBatch: () => Promise.resolve(),
  }
  const queues = { documents: silentQueue, jobs: silentQueue, webhooks: silentQueue, crawls: crawlsQueue }
  const own: Context = { ...withServices(context, { queues }), actor: { kind: 'system' } }
  return {
    context: own,
    clock,
    sent,
    /** Plays a message, and says after how many seconds the next one would come; null where there is none. */
    async play(message: Sent['payload']): Promise<number | null> {
      sent.splice(0)
      await walkOn(own, message)
      return sent[0]?.delaySeconds ?? null
    },
    /** Plays a crawl to its end, and gives the delays in between, in seconds. */
    async playAll(crawlId: string): Promise<number[]> {
      const delays: number[] = []
      for (let message = { crawlId, turn: 1 }; delays.length < 200;) {
        const delay = await this.play(message)
        const [next] = sent
        if (delay === null || !next) return delays
        delays.push(delay)
        clock.now += delay * 1000
        message = next.payload
      }
      throw new Error('The crawl does not end')
    },
    row: async (crawlId: string) =>
      (await own.services.db.select().from(crawls).where(eq(crawls.crawlId, crawlId)))[0],
    held: async (host: string) =>
      (
        await own.services.db
          .select()
          .from(crawlHosts)
          .where(and(eq(crawlHosts.host, host)))
      )[0],
  }
}

export type CrawlWorker = ReturnType<typeof newWorker>

/** A crawl that nobody but the test plays. */
export async function begun(
  { context }: CrawlWorker,
  { kbId, organizationId, url }: { kbId: string; organizationId: string; url: string },
  wish: Partial<Parameters<typeof beginCrawl>[1]> = {},
): Promise<string> {
  const fields = { maxPages: 1000, maxDepth: 100, include: [], exclude: [], schedule: 'none' as const }
  const policy = { allowPrivate: false, ownHosts: [], createdBy: 'test' }
  const { crawlId } = await beginCrawl(context, {
    ...fields,
    ...policy,
    kbId,
    organizationId,
    url: `${url}/`,
    ...wish,
  })
  return crawlId
}
