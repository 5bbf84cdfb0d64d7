import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { commit } from '../../../shared/db/commit.ts'
import { failedOn, onlyIf } from '../../../shared/db/only-if.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { newContext } from '../../support/context.ts'

const note = (resourceId: string) => ({
  organizationId: crypto.randomUUID(),
  action: 'test.try',
  resource: 'test',
  resourceId,
  summary: 'Tried',
})

test('a condition that holds lets the transaction pass', async () => {
  const context = newContext()
  const resourceId = crypto.randomUUID()
  await commit(context, note(resourceId), [onlyIf(context.services.db, 'test.rule', sql`${1} = ${1}`)])
  const { db } = context.services
  expect(await db.select().from(auditEntries).where(eq(auditEntries.resourceId, resourceId))).toHaveLength(1)
})

test('one that does not undoes all of it, and the error names the rule', async () => {
  const context = newContext()
  const { db } = context.services
  const resourceId = crypto.randomUUID()
  const statements = [onlyIf(db, 'test.first', sql`1 = 1`), onlyIf(db, 'test.rule', sql`1 = ${2}`)]
  const error = await commit(context, note(resourceId), statements).catch((reason: unknown) => reason)
  expect(failedOn(error, 'test.rule')).toBe(true)
  expect(failedOn(error, 'test.first')).toBe(false)
  expect(context.audited).toBeUndefined()
  expect(await db.select().from(auditEntries).where(eq(auditEntries.resourceId, resourceId))).toEqual([])
})
