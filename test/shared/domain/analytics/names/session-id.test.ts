import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  eventIdOf,
  sessionIdOf,
  visitorOfSession,
} from '../../../../../shared/domain/analytics/names/session-id.ts'
import { forAll } from '../../../../support/for-all.ts'

const visitors = fc
  .bigInt({ min: 1n, max: 2n ** 64n - 1n })
  .map((name) => name.toString(16).padStart(16, '0'))
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

test('the id of a session leads back to its visitor, in either case', () =>
  forAll([visitors], (visitor) => {
    const id = sessionIdOf(visitor)
    expect(id).toMatch(uuid)
    expect([visitorOfSession(id), visitorOfSession(id.toUpperCase())]).toEqual([visitor, visitor])
  }))

test('any other id leads to nobody', () =>
  forAll([fc.oneof(fc.string(), fc.uuid(), fc.constantFrom('', '-'.repeat(36)))], (id) => {
    expect(visitorOfSession(id)).toBeNull()
  }))

test('events of one moment, of several visitors and kinds have different ids', () => {
  const [one, other] = ['00000000000000a1', '1000000000000000']
  const all = [0, 1, 255].flatMap((nth) =>
    [1, 2, 12].flatMap((kind) =>
      [one, other, ''].map((visitor) => ({ at: 1_785_535_199_999, kind, nth, visitor })),
    ),
  )
  const ids = all.map(eventIdOf)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(uuid)
})
