import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { dayMs } from '../../../../shared/domain/analytics/segment/segment.ts'
import { endLine, headLine } from '../../../../shared/domain/analytics/file/lines.ts'
import { sessionIdOf } from '../../../../shared/domain/analytics/names/session-id.ts'
import { importWebsite } from '../../../../workers/features/website-files/import-website.route.ts'
import { rebuildWebsite } from '../../../../workers/features/website-files/rebuild-website.ts'
import { archiveJob } from '../../../../workers/features/website-files/archive/archive.job.ts'
import { advanceFileJob } from '../../../../workers/features/website-files/advance.job.ts'
import { askStore, change } from '../../../../workers/features/websites/index.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { resetWebsite } from '../../../../workers/features/websites/reset-website.ts'
import { eraseVisitor } from '../../../../workers/features/websites/erase-visitor.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import {
  archive,
  archivedText,
  bytesOf,
  figuresOf,
  goOn,
  lose,
  partsOf,
  record,
  working,
} from './archive/support.ts'
import {
  ended,
  exported,
  filledWebsite,
  firstDay,
  formOf,
  linesOf,
  newWebsite,
  someEvents,
  storeOf,
} from './support.ts'

const patience = { timeout: 60_000, interval: 1000 }
const owner = await newOwner()
const [seen, , , bought] = someEvents
if (!seen || !bought) throw new Error('No events')
const late = { ...seen, at: seen.at + 1, texts: { path: '/late', browser: 'Safari' } }
const byHand = { ...owner, transport: deploy(table, { JOBS: silentQueue }) }
const someone = '00000000000000a1'

async function archivedWebsite(): Promise<string> {
  const websiteId = await filledWebsite(owner)
  await record(websiteId, [late])
  await archive(websiteId)
  return websiteId
}

async function rebuilt(websiteId: string) {
  const { jobId } = await ask(rebuildWebsite, { websiteId }, owner)
  return ended(websiteId, jobId, owner)
}

/** Two of its days are gone, and what all of them say is nonsense. */
async function damage(websiteId: string): Promise<void> {
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await runInDurableObject(store, (_, { storage: { sql } }) => {
    sql.exec("DELETE FROM segments WHERE piece % 2000 = 0; UPDATE rollups SET value = '{}'")
  })
  await evictDurableObject(store)
}

const eventLines = async (websiteId: string) => linesOf(await exported(websiteId, owner)).slice(1)

test('a website whose days and figures are damaged says after it what it said before', async () => {
  const websiteId = await archivedWebsite()
  const [before, lines] = [await figuresOf(websiteId, owner), await eventLines(websiteId)]
  await damage(websiteId)
  expect(await eventLines(websiteId)).not.toEqual(lines)
  expect(await rebuilt(websiteId)).toMatchObject({
    kind: 'rebuild',
    status: 'completed',
    events: 301,
    url: null,
  })
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  expect(await eventLines(websiteId)).toEqual(lines)
})

test('a store that was lost comes back with its figures and its account, and keeps what came since', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  await lose(websiteId)
  expect(await storeOf(websiteId).ledger()).toMatchObject({ received: 0 })
  expect(await rebuilt(websiteId)).toMatchObject({ status: 'completed', events: 301 })
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  await record(websiteId, [{ ...late, at: late.at + 5 }])
  expect((await figuresOf(websiteId, owner)).stats.pageviews).toBe(before.stats.pageviews + 1)
})

test('a store that began anew takes over in the night what a lost one had archived, once', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  await lose(websiteId)
  await record(websiteId, [{ ...late, at: late.at + 5 }])
  const night = working()
  await archiveJob.run(night.context, { websiteId })
  // Until then nothing of it is overwritten by a store that does not know it.
  expect((await archivedText(websiteId)).trimEnd().split('\n')).toHaveLength(301)
  await goOn(night)
  const after = await figuresOf(websiteId, owner)
  expect(after.stats.pageviews).toBe(before.stats.pageviews + 1)
  expect(after.ledger).toMatchObject({ received: 304, stored: 302, dropped: { bot: 2 } })
  expect(await rebuilt(websiteId)).toMatchObject({ events: 0 })
  expect(await figuresOf(websiteId, owner)).toEqual(after)
  await archive(websiteId)
  expect((await archivedText(websiteId)).trimEnd().split('\n')).toHaveLength(302)
  expect(await rebuilt(websiteId)).toMatchObject({ events: 302 })
  expect(await figuresOf(websiteId, owner)).toEqual(after)
})

