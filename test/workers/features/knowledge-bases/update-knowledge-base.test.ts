import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db } from '../projects/support.ts'

const { token } = await newOwner()
const newBase = (more: object = {}) => ask(createKnowledgeBase, { name: 'Manuals', ...more }, { token })

test('only what is given changes, and the change is audited', async () => {
  const before = await newBase({ description: 'Old' })
  const id = before.kbId
  const after = await ask(updateKnowledgeBase, { id, name: 'Guides', status: 'archived' }, { token })
  expect(after).toEqual({
    ...before,
    name: 'Guides',
    status: 'archived',
    masterContextSources: [],
    updatedAt: after.updatedAt,
  })
  expect(await auditOf(id)).toContainEqual(
    expect.objectContaining({
      action: 'knowledgeBases.update',
      summary: `Changed the knowledge base ${before.name}: name, status`,
    }),
  )
})

test('its public address is made once, and kept when it is closed and opened again', async () => {
  const { kbId: id } = await newBase()
  const opened = await Promise.all(
    [1, 2, 3].map(() => ask(updateKnowledgeBase, { id, isPublic: true }, { token })),
  )
  const slugs = new Set(opened.map(({ publicSlug }) => publicSlug))
  const closed = await ask(updateKnowledgeBase, { id, isPublic: false, name: 'Other' }, { token })
  const again = await ask(updateKnowledgeBase, { id, isPublic: true }, { token })
  expect(closed.isPublic).toBe(false)
  expect(slugs).toEqual(new Set([closed.publicSlug]))
  expect(again).toMatchObject({ isPublic: true, publicSlug: closed.publicSlug })
})

test('settings without public knowledge bases refuse to open one, and let the others be closed', async () => {
  const person = await newOwner()
  const open = await ask(createKnowledgeBase, { name: 'open', isPublic: true }, person)
  const shut = await ask(createKnowledgeBase, { name: 'shut' }, person)
  await db
    .update(organizations)
    .set({ settings: { allowPublicKBs: false } })
    .where(eq(organizations.organizationId, person.organizationId))
  await expectRefusal(
    send(updateKnowledgeBase, { id: shut.kbId, isPublic: true }, person),
    409,
    'knowledge_bases.public_not_allowed',
  )
  expect(await ask(updateKnowledgeBase, { id: open.kbId, isPublic: false }, person)).toMatchObject({
    isPublic: false,
  })
})

test('a status that only we set is refused', async () => {
  const { kbId: id } = await newBase()
  await expectRefusal(send(updateKnowledgeBase, { id, status: 'indexing' }, { token }), 400, {
    path: 'status',
  })
})
