import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf, db } from '../projects/support.ts'

const { token, organizationId, userId } = await newOwner()

test('a knowledge base needs a name only, is private, and is audited', async () => {
  const response = await send(createKnowledgeBase, { name: ' Manuals ' }, { token })
  expect(response.status).toBe(201)
  const base = await response.json<{ kbId: string; createdAt: string }>()
  expect(base).toEqual({
    kbId: expect.any(String),
    organizationId,
    name: 'Manuals',
    description: '',
    type: 'manual_files',
    isPublic: false,
    publicSlug: null,
    fileCount: 0,
    totalSizeBytes: 0,
    embeddingModel: 'embedded',
    status: 'active',
    masterContext: null,
    permission: null,
    createdBy: userId,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: base.createdAt,
  })
  expect(await auditOf(base.kbId)).toMatchObject([
    { action: 'knowledgeBases.create', organizationId, summary: 'Created the knowledge base Manuals' },
  ])
})

test('a public one has an address of its own, whatever its name', async () => {
  const input = { name: 'Über <b>uns</b>', isPublic: true, organizationId }
  const [one, two] = await Promise.all([
    ask(createKnowledgeBase, input, { token }),
    ask(createKnowledgeBase, input, { token }),
  ])
  expect(one.publicSlug).toMatch(/^uber-b-uns-b-[0-9a-f]{12}$/)
  expect(two.publicSlug).not.toBe(one.publicSlug)
})

test('settings without public knowledge bases refuse one with the way out', async () => {
  const person = await newOwner()
  await db
    .update(organizations)
    .set({ settings: { allowPublicKBs: false } })
    .where(eq(organizations.organizationId, person.organizationId))
  await expectRefusal(send(createKnowledgeBase, { name: 'x', isPublic: true }, person), 409, {
    error: 'knowledge_bases.public_not_allowed',
    message: expect.stringContaining('allowPublicKBs'),
    path: 'isPublic',
  })
  expect(await ask(createKnowledgeBase, { name: 'x' }, person)).toMatchObject({ isPublic: false })
})

test('fields that only we set change nothing', async () => {
  const hostile = { kbId: crypto.randomUUID(), publicSlug: 'admin', status: 'error', fileCount: 9 }
  const base = await ask(createKnowledgeBase, { name: 'x', ...hostile } as never, { token })
  expect(base).toMatchObject({ publicSlug: null, status: 'active', fileCount: 0 })
  expect(base.kbId).not.toBe(hostile.kbId)
})

test.each([
  ['an empty name', { name: ' ' }, 'name'],
  ['a header in its name', { name: 'a\r\nX-Role: owner' }, 'name'],
  ['a NUL in its description', { description: 'a\0b' }, 'description'],
  ['a type that is none', { type: 'party' }, 'type'],
])('%s is refused', async (_, wrong, path) => {
  await expectRefusal(send(createKnowledgeBase, { name: 'x', ...wrong }, { token }), 400, { path })
})