test('of a lost store nothing is brought back that the policy keeps no more, and its parts go', async () => {
  const websiteId = await archivedWebsite()
  await lose(websiteId)
  await ask(updatePrivacyPolicy, { websiteId, retentionDays: 30 }, owner)
  await record(websiteId, [{ ...late, at: Date.now() }])
  await archive(websiteId)
  expect((await figuresOf(websiteId, owner)).stats.pageviews).toBe(0)
  expect(await storeOf(websiteId).ledger()).toMatchObject({ stored: 302 })
  await archive(websiteId)
  expect(await partsOf(websiteId)).toEqual([])
})

test('a day of a new store that is emptied leaves the part that a lost one has of it', async () => {
  const websiteId = await archivedWebsite()
  await lose(websiteId)
  await record(websiteId, [{ ...late, visitor: someone }])
  const night = working()
  await archiveJob.run(night.context, { websiteId })
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  await archiveJob.run(working().context, { websiteId })
  expect(await partsOf(websiteId)).toHaveLength(3)
  await goOn(night)
  const lines = (await eventLines(websiteId)).slice(0, -1)
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.join('\n')).not.toContain(someone)
})

test('a day of which only an erased visitor is left in the archive does not come back as an empty one', async () => {
  const websiteId = await newWebsite(owner)
  const only = { ...late, visitor: someone }
  await record(websiteId, [only])
  await archive(websiteId)
  await lose(websiteId)
  await record(websiteId, [{ ...late, at: Date.now(), visitor: '00000000000000a3' }])
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  await archive(websiteId)
  const asked = { websiteId, report: 'dateRange', asked: undefined } as const
  const { startAt = 0 } = (await askStore(working().context, asked)) ?? {}
  expect(startAt).toBeGreaterThan(only.at)
  expect((await eventLines(websiteId)).join('\n')).not.toContain(someone)
})

test('what was forgotten before it was taken over does not come back, though a reset died before it emptied the archive', async () => {
  const websiteId = await archivedWebsite()
  await lose(websiteId)
  await record(websiteId, [late])
  await change(working().context, { websiteId, change: 'reset', asked: null })
  expect(await rebuilt(websiteId)).toMatchObject({ status: 'completed', events: 0 })
  expect(await storeOf(websiteId).ledger()).toMatchObject({ stored: 0 })
  await record(websiteId, [late])
  await archive(websiteId)
  expect((await archivedText(websiteId)).match(/\/late/g)).toHaveLength(1)
})

test('an erasure lets a rebuild go on', async () => {
  const websiteId = await archivedWebsite()
  const { jobId } = await ask(rebuildWebsite, { websiteId }, byHand)
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  await advanceFileJob.run(working().context, { websiteId, jobId })
  expect(await ended(websiteId, jobId, owner)).toMatchObject({ status: 'completed' })
  expect((await eventLines(websiteId)).join('\n')).not.toContain(someone)
})

test('an erased visitor does not come back, not even of a store that was lost since', async () => {
  const websiteId = await archivedWebsite()
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  const after = await figuresOf(websiteId, owner)
  await rebuilt(websiteId)
  expect(await figuresOf(websiteId, owner)).toEqual(after)
  await archive(websiteId)
  await lose(websiteId)
  await rebuilt(websiteId)
  const { ledger, ...figures } = await figuresOf(websiteId, owner)
  expect({ ...figures, ledger: after.ledger }).toEqual(after)
  expect(ledger).toMatchObject({ received: 303 })
  expect((await eventLines(websiteId)).join('\n')).not.toContain(someone)
})

