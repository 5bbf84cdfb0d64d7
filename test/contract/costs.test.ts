import { afterAll, expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { shardNames } from '../../shared/services/limiter.ts'
import { table } from '../../workers/api/table.ts'
import { generate } from '../../workers/features/public-generator/generate.ts'
import { getSession } from '../../workers/features/public-generator/get-session.ts'
import { ask } from '../support/client.ts'
import { deploy } from '../support/context.ts'
import { countingObjects } from '../support/counting-objects.ts'

// The counts that docs/operate.md says what a deployment costs with. Alarms of other tests may write meanwhile, so the least of several rounds counts.

// Each of them makes its tables once in the life of a deployment, and not for a generation.
for (const name of shardNames) await env.RATE_LIMITER.getByName(name).release({ key: '', hitId: '' })

const { bindings, counted, restore } = await countingObjects()
afterAll(restore)

const transport = deploy(table, bindings as never)

test('a generation that is read twice costs no more calls and rows of objects than the operating manual counts', async () => {
  const requirements =
    'The user name must be 3 to 20 characters long. The e-mail address is required. When the age is below 18, the message "Too young" is shown.'
  const rounds = []
  for (let round = 0; round < 3; round++) {
    counted()
    const { sessionId } = await ask(generate, { requirements }, { transport })
    for (let i = 0; i < 2; i++) await ask(getSession, { sessionId }, { transport })
    rounds.push(counted())
  }
  expect(Math.min(...rounds.map(({ calls }) => calls))).toBeLessThanOrEqual(19)
  expect(Math.min(...rounds.map(({ rowsWritten }) => rowsWritten))).toBeLessThanOrEqual(52)
})

const event = {
  kind: 1 as const,
  visitor: '0000000000000001',
  isLasting: false,
  texts: { path: '/' },
  value: 0,
}

test.each([
  // A row of names, one of events, and two figures of the account; the first one of a website also makes its tables.
  ['hits that come in one message cost no more than one that comes alone', 100, 4],
  ['one that comes alone costs its name, its row and the account', 1, 4],
])('%s', async (_, count, most) => {
  const store = env.WEBSITE_STORE.getByName(crypto.randomUUID())
  const now = Date.now()
  const message = () => ({
    commitId: crypto.randomUUID(),
    hits: Array.from({ length: count }, () => ({
      eventId: crypto.randomUUID(),
      receivedAt: now,
      event: { ...event, at: now },
    })),
  })
  await store.record({ groups: [message()], now })
  counted()
  await store.record({ groups: [message()], now })
  expect(counted().rowsWritten).toBeLessThanOrEqual(most)
})
