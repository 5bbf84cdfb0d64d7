import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { getTokenUsage } from '../../../../workers/features/usage/get-token-usage.ts'
import { rowsOf } from '../../../../workers/features/usage/store.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { addUsage } from './support.ts'

const iso = (at: number) => new Date(at).toISOString()

test('an organization that asked nothing has used nothing', async () => {
  const { organizationId, token } = await newOwner()
  expect(await ask(getTokenUsage, { organizationId }, { token })).toEqual({
    totalInputTokens: 0,
    totalOutputTokens: 0,
    totalCost: 0,
    currency: 'USD',
    records: [],
    nextCursor: null,
  })
})

test('many small costs add up without a rounding error, for the organization alone', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  // A tenth of a cent can be no binary fraction; a thousand of them in floating point are not a dollar.
  await addUsage(
    owner.organizationId,
    Array.from({ length: 1000 }, () => ({ cost: 1_000_000 })),
  )
  await addUsage(other.organizationId, [{}])
  const { token } = await newMember(owner, 'viewer')
  expect(await ask(getTokenUsage, { organizationId: owner.organizationId }, { token })).toMatchObject({
    totalInputTokens: 10_000,
    totalOutputTokens: 5000,
    totalCost: 1,
  })
})

test('a span counts from its first moment to before its last', async () => {
  const { organizationId, token } = await newOwner()
  await addUsage(organizationId, [{ at: 999 }, { at: 1000 }, { at: 1999 }, { at: 2000 }])
  const count = async (span: { from?: string; to?: string }) =>
    (await ask(getTokenUsage, { organizationId, ...span }, { token })).totalInputTokens / 10
  expect(await count({ from: iso(1000), to: iso(2000) })).toBe(2)
  expect(await count({ from: iso(1000) })).toBe(3)
  expect(await count({ to: iso(1000) })).toBe(1)
  expect(await count({ from: iso(0), to: iso(0) })).toBe(0)
  expect(await refusedAs(getTokenUsage, { organizationId, from: 'yesterday' }, { token })).toBe(
    '400 validation_failed from',
  )
})

test('records come newest first and page by page, and the totals are of the whole span', async () => {
  const { organizationId, token } = await newOwner()
  await addUsage(
    organizationId,
    [1, 2, 2, 3].map((at) => ({ at, inputTokens: at })),
  )
  const read = (cursor?: string) =>
    ask(
      getTokenUsage,
      { organizationId, includeRecords: true, from: iso(2), limit: 2, ...(cursor && { cursor }) },
      { token },
    )
  const first = await read()
  expect(first).toMatchObject({ totalInputTokens: 7, nextCursor: expect.any(String) })
  expect(first.records?.[0]).toEqual({
    usageId: expect.any(String),
    at: iso(3),
    projectId: null,
    task: 'quality.readRequirements',
    model: 'small',
    inputTokens: 3,
    outputTokens: 5,
    cost: 0.0000015,
  })
  const rest = await read(first.nextCursor ?? '')
  expect([...(first.records ?? []), ...(rest.records ?? [])].map(({ at }) => at)).toEqual([
    iso(3),
    iso(2),
    iso(2),
  ])
  expect(rest).toMatchObject({ totalInputTokens: 7, nextCursor: null })
})

const page = { limit: 50, from: 1, to: 9, cursor: writeCursor({ at: 1, id: 'x' }) }

test('records are read by an index', async () => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await rowsOf(context, page)
  const plan = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(plan.some((step) => step.includes('INDEX token_usage_organization '))).toBe(true)
  expect(fullScans(plan)).toEqual([])
})
