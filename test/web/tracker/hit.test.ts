import { expect, test } from 'vitest'
import { type Hit, addWaiting, newHit, takeBatch } from '../../../web/tracker/hit.ts'

const now = 1_800_000_000_400

test('a hit has a random name and a copy of what is told', () => {
  const payload = { name: 'a', data: { n: 1 } }
  const [one, two] = [newHit('event', payload, now), newHit('event', payload, now)]
  payload.data.n = 2
  expect(one.eventId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(two.eventId).not.toBe(one.eventId)
  expect(one.payload).toEqual({ name: 'a', data: { n: 1 } })
})

test('what no request could hold, or nobody could write down, is no hit', () => {
  const loop: Record<string, unknown> = {}
  loop['loop'] = loop
  expect(() => newHit('event', { text: 'ü'.repeat(31_000) }, now)).toThrow(SyntaxError)
  expect(() => newHit('event', loop, now)).toThrow(TypeError)
})

test('a request takes ten hits of those that wait, from the front, and the visit with each', () => {
  const waiting = Array.from({ length: 12 }, (_, n) => newHit('event', { n }, now))
  const [batch, body] = takeBatch(waiting, 'token')
  expect(batch).toHaveLength(10)
  expect(waiting.map(({ payload }) => payload['n'])).toEqual([10, 11])
  const sent = JSON.parse(body) as Hit[]
  expect(sent[9]).toEqual({ cache: 'token', type: 'event', eventId: batch[9]?.eventId, payload: { n: 9 } })
})

test('a request takes no more bytes than it may have, and at least one hit', () => {
  const waiting = Array.from({ length: 3 }, () => newHit('event', { text: 'ü'.repeat(14_000) }, now))
  const [batch, body] = takeBatch(waiting)
  expect(batch).toHaveLength(2)
  expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(60_000)
  expect(waiting).toHaveLength(1)
})

test('only what waits says when it was, in whole seconds, or as the page said', () => {
  const fresh = newHit('event', {}, now)
  const said = newHit('event', { timestamp: 1_799_999_999 }, now)
  expect(JSON.stringify(fresh)).not.toContain('timestamp')
  const waiting = addWaiting('[]', [fresh, said], now)
  expect(waiting.map(({ payload }) => payload['timestamp'])).toEqual([1_800_000_000, 1_799_999_999])
})

test('fifty hits wait at most, the newest, and none for longer than a day', () => {
  const old = addWaiting('[]', [newHit('event', { n: -1 }, now - 86_500_000)], now - 86_500_000)
  const more = Array.from({ length: 60 }, (_, n) => newHit('event', { n }, now))
  expect(addWaiting(JSON.stringify(old), more.slice(0, 1), now).map(({ payload }) => payload['n'])).toEqual([
    0,
  ])
  const kept = addWaiting(JSON.stringify(addWaiting('[]', more.slice(0, 5), now)), more.slice(5), now)
  expect(kept.map(({ payload }) => payload['n'])).toEqual(Array.from({ length: 50 }, (_, n) => n + 10))
})
