import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type FileProgress, websiteFiles } from '../../../../shared/db/tables/analytics.ts'
import { websites } from '../../../../shared/db/tables/websites.ts'
import { eq } from 'drizzle-orm'
import { table } from '../../../../workers/api/table.ts'
import { advanceFileJob } from '../../../../workers/features/website-files/advance.job.ts'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { getExport } from '../../../../workers/features/website-files/get-export.ts'
import { importWebsite } from '../../../../workers/features/website-files/import-website.route.ts'
import { resumeWebsiteFiles } from '../../../../workers/features/website-files/upkeep.ts'
import { resetWebsite } from '../../../../workers/features/websites/reset-website.ts'
import { writeSome } from '../../../../workers/features/website-files/write-some.ts'
import { quietly } from '../../../support/with-services.ts'
import { ask, fetchApi, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { brokenQueue, silentQueue } from '../../../support/queues.ts'
import { exported, filledWebsite, formOf, linesOf, newWebsite, packed, storeOf } from './support.ts'

const owner = await newOwner()
const byHand = { ...owner, transport: deploy(table, { JOBS: silentQueue }) }
const from = await filledWebsite(owner)
const file = await exported(from, owner)
const { db } = newContext().services

const step = ({ jobId, websiteId }: { jobId: string; websiteId: string }, queue?: object) =>
  advanceFileJob.run(quietly(queue), { jobId, websiteId })

async function importing() {
  const lines = linesOf(file)
  const members = [lines.slice(0, 50), lines.slice(50, 200), lines.slice(200)].map(packed)
  const websiteId = await newWebsite(owner)
  const body = formOf(new Uint8Array(Buffer.concat(members)))
  const response = await send(importWebsite, { websiteId }, { ...byHand, body })
  return { websiteId, jobId: (await response.json<{ jobId: string }>()).jobId }
}

test('an import whose messages come twice, at once or after the queue was away takes each event once', async () => {
  const { websiteId, jobId } = await importing()
  for (let round = 0; round < 3; round++) {
    await expect(step({ jobId, websiteId }, brokenQueue)).rejects.toThrow('away')
    await Promise.all([step({ jobId, websiteId }), step({ jobId, websiteId })])
  }
  for (let round = 0; round < 4; round++)
    await Promise.all([step({ jobId, websiteId }), step({ jobId, websiteId })])
  expect(await ask(getExport, { websiteId, jobId }, owner)).toMatchObject({
    status: 'completed',
    events: 300,
  })
  expect(await storeOf(websiteId).ledger()).toEqual(await storeOf(from).ledger())
  expect(linesOf(await exported(websiteId, owner)).slice(1)).toEqual(linesOf(file).slice(1))
  expect((await env.FILES.list({ prefix: `websites/${websiteId}/files/${jobId}/` })).objects).toEqual([])
})

test('a step of an import that died before it was noted is done again and changes nothing', async () => {
  const { websiteId, jobId } = await importing()
  for (let round = 0; round < 4; round++) await step({ jobId, websiteId })
  const [row] = await db.select().from(websiteFiles).where(eq(websiteFiles.jobId, jobId))
  await step({ jobId, websiteId })
  await db
    .update(websiteFiles)
    .set({ progress: row?.progress as FileProgress })
    .where(eq(websiteFiles.jobId, jobId))
  for (let round = 0; round < 3; round++) await step({ jobId, websiteId })
  expect(await storeOf(websiteId).ledger()).toEqual(await storeOf(from).ledger())
  expect(linesOf(await exported(websiteId, owner)).slice(1)).toEqual(linesOf(file).slice(1))
})

test('an export in many parts is one file, in the order of days', async () => {
  const { jobId } = await ask(createExport, { websiteId: from }, byHand)
  const [website] = await db.select().from(websites).where(eq(websites.websiteId, from))
  for (let status = 'running'; status === 'running';) {
    const [row] = await db.select().from(websiteFiles).where(eq(websiteFiles.jobId, jobId))
    const change = await writeSome(quietly(), row as never, website as never, 1)
    if (change.status === 'completed') expect(change.progress.parts).toBe(4)
    await db.update(websiteFiles).set(change).where(eq(websiteFiles.jobId, jobId))
    status = change.status
  }
  const { url } = await ask(getExport, { websiteId: from, jobId }, owner)
  const response = await fetchApi(new Request(url ?? ''))
  const whole = new Uint8Array(await response.arrayBuffer())
  expect(linesOf(whole).slice(1)).toEqual(linesOf(file).slice(1))
})

test('what was forgotten while a file is read does not come back with the rest of it', async () => {
  const { websiteId, jobId } = await importing()
  for (let round = 0; round < 5; round++) await step({ jobId, websiteId })
  expect(await storeOf(websiteId).report('dateRange', undefined)).not.toBeNull()
  await ask(resetWebsite, { websiteId }, owner)
  for (let round = 0; round < 2; round++) await step({ jobId, websiteId })
  expect(await storeOf(websiteId).report('dateRange', undefined)).toBeNull()
  expect(await storeOf(websiteId).ledger()).toMatchObject({ received: 0 })
})

test('two steps of an export at the same moment leave one part, of which the file tells', async () => {
  const websiteId = await filledWebsite(owner)
  const { jobId } = await ask(createExport, { websiteId }, byHand)
  await Promise.all([step({ jobId, websiteId }), step({ jobId, websiteId })])
  const { objects } = await env.FILES.list({ prefix: `websites/${websiteId}/` })
  expect(objects).toHaveLength(1)
  const { url } = await ask(getExport, { websiteId, jobId }, owner)
  const whole = new Uint8Array(await (await fetchApi(new Request(url ?? ''))).arrayBuffer())
  expect(linesOf(whole).slice(1)).toEqual(linesOf(file).slice(1))
})

test('a file whose message was lost is ordered again by the upkeep', async () => {
  const websiteId = await newWebsite(owner)
  const { jobId } = await ask(createExport, { websiteId }, byHand)
  const ordered: unknown[] = []
  const queue = {
    ...silentQueue,
    sendBatch: (some: unknown[]) => Promise.resolve(void ordered.push(...some)),
  }
  const later = { ...quietly(queue), now: () => Date.now() + 60 * 60_000 }
  await resumeWebsiteFiles(later)
  expect(JSON.stringify(ordered)).toContain(jobId)
})

test('a file that fails again and again says so, and the next one may begin', async () => {
  const websiteId = await newWebsite(owner)
  const { jobId } = await ask(createExport, { websiteId }, byHand)
  await advanceFileJob.failed?.(quietly(), { jobId, websiteId })
  expect(await ask(getExport, { websiteId, jobId }, owner)).toMatchObject({
    status: 'failed',
    error: 'It failed several times and was given up. Try again.',
  })
  await ask(createExport, { websiteId }, byHand)
})
