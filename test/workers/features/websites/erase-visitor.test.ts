import { createHash } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../../../shared/domain/analytics/event.ts'
import { namedVisitorText } from '../../../../shared/domain/tracker/named-visitor.ts'
import { collectEvent } from '../../../../workers/features/analytics/collect-event.route.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { getExport } from '../../../../workers/features/website-files/get-export.ts'
import { eraseVisitor } from '../../../../workers/features/websites/erase-visitor.ts'
import { exportVisitor } from '../../../../workers/features/websites/export-visitor.ts'
import { getWebsiteLedger } from '../../../../workers/features/websites/get-website-ledger.ts'
import { listReceipts } from '../../../../workers/features/websites/list-receipts.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { recordedVisit, recordings, sendChunks, snapshot } from '../../../support/recorded-visit.ts'
import { browserAgent } from '../../../support/browser-agent.ts'
import { ended } from '../website-files/support.ts'
import { newWebsite } from './support.ts'

const now = Date.now()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A website that Ada, who said who she is, and somebody else looked at, on two days. */
async function visitedByAda() {
  const { owner, websiteId } = await newWebsite()
  const named = sha256(namedVisitorText(websiteId, 'ada@example.com')).slice(0, 16)
  const ada = { visitor: named, isLasting: true, texts: { path: '/ada', distinctId: 'ada@example.com' } }
  const other = { visitor: '00000000000000b2', isLasting: false, texts: { path: '/' } }
  const event = (who: typeof ada | typeof other, at: number): AnalyticsEvent => ({
    ...who,
    at,
    kind: 1,
    value: 0,
  })
  const keep = (events: AnalyticsEvent[]) => {
    const hits = events.map((one) => ({ eventId: crypto.randomUUID(), receivedAt: Date.now(), event: one }))
    const groups = [{ commitId: crypto.randomUUID(), hits }]
    return env.WEBSITE_STORE.getByName(websiteId).record({ groups, now: Date.now() })
  }
  const yesterday = now - 86_400_000
  await keep([event(ada, yesterday), event(other, yesterday), event(ada, now - 1), event(other, now - 1)])
  return { owner, websiteId, ada, event, keep, yesterday }
}

test('what a visitor did is gone from every figure, and only theirs', async () => {
  const { owner, websiteId } = await visitedByAda()
  const figures = () =>
    ask(getStats, { websiteId, startAt: now - 3 * 86_400_000, endAt: now + 60_000 }, owner)
  expect(await figures()).toMatchObject({ pageviews: 4 })
  const { removed } = await ask(eraseVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  expect(removed).toEqual({ events: 2, recordings: 0, files: 0 })
  expect(await figures()).toMatchObject({ pageviews: 2 })
  const left = await ask(exportVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  expect(left).toEqual({ total: 0, events: [], recordings: [] })
})

test('what they did is in no file either that was written before', async () => {
  const { owner, websiteId } = await visitedByAda()
  const { jobId } = await ask(createExport, { websiteId }, owner)
  await ended(websiteId, jobId, owner)
  const { removed } = await ask(eraseVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  expect(removed).toEqual({ events: 2, recordings: 0, files: 1 })
  expect((await env.FILES.list({ prefix: `websites/${websiteId}/` })).objects).toEqual([])
  expect(await refusal(send(getExport, { websiteId, jobId }, owner))).toMatchObject({ status: 404 })
})

test('recordings of who said who they are are erased by that name, and what comes late of them is not kept', async () => {
  const { websiteId, token, replaySessionId } = await recordedVisit()
  const kept = await recordings(websiteId)
  const payload = { website: websiteId, url: '/', id: 'ada@example.com' }
  const body = JSON.stringify({ type: 'event', cache: `${websiteId}.${replaySessionId}`, payload })
  await send(collectEvent, {}, { body, headers: { 'user-agent': browserAgent } })
  await expect.poll(() => env.WEBSITE_STORE.getByName(websiteId).ledger()).toMatchObject({ stored: 1 })
  const asked = { websiteId, distinctId: 'ada@example.com' }
  const exported = await ask(exportVisitor, asked, { token })
  expect(exported).toMatchObject({ total: 1, recordings: [{ replaySessionId }] })
  expect((await ask(eraseVisitor, asked, { token })).removed).toEqual({ events: 1, recordings: 1, files: 0 })
  await sendChunks(websiteId, [[snapshot(Date.now())]], { visit: replaySessionId, came: kept.received + 1 })
  expect(await recordings(websiteId)).toMatchObject({ stored: kept.stored, dropped: { deleted: 1 } })
})

test('the receipt says nothing of the visitor, and by its proof they can show that it is about them', async () => {
  const { owner, websiteId, ada } = await visitedByAda()
  const made = await ask(eraseVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  const { receipts } = await ask(listReceipts, { websiteId }, owner)
  const receipt = receipts.find(({ receiptId }) => receiptId === made.receiptId)
  expect(receipt).toMatchObject({ action: 'erased', removed: { events: 2 } })
  expect(receipt?.digest).toBe(sha256(`${made.proof}\nada@example.com`))
  expect(JSON.stringify(receipts)).not.toContain(ada.visitor)
  expect(JSON.stringify(receipts)).not.toContain('ada@')
  expect(receipt?.digest).not.toBe(sha256('ada@example.com'))
})

test('what comes late of before is counted as erased and not kept; what comes after counts', async () => {
  const { owner, websiteId, ada, event, keep, yesterday } = await visitedByAda()
  await ask(eraseVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  await keep([event(ada, yesterday + 1)])
  expect(await ask(getWebsiteLedger, { websiteId }, owner)).toMatchObject({
    received: 5,
    stored: 4,
    dropped: { erased: 1 },
  })
  await keep([event(ada, Date.now() + 1000)])
  const { total } = await ask(exportVisitor, { websiteId, distinctId: 'ada@example.com' }, owner)
  expect(total).toBe(1)
})

test.each([
  ['no name at all', {}],
  ['two names', { sessionId: crypto.randomUUID(), distinctId: 'ada' }],
  ['the id of a visit', { sessionId: '018f0000-0000-7000-a000-000000000000' }],
])('%s is refused', async (_what, input) => {
  const { owner, websiteId } = await visitedByAda()
  expect(await refusal(send(eraseVisitor, { websiteId, ...input }, owner))).toMatchObject({ status: 400 })
})
