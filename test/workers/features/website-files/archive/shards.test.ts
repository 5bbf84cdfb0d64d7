import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { sessionIdOf } from '../../../../../shared/domain/analytics/names/session-id.ts'
import { createExport } from '../../../../../workers/features/website-files/create-export.ts'
import { advance, fileUnderWay } from '../../../../../workers/features/website-files/store.ts'
import { writeSome } from '../../../../../workers/features/website-files/write-some.ts'
import { updatePrivacyPolicy } from '../../../../../workers/features/websites/update-privacy-policy.ts'
import { table } from '../../../../../workers/api/table.ts'
import { deploy } from '../../../../support/context.ts'
import { silentQueue } from '../../../../support/queues.ts'
import { rebuildWebsite } from '../../../../../workers/features/website-files/rebuild-website.ts'
import { eraseVisitor } from '../../../../../workers/features/websites/erase-visitor.ts'
import { ask } from '../../../../support/client.ts'
import { newOwner } from '../../../../support/people.ts'
import { ended, exported, filledWebsite, linesOf } from '../support.ts'
import {
  archive,
  archivedText,
  bytesOf,
  datesOf,
  figuresOf,
  lose,
  partsOf,
  splitDays,
  working,
} from './support.ts'

const owner = await newOwner()

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

  test('keeps the whole of a day in the archive until its shards lie there', async () => {
    const websiteId = await filledWebsite(owner)
    await archive(websiteId)
    await splitDays(websiteId)
    const put = (...args: Parameters<R2Bucket['put']>) =>
      args[0].endsWith('.shard-2.ndjson.gz') ? Promise.reject(new Error('No')) : env.FILES.put(...args)
    await archive(websiteId, { files: { put: put as R2Bucket['put'] } })
    expect((await datesOf(websiteId)).filter((date) => !date.includes('shard'))).toHaveLength(3)
    await archive(websiteId)
    expect((await datesOf(websiteId)).filter((date) => !date.includes('shard'))).toEqual([])
  })

  test('is not doubled where its store was lost while both lay there', async () => {
    const websiteId = await filledWebsite(owner)
    const [figures, events] = [await figuresOf(websiteId, owner), await eventsOf(websiteId)]
    await archive(websiteId)
    const wholes = await Promise.all(
      (await partsOf(websiteId)).map(async ({ key, customMetadata }) => ({
        key,
        customMetadata,
        bytes: await bytesOf(key),
      })),
    )
    await splitDays(websiteId)
    await archive(websiteId)
    for (const { key, bytes, customMetadata = {} } of wholes)
      await env.FILES.put(key, bytes, { customMetadata })
    await lose(websiteId)
    await rebuilt(websiteId)
    expect([await figuresOf(websiteId, owner), await eventsOf(websiteId)]).toEqual([figures, events])
  })

  test('is exported once though a day is split while it is written', async () => {
    const websiteId = await filledWebsite(owner)
    const { jobId } = await ask(
      createExport,
      { websiteId },
      { ...owner, transport: deploy(table, { JOBS: silentQueue }) },
    )
    const { context } = working()
    const step = async () => {
      const found = await fileUnderWay(context, jobId)
      if (!found) return null
      const next = await writeSome(context, found.file, found.website, 1)
      await advance(context, found.file, next)
      return next
    }
    await step()
    await splitDays(websiteId)
    let last = await step()
    while (last?.status === 'running') last = await step()
    expect(last).toMatchObject({ status: 'completed', events: 300 })
  })

  test('takes the whole of a split day out of the archive at once when the policy keeps it no longer', async () => {
    const websiteId = await filledWebsite(owner)
    await archive(websiteId)
    await splitDays(websiteId)
    await ask(updatePrivacyPolicy, { websiteId, retentionDays: 30 }, owner)
    await expect.poll(() => datesOf(websiteId), { timeout: 60_000 }).toEqual([])
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
