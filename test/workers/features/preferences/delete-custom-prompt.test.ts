import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { createCustomPrompt } from '../../../../workers/features/preferences/create-custom-prompt.ts'
import { deleteCustomPrompt } from '../../../../workers/features/preferences/delete-custom-prompt.ts'
import { listCustomPrompts } from '../../../../workers/features/preferences/list-custom-prompts.ts'
import { ask, send, statusesOf } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const { db } = newContext().services

test('of many deletions at once one succeeds and is audited', async () => {
  const { organizationId, token } = await newOwner()
  const { promptId } = await ask(
    createCustomPrompt,
    { organizationId, name: 'Tone', content: 'x' },
    { token },
  )
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(deleteCustomPrompt, { organizationId, promptId }, { token })),
  )
  expect(statusesOf(answers)).toEqual([200, 404, 404, 404, 404])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, promptId))
  expect(entries.filter(({ action }) => action === 'preferences.deleteCustomPrompt')).toHaveLength(1)
  expect((await ask(listCustomPrompts, { organizationId }, { token })).prompts).toEqual([])
})
