import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { Events } from '../../../../../durable-objects/website-store/ingest/events.ts'
import { sessionIdOf } from '../../../../../shared/domain/analytics/names/session-id.ts'
import { rebuildWebsite } from '../../../../../workers/features/website-files/rebuild-website.ts'
import { eraseVisitor } from '../../../../../workers/features/websites/erase-visitor.ts'
import { ask } from '../../../../support/client.ts'
import { newOwner } from '../../../../support/people.ts'
import { ended, exported, filledWebsite, linesOf } from '../support.ts'
import { archive, archivedText, datesOf, figuresOf, lose } from './support.ts'

const owner = await newOwner()

/** Splits all days of a website, as they are once they have grown large. */
async function splitDays(websiteId: string): Promise<void> {
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await runInDurableObject(store, (_, { storage }) =>
    storage.transactionSync(() => {
      const kept = new Events(storage.sql, { shard: 100 })
      kept.putInColumns()
      for (const shard of kept.shards()) {
        const segment = kept.shard(shard)
        kept.rewrite(shard, { ...segment, rows: 0 })
        kept.add(segment)
      }
    }),
  )
  await evictDurableObject(store)
}

async function rebuilt(websiteId: string) {
  const { jobId } = await ask(rebuildWebsite, { websiteId }, owner)
  return ended(websiteId, jobId, owner)
}

const eventsOf = async (websiteId: string) =>
  linesOf(await exported(websiteId, owner))
    .slice(1, -1)
    .sort()

async function splitWebsite(): Promise<string> {
  const websiteId = await filledWebsite(owner)
  await splitDays(websiteId)
  return websiteId
}

describe('a website whose days are split', () => {
  test('is archived in a file for each shard, and exported as what it was', async () => {
    const websiteId = await filledWebsite(owner)
    const [figures, events] = [await figuresOf(websiteId, owner), await eventsOf(websiteId)]
    await splitDays(websiteId)
    await archive(websiteId)
    const dates = await datesOf(websiteId)
    expect(dates.length).toBeGreaterThan(3)
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d\.shard-[1-8]$/)
    expect((await archivedText(websiteId)).trimEnd().split('\n')).toHaveLength(events.length)
    expect([await figuresOf(websiteId, owner), await eventsOf(websiteId)]).toEqual([figures, events])
  })

  test('says after a rebuild what it said before, also where its store was lost', async () => {
    const websiteId = await splitWebsite()
    await archive(websiteId)
    const [figures, events] = [await figuresOf(websiteId, owner), await eventsOf(websiteId)]
    await runInDurableObject(env.WEBSITE_STORE.getByName(websiteId), (_, { storage: { sql } }) => {
      sql.exec("DELETE FROM segments WHERE piece / 100 % 2 = 0; UPDATE rollups SET value = '{}'")
    })
    await evictDurableObject(env.WEBSITE_STORE.getByName(websiteId))
    expect(await eventsOf(websiteId)).not.toEqual(events)
    await rebuilt(websiteId)
    expect([await figuresOf(websiteId, owner), await eventsOf(websiteId)]).toEqual([figures, events])
    await lose(websiteId)
    expect(await rebuilt(websiteId)).toMatchObject({ status: 'completed', events: events.length })
    expect([await figuresOf(websiteId, owner), await eventsOf(websiteId)]).toEqual([figures, events])
    // It is small enough now to be kept in whole days, which take the place of the shards.
    await archive(websiteId)
    for (const date of await datesOf(websiteId)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await archivedText(websiteId)).trimEnd().split('\n')).toHaveLength(events.length)
  })

  test('leaves nothing of a whole day in the archive that was split since', async () => {
    const websiteId = await filledWebsite(owner)
    await archive(websiteId)
    await splitDays(websiteId)
    await archive(websiteId)
    for (const date of await datesOf(websiteId)) expect(date).toMatch(/\.shard-[1-8]$/)
  })

  test('forgets a visitor in all of them', async () => {
    const websiteId = await splitWebsite()
    await archive(websiteId)
    const someone = '00000000000000a1'
    expect((await eventsOf(websiteId)).join('\n')).toContain(someone)
    await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
    await archive(websiteId)
    await rebuilt(websiteId)
    expect((await eventsOf(websiteId)).join('\n')).not.toContain(someone)
    expect(await archivedText(websiteId)).not.toContain(someone)
  })
})
