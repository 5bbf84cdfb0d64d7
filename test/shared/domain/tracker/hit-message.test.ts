import { expect, test } from 'vitest'
import type { AcceptedHit, HitMessage, SingleHitMessage } from '../../../../shared/domain/tracker/hit.ts'
import { readHitMessage } from '../../../../shared/domain/tracker/hit-message.ts'

const hit: AcceptedHit = {
  eventId: '0199f0a0-2222-7222-8333-444455556666',
  websiteId: '0199f0a0-1111-7222-8333-444455556666',
  visitId: '0199f0a0-3333-4222-8333-444455556666',
  receivedAt: 1_795_000_000_000,
  type: 'event',
  payload: { url: '/' },
  client: {},
}
const commitId = '0199f0a0-4444-4222-8333-444455556666'
const message: HitMessage = { version: 2, commitId, hits: [hit, { ...hit, websiteId: commitId }] }

const queued = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

test('the hits of a message survive the queue as they are', () => {
  expect(readHitMessage(queued(message))).toEqual({ commitId, hits: message.hits })
})

test('a message of before brings its one hit', () => {
  const before: SingleHitMessage = { version: 1, ...hit }
  expect(readHitMessage(queued(before))).toMatchObject({ commitId: null, hits: [hit] })
})

const spoilt: [string, object][] = [
  ['without an id', { ...hit, eventId: undefined }],
  ['whose id is spelt in upper case', { ...hit, eventId: hit.eventId.toUpperCase() }],
  ['of no website', { ...hit, websiteId: 'default' }],
  ['without a time', { ...hit, receivedAt: '2026-11-20' }],
  ['without a payload', { ...hit, payload: undefined }],
]

test.each(spoilt)('a hit %s is not taken for one, alone or among others', (_, body) => {
  expect(readHitMessage({ version: 1, ...body })).toBeNull()
  expect(readHitMessage({ ...message, hits: [hit, body] })).toBeNull()
})

test.each([
  ['a text', 'hit'],
  ['nothing', null],
  ['a message of a version to come', { ...message, version: 3 }],
  ['a message without a name', { ...message, commitId: 'one' }],
  ['a message without hits', { ...message, hits: [] }],
  ['a message whose hits are none', { ...message, hits: { 0: hit } }],
])('%s is not taken for hits', (_, body) => {
  expect(readHitMessage(body)).toBeNull()
})
