import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { ChunkMessage } from '../../../../shared/domain/tracker/recording.ts'
import { sealRecording } from '../../../../shared/domain/tracker/seal-recording.ts'
import { consumeRecordings } from '../../../../workers/features/replays/consume-recordings.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { recordedVisit, recordedWebsite, recordings, snapshot } from '../../../support/recorded-visit.ts'

/** A chunk as `collect` leaves it. */
async function chunkOf(
  websiteId: string,
  { at = Date.now(), ...rest }: Partial<ChunkMessage> & { at?: number } = {},
) {
  const visitId = crypto.randomUUID()
  const messageId = crypto.randomUUID()
  const { sealed, key } = await sealRecording(JSON.stringify([snapshot(at)]))
  const object = `${websiteId}/${visitId}/${messageId}`
  await env.RECORDINGS.put(object, sealed)
  const chunk = { object, key, from: at, to: at, events: 1, bytes: 100, sha256: '0'.repeat(64) }
  const names = { messageId, chunkId: crypto.randomUUID(), websiteId, visitId, sessionId: visitId }
  return { version: 1 as const, ...names, receivedAt: at, chunk, client: {}, ...rest }
}

async function deliver(body: unknown) {
  const message = { body, attempts: 1, ack: vi.fn(), retry: vi.fn() }
  await consumeRecordings(newContext(), { messages: [message as unknown as Message] })
  return message.ack.mock.calls.length === 1
}

const isThere = async ({ chunk }: { chunk: { object: string } }) =>
  (await env.RECORDINGS.head(chunk.object)) !== null

test('a message that comes twice is counted once, and a chunk that was sent twice is a duplicate', async () => {
  const { websiteId } = await recordedWebsite()
  const first = await chunkOf(websiteId)
  const repeat = await chunkOf(websiteId, { chunkId: first.chunkId })
  for (const message of [first, first, repeat, repeat]) expect(await deliver(message)).toBe(true)
  expect(await recordings(websiteId)).toEqual({ received: 2, stored: 1, dropped: { duplicate: 1 } })
  expect([await isThere(first), await isThere(repeat)]).toEqual([true, false])
})

test('what was switched off while it was under way is deleted and counted', async () => {
  const { websiteId, token } = await recordedWebsite()
  const message = await chunkOf(websiteId)
  await ask(updateWebsite, { websiteId, replay: { enabled: false } }, { token })
  expect(await deliver(message)).toBe(true)
  expect(await recordings(websiteId)).toEqual({ received: 1, stored: 0, dropped: { replay_disabled: 1 } })
  expect(await isThere(message)).toBe(false)
})

test('what is longer than a recording may be is deleted and counted', async () => {
  const { websiteId } = await recordedWebsite({ maxDurationMs: 10_000 })
  const now = Date.now()
  const first = await chunkOf(websiteId, { at: now - 20_000 })
  const { visitId } = first
  const within = await chunkOf(websiteId, { at: now - 10_000, visitId })
  const beyond = await chunkOf(websiteId, { at: now - 9000, visitId })
  for (const message of [first, within, beyond]) await deliver(message)
  expect(await recordings(websiteId)).toEqual({ received: 3, stored: 2, dropped: { too_long: 1 } })
  expect([await isThere(within), await isThere(beyond)]).toEqual([true, false])
})

test('what is gone from the store is counted as lost', async () => {
  const { websiteId } = await recordedWebsite()
  const message = await chunkOf(websiteId)
  await env.RECORDINGS.delete(message.chunk.object)
  expect(await deliver(message)).toBe(true)
  expect(await recordings(websiteId)).toEqual({ received: 1, stored: 0, dropped: { lost: 1 } })
})

test('a chunk that its key does not open, and what is no message, are delivered again', async () => {
  const { websiteId } = await recordedWebsite()
  const message = await chunkOf(websiteId)
  const { key } = await sealRecording('')
  expect(await deliver({ ...message, chunk: { ...message.chunk, key } })).toBe(false)
  for (const body of [null, 1, {}, { ...message, version: 9 }, { ...message, websiteId: 'x' }])
    expect(await deliver(body)).toBe(false)
  expect(await recordings(websiteId)).toEqual({ received: 0, stored: 0, dropped: {} })
})

test('of a website that is deleted nothing is left, also of what comes later', async () => {
  const { websiteId, token } = await recordedVisit()
  await ask(deleteWebsite, { websiteId }, { token })
  const late = await chunkOf(websiteId)
  expect(await deliver(late)).toBe(true)
  await expect
    .poll(async () => (await env.RECORDINGS.list({ prefix: `${websiteId}/` })).objects, { timeout: 30_000 })
    .toEqual([])
})

test('recordings that are older than the policy keeps them are erased', async () => {
  const { websiteId, token } = await recordedWebsite()
  const store = env.WEBSITE_STORE.getByName(websiteId)
  const dayMs = 86_400_000
  const message = await chunkOf(websiteId, { at: Date.now() - 2 * dayMs })
  const { visitId: replay } = message
  await deliver(message)
  expect(await store.recordings('one', { replay })).not.toBeNull()
  await ask(updatePrivacyPolicy, { websiteId, retentionDays: 1 }, { token })
  expect(await store.recordings('one', { replay })).toBeNull()
})

test('more than a day may bring is deleted and counted, and the next day begins anew', async () => {
  const { websiteId } = await recordedWebsite()
  const today = Math.floor(Date.now() / 86_400_000)
  const brought = (day: number) =>
    runInDurableObject(env.WEBSITE_STORE.getByName(websiteId), (_, { storage }) => {
      storage.sql.exec('DELETE FROM recording_days')
      storage.sql.exec('INSERT INTO recording_days (day, chunks, bytes) VALUES (?, 1, 2000000000)', day)
    })
  const [first, full, next] = [await chunkOf(websiteId), await chunkOf(websiteId), await chunkOf(websiteId)]
  await deliver(first)
  await brought(today)
  await deliver(full)
  await brought(today - 1)
  await deliver(next)
  expect(await recordings(websiteId)).toEqual({ received: 3, stored: 2, dropped: { flood: 1 } })
  expect([await isThere(full), await isThere(next)]).toEqual([false, true])
})
