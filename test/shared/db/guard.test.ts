import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { commit } from '../../../shared/db/commit.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { newContext } from '../../support/context.ts'

const change = (resourceId: string) => ({
  organizationId: crypto.randomUUID(),
  action: 'test.try',
  resource: 'test',
  resourceId,
  summary: 'Tried',
})

const entriesOf = ({ services: { db } }: Context, resourceId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.resourceId, resourceId))

const first = new Error('first')
const second = new Error('second')

test('guards that hold let the transaction pass, and stand in no result', async () => {
  const context = newContext()
  const resourceId = crypto.randomUUID()
  const guards = [
    { condition: sql`${1} = ${1}`, refusal: () => first },
    { condition: sql`2 = 2`, refusal: () => second },
  ]
  const { db } = context.services
  const answer = db.select({ answer: sql<number>`42` }).from(sql`(select 1)`)
  expect(await commit(context, { ...change(resourceId), guards }, [answer])).toEqual([[{ answer: 42 }]])
  expect(await entriesOf(context, resourceId)).toHaveLength(1)
})

test('one that does not undoes all of it, and says its own refusal', async () => {
  const context = newContext()
  const resourceId = crypto.randomUUID()
  const guards = [
    { condition: sql`1 = 1`, refusal: () => first },
    { condition: sql`1 = ${2}`, refusal: () => second },
  ]
  await expect(commit(context, { ...change(resourceId), guards }, [])).rejects.toBe(second)
  expect(context.audited).toBeUndefined()
  expect(await entriesOf(context, resourceId)).toEqual([])
})

test('of two that do not hold the first is said', async () => {
  const guards = [first, second].map((refusal) => ({ condition: sql`1 = 2`, refusal: () => refusal }))
  await expect(commit(newContext(), { ...change('x'), guards }, [])).rejects.toBe(first)
})

test('what fails for another reason is told as it is', async () => {
  const context = newContext()
  const guards = [{ condition: sql`1 = 1`, refusal: () => first }]
  const { db } = context.services
  const broken = db.select({ value: sql`json('not JSON')` }).from(sql`(select 1)`)
  const error = await commit(context, { ...change('x'), guards }, [broken]).catch((reason: unknown) => reason)
  expect(error).not.toBe(first)
  expect(String((error as Error).cause ?? error)).toContain('malformed JSON')
})
