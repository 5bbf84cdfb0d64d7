import { sql } from 'drizzle-orm'
import { type Change, commit } from '../../../shared/db/commit.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { testCaseStale } from './errors.ts'
import { removalOf } from './removal-of.ts'
import type { NewCase } from './rules.ts'
import type { CaseInput, StoredTestCase } from './schemas.ts'
import { storeCases } from './store-cases.ts'
import { replaceTags } from './tags.ts'
import { changeOf } from './write-changes.ts'

export interface Revising {
  projectId: string
  /** Cases as they were read, each with the fields that become another value. */
  updated: readonly { before: StoredTestCase; fields: CaseInput }[]
  /** Cases as they were read. */
  removed: readonly StoredTestCase[]
  added: readonly NewCase[]
  note: Pick<Change, 'action' | 'summary'>
  /** What the operation answers, kept in the transaction under an Idempotency-Key. */
  answer: (stored: readonly StoredTestCase[]) => unknown
}

/** Changes, deletes and adds cases of a project in one transaction, as long as none of them changed since it was read. Gives those that are new. */
export async function reviseCases(
  context: Context,
  { projectId, updated, removed, added, note, answer }: Revising,
): Promise<StoredTestCase[]> {
  const writings = updated.map(({ before, fields }) => ({ before, ...changeOf(context, before, fields) }))
  const tagged = writings.flatMap(({ before, isTagged }) => (isTagged ? [before.id] : []))
  const guards = [stillAsRead(context, [...updated.map(({ before }) => before), ...removed])]
  const statements = [
    ...writings.flatMap((writing) => writing.statements),
    ...(tagged.length > 0 ? replaceTags(context, tagged) : []),
    ...removalOf(
      context,
      removed.map(({ id }) => id),
    ),
  ]
  const history = writings.flatMap((writing) => writing.history)
  const ofProject = { ...note, resource: 'project', resourceId: projectId }
  if (added.length > 0)
    return storeCases(context, {
      projectId,
      cases: added,
      note: () => ofProject,
      answer,
      guards,
      history,
      statements,
    })
  const { organizationId } = tenantOf(context)
  await commit(context, { ...ofProject, organizationId, guards, history, answer: answer([]) }, statements)
  return []
}

/** All of the cases are there, and none has changed since it was read. */
function stillAsRead(context: Context, cases: readonly StoredTestCase[]): Guard {
  const { organizationId } = tenantOf(context)
  const read = JSON.stringify(cases.map(({ id, updatedAt }) => ({ id, at: Date.parse(updatedAt) })))
  return {
    condition: sql`(select count(*) from json_each(${read}) as read join ${testCases} as one
      on one.test_case_id = read.value ->> 'id' and one.updated_at = read.value ->> 'at'
      where one.organization_id = ${organizationId}) = ${cases.length}`,
    refusal: testCaseStale,
  }
}
