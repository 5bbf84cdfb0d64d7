import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import { projectKnowledgeBases, purges } from '../../../../shared/db/tables/projects.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db, newBases, patience } from '../projects/support.ts'

const { token, organizationId } = await newOwner()

test('a deleted knowledge base is gone at once, also from its projects, and soon from every store', async () => {
  const { kbId: id } = await ask(createKnowledgeBase, { name: 'Manuals', isPublic: true }, { token })
  const [other = ''] = await newBases(organizationId, 1)
  const given = { name: 'Shop', organizationId, knowledgeBaseIds: [id, other] }
  const { projectId } = await ask(createProject, given, { token })
  await env.FILES.put(`knowledge-bases/${id}/a.pdf`, 'x')
  expect(await ask(deleteKnowledgeBase, { id }, { token })).toEqual({ deleted: true })
  for (const operation of [getKnowledgeBase, deleteKnowledgeBase])
    await expectRefusal(send(operation, { id }, { token }), 404)
  expect(await ask(getProject, { projectId }, { token })).toMatchObject({ knowledgeBaseIds: [other] })

  const purge = () => db.select().from(purges).where(eq(purges.resourceId, id))
  await expect.poll(async () => (await purge())[0]?.finishedAt ?? null, patience).not.toBeNull()
  expect(await purge()).toMatchObject([
    { resource: 'knowledge_base', removed: { files: 1, knowledgeBases: 1 } },
  ])
  expect(await db.select().from(knowledgeBases).where(eq(knowledgeBases.kbId, id))).toEqual([])
  expect((await env.FILES.list({ prefix: `knowledge-bases/${id}/` })).objects).toEqual([])
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'knowledgeBases.create',
    'knowledgeBases.delete',
    'knowledgeBases.purge',
  ])
})

test('projects that are linked while it is deleted keep no link to it', async () => {
  const [id = ''] = await newBases(organizationId, 1)
  const create = () => send(createProject, { name: 'x', organizationId, knowledgeBaseIds: [id] }, { token })
  const answers = await Promise.all([
    create(),
    create(),
    send(deleteKnowledgeBase, { id }, { token }),
    create(),
    create(),
  ])
  for (const { status } of answers) expect([200, 201, 404]).toContain(status)
  expect(await db.select().from(projectKnowledgeBases).where(eq(projectKnowledgeBases.kbId, id))).toEqual([])
})
