import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIds, derivedIds } from '../../../shared/services/deployment-ids.ts'
import { uuidV7 } from '../../../shared/services/ids.ts'
import { forAll } from '../../support/for-all.ts'

const form = (version: number) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
const ids = createIds('a secret')

test('a secret id is a UUID of version 4 that its deployment knows again, in capitals as well', () => {
  const made = Array.from({ length: 1000 }, () => ids.secret())
  expect(new Set(made).size).toBe(made.length)
  for (const id of made) {
    expect(id).toMatch(form(4))
    expect([ids.isSecret(id), ids.isSecret(id.toUpperCase())]).toEqual([true, true])
  }
})

test('an invented id, one with a digit changed, and one of another deployment are not known', () => {
  forAll([fc.uuid()], (id) => !ids.isSecret(id))
  const digit = fc.integer({ min: 0, max: 35 })
  forAll([digit], (at) => {
    const id = ids.secret()
    const other = id[at] === 'a' ? 'b' : 'a'
    return id[at] === '-' || !ids.isSecret(id.slice(0, at) + other + id.slice(at + 1))
  })
  expect(createIds('another secret').isSecret(ids.secret())).toBe(false)
})

test('ids that derive from a seed are the same for a purpose, and others for another', () => {
  const seed = uuidV7(1_795_000_000_000)
  const derived = (secret: string, purpose: string) => {
    const { uuid, secret: unguessable } = derivedIds(secret, seed, purpose)
    return [uuid(), unguessable()]
  }
  const [uuid, secret] = derived('a secret', 'session')
  expect(derived('a secret', 'session')).toEqual([uuid, secret])
  expect(uuid).toMatch(form(7))
  expect(uuid?.slice(0, 13)).toBe(seed.slice(0, 13))
  expect(secret).toMatch(form(4))
  expect(ids.isSecret(secret ?? '')).toBe(true)
  const others = [...derived('a secret', 'execution'), ...derived('another secret', 'session')]
  expect(new Set([uuid, secret, ...others]).size).toBe(6)
})
