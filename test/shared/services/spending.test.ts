import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { objects } from '../../../shared/services/remote.ts'
import { createSpending } from '../../../shared/services/spending.ts'

const spending = createSpending(objects(env.RATE_LIMITER as never))
const noon = Date.UTC(2026, 5, 1, 12)

test('spenders are counted apart, by the calendar day in UTC', async () => {
  const [of, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const lastMoment = Date.UTC(2026, 5, 1, 23, 59, 59, 999)
  await spending.add({ of, now: noon, amount: 7 })
  expect(await spending.add({ of, now: lastMoment, amount: 5 })).toBe(12)
  await spending.add({ of, now: lastMoment + 1, amount: 1 })
  expect(await spending.today({ of, now: noon })).toBe(12)
  expect(await spending.today({ of, now: lastMoment + 1 })).toBe(1)
  expect(await spending.today({ of: other, now: noon })).toBe(0)
})