test('who is erased while the store is lost does not come back with it, however much later', async () => {
  const websiteId = await archivedWebsite()
  await lose(websiteId)
  await record(websiteId, [{ ...late, visitor: '00000000000000a3' }])
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  const store = env.WEBSITE_STORE.getByName(websiteId)
  const remembered = (after?: string) =>
    runInDurableObject(store, (_, { storage: { sql } }) => {
      if (after) sql.exec(after)
      return sql.exec('SELECT 1 FROM erased_visitors').toArray().length
    })
  const night = working()
  await archiveJob.run(night.context, { websiteId })
  // As if weeks had passed.
  expect(await remembered('UPDATE erased_visitors SET at = at - 30 * 86400000')).toBe(1)
  await runDurableObjectAlarm(store)
  expect(await remembered('UPDATE erased_visitors SET at = at + 30 * 86400000')).toBe(1)
  await goOn(night)
  expect((await eventLines(websiteId)).join('\n')).not.toContain(someone)
  await remembered('UPDATE erased_visitors SET at = at - 30 * 86400000')
  await runDurableObjectAlarm(store)
  expect(await remembered()).toBe(0)
})

test('what is forgotten while a website is rebuilt does not come back with the rest', async () => {
  const websiteId = await archivedWebsite()
  await lose(websiteId)
  const { jobId } = await ask(rebuildWebsite, { websiteId }, byHand)
  const get = async (key: string) => {
    const object = await env.FILES.get(key)
    await ask(resetWebsite, { websiteId }, owner)
    return object
  }
  await advanceFileJob.run(working({ files: { get: get as R2Bucket['get'] } }).context, { websiteId, jobId })
  expect(await ended(websiteId, jobId, owner)).toMatchObject({ status: 'completed', events: 0 })
  expect(await storeOf(websiteId).report('dateRange', undefined)).toBeNull()
  expect(await storeOf(websiteId).ledger()).toMatchObject({ received: 0 })
})

test('the account of a lost store is added once, also by a message that died over it', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  await lose(websiteId)
  const { jobId } = await ask(rebuildWebsite, { websiteId }, byHand)
  const refusing = working({ files: { delete: () => Promise.reject(new Error('It died')) } })
  await expect(advanceFileJob.run(refusing.context, { websiteId, jobId })).rejects.toThrow('It died')
  await advanceFileJob.run(working().context, { websiteId, jobId })
  expect(await ended(websiteId, jobId, owner)).toMatchObject({ status: 'completed' })
  expect(await figuresOf(websiteId, owner)).toEqual(before)
})

test('what came after a day was archived stays, whether it is in columns or not', async () => {
  const websiteId = await archivedWebsite()
  const { pageviews } = (await figuresOf(websiteId, owner)).stats
  await record(websiteId, [{ ...late, at: late.at + 7 }])
  const before = await figuresOf(websiteId, owner)
  expect(before.stats.pageviews).toBe(pageviews + 1)
  await rebuilt(websiteId)
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  // Whoever asks for the day has it put in columns, and the archive does not hold it yet.
  const asked = { after: -1, now: Date.now() }
  await change(working().context, { websiteId, change: 'archiveShard', asked })
  await rebuilt(websiteId)
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  await archive(websiteId)
  await rebuilt(websiteId)
  expect(await figuresOf(websiteId, owner)).toEqual(before)
})

test('a part that is damaged is named, and keeps no other from coming back', async () => {
  const websiteId = await archivedWebsite()
  const [before, lines] = [await figuresOf(websiteId, owner), await eventLines(websiteId)]
  const [, part] = await partsOf(websiteId)
  if (!part) throw new Error('No part')
  const [whole, other] = [await bytesOf(part.key), gzipSync('{"at":1,"kind":"pageview"}\n')]
  const put = (bytes: Uint8Array<ArrayBuffer>) =>
    env.FILES.put(part.key, bytes, { customMetadata: part.customMetadata ?? {} })
  await put(new Uint8Array(other))
  const failed = {
    status: 'failed',
    error: 'All was made anew but for damaged parts of the archive: 2024-10-05.ndjson.gz.',
  }
  expect(await rebuilt(websiteId)).toMatchObject(failed)
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  await lose(websiteId)
  expect(await rebuilt(websiteId)).toMatchObject(failed)
  expect((await eventLines(websiteId)).length).toBeGreaterThan(150)
  // Somebody has found it as it was.
  await put(whole)
  expect(await rebuilt(websiteId)).toMatchObject({ status: 'completed' })
  expect([await figuresOf(websiteId, owner), await eventLines(websiteId)]).toEqual([before, lines])
})

