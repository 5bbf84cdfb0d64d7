import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { knowledgeBases } from '../../../../shared/db/tables/knowledge.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
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
  expect(await refusal(send(createKnowledgeBase, { name: 'x', isPublic: true }, person))).toMatchObject({
    status: 409,
    error: 'knowledge_bases.public_not_allowed',
    message: expect.stringContaining('allowPublicKBs'),
    details: [{ path: 'isPublic' }],
  })
  expect(await ask(createKnowledgeBase, { name: 'x' }, person)).toMatchObject({ isPublic: false })
})

test('fields that only we set change nothing', async () => {
  const hostile = {
    kbId: crypto.randomUUID(),
    publicSlug: 'admin',
    status: 'error',
    createdBy: 'root',
    fileCount: 9,
  }
  const base = await ask(createKnowledgeBase, { name: 'x', ...hostile } as never, { token })
  expect(base).toMatchObject({ publicSlug: null, status: 'active', createdBy: userId, fileCount: 0 })
  expect(base.kbId).not.toBe(hostile.kbId)
})

test('a viewer gets 403, a stranger 404 with the path, and nothing is written', async () => {
  const viewer = await newMember({ organizationId }, 'viewer')
  expect(await refusal(send(createKnowledgeBase, { name: 'x' }, viewer))).toMatchObject({ status: 403 })
  const other = await newOwner()
  const input = { name: 'x', organizationId: other.organizationId }
  expect(await refusal(send(createKnowledgeBase, input, { token }))).toMatchObject({
    status: 404,
    error: 'organizations.not_found',
    details: [{ path: 'organizationId' }],
  })
  const theirs = eq(knowledgeBases.organizationId, other.organizationId)
  expect(await db.select().from(knowledgeBases).where(theirs)).toEqual([])
})

test.each([
  ['an empty name', { name: ' ' }, 'name'],
  ['a header in its name', { name: 'a\r\nX-Role: owner' }, 'name'],
  ['a NUL in its description', { description: 'a\0b' }, 'description'],
  ['a type that is none', { type: 'party' }, 'type'],
])('%s is refused', async (_, wrong, path) => {
  const answer = await refusal(send(createKnowledgeBase, { name: 'x', ...wrong }, { token }))
  expect(answer).toMatchObject({ status: 400, details: [{ path }] })
})
