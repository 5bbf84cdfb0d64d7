import { expect, test } from 'vitest'
import type { HitMessage } from '../../../../shared/domain/tracker/hit.ts'
import { readHitMessage } from '../../../../shared/domain/tracker/hit-message.ts'

const message: HitMessage = {
  version: 1,
  eventId: '0199f0a0-2222-7222-8333-444455556666',
  websiteId: '0199f0a0-1111-7222-8333-444455556666',
  visitId: '0199f0a0-3333-4222-8333-444455556666',
  receivedAt: 1_795_000_000_000,
  type: 'event',
  payload: { url: '/' },
  client: {},
}

test('a hit survives the queue as it is', () => {
  expect(readHitMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
})

test.each([
  ['a text', 'hit'],
  ['nothing', null],
  ['a hit of a version to come', { ...message, version: 2 }],
  ['a hit without an id', { ...message, eventId: undefined }],
  ['a hit whose id is spelt in upper case', { ...message, eventId: message.eventId.toUpperCase() }],
  ['a hit of no website', { ...message, websiteId: 'default' }],
  ['a hit without a time', { ...message, receivedAt: '2026-11-20' }],
  ['a hit without a payload', { ...message, payload: undefined }],
])('%s is not taken for a hit', (_, body) => {
  expect(readHitMessage(body)).toBeNull()
})