test('the night before a rebuild takes nothing out of the archive that the store has lost', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  await damage(websiteId)
  await archive(websiteId)
  expect(await partsOf(websiteId)).toHaveLength(3)
  await rebuilt(websiteId)
  expect(await figuresOf(websiteId, owner)).toEqual(before)
})

test('of a shard that the store has lost nothing comes back that was erased, and it comes back in the night', async () => {
  const websiteId = await archivedWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  await runInDurableObject(store, (_, { storage: { sql } }) => {
    sql.exec(`DELETE FROM segments WHERE piece = ${firstDay * 1000}`)
  })
  await evictDurableObject(store)
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  // The erasure has it looked after at once.
  const asked = { websiteId, report: 'dateRange', asked: undefined } as const
  const firstAt = async () => (await askStore(working().context, asked))?.startAt ?? Infinity
  await expect.poll(firstAt, { timeout: 60_000 }).toBeLessThan((firstDay + 1) * dayMs)
  await vi.waitFor(
    async () => expect((await eventLines(websiteId)).join('\n')).not.toContain(someone),
    patience,
  )
  await archive(websiteId)
  expect(await archivedText(websiteId)).not.toContain(someone)
})

test('a part that somebody puts back as it was is the part that it was, and one of other bytes is nobody’s', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  const [first, second] = await partsOf(websiteId)
  if (!first || !second) throw new Error('No parts')
  await env.FILES.put(first.key, await bytesOf(first.key))
  await env.FILES.put(second.key, gzipSync('{"at":1728086400001,"kind":"pageview"}\n'))
  expect(await rebuilt(websiteId)).toMatchObject({ status: 'completed' })
  expect(await figuresOf(websiteId, owner)).toEqual(before)
  await ask(eraseVisitor, { websiteId, sessionId: sessionIdOf(someone) }, owner)
  await archive(websiteId)
  expect(await archivedText(websiteId)).not.toContain(someone)
})

test('a store that is lost after it was rebuilt is taken over in the next night, too', async () => {
  const websiteId = await archivedWebsite()
  const before = await figuresOf(websiteId, owner)
  await rebuilt(websiteId)
  await lose(websiteId)
  await record(websiteId, [{ ...late, at: late.at + 5 }])
  await archive(websiteId)
  expect((await figuresOf(websiteId, owner)).stats.pageviews).toBe(before.stats.pageviews + 1)
})

test('a file is not read into a website whose lost store left an archive', async () => {
  const websiteId = await archivedWebsite()
  const file = await exported(websiteId, owner)
  await lose(websiteId)
  const body = () => ({ ...owner, body: formOf(new Uint8Array(file)) })
  expect(await refusedAs(importWebsite, { websiteId }, body())).toBe('409 websites.archived')
  await ask(resetWebsite, { websiteId }, owner)
  const response = await send(importWebsite, { websiteId }, body())
  const { jobId } = await response.json<{ jobId: string }>()
  expect(await ended(websiteId, jobId, owner)).toMatchObject({ status: 'completed', events: 301 })
})

test('the parts of an archive between a head and an end are a file for another website', async () => {
  const websiteId = await archivedWebsite()
  const parts = await Promise.all((await partsOf(websiteId)).map(({ key }) => bytesOf(key)))
  const head = gzipSync(headLine({ at: Date.now(), website: {} }))
  const ledger = await storeOf(websiteId).ledger()
  const end = gzipSync(endLine({ events: 301, ledger }))
  const other = await newWebsite(owner)
  const body = formOf(new Uint8Array(Buffer.concat([head, ...parts, end])))
  const response = await send(importWebsite, { websiteId: other }, { ...owner, body })
  const { jobId } = await response.json<{ jobId: string }>()
  expect(await ended(other, jobId, owner)).toMatchObject({ status: 'completed', events: 301 })
  expect(await figuresOf(other, owner)).toEqual(await figuresOf(websiteId, owner))
})

test('of one website one is done at a time', async () => {
  const websiteId = await newWebsite(owner)
  await ask(rebuildWebsite, { websiteId }, byHand)
  expect(await refusedAs(rebuildWebsite, { websiteId }, byHand)).toBe('409 websites.file_under_way')
})
