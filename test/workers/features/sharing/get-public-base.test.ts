import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { getPublicBase } from '../../../../workers/features/sharing/get-public-base.ts'
import { searchPublicBase } from '../../../../workers/features/sharing/search-public-base.route.ts'
import { ask, expectRefusal, newAddress, send } from '../../../support/client.ts'
import { newBase } from '../documents/support.ts'
import { publicBase } from './support.ts'

test('a public base is seen and asked by anybody, by its id and by its name', async () => {
  const { id, slug } = await publicBase()
  for (const kbId of [id, slug]) {
    expect(await ask(getPublicBase, { kbId })).toMatchObject({
      kbId: id,
      name: 'Opening hours',
      fileCount: 1,
    })
    const response = await send(searchPublicBase, { kbId, question: 'Until when is the library open?' })
    expect(await response.json()).toMatchObject({
      kbName: 'Opening hours',
      totalResults: 1,
      answer: expect.stringContaining('open until eight'),
    })
  }
})

test('what is not public, not allowed any more, archived or unknown is the same 404', async () => {
  const { id, slug, owner } = await publicBase()
  const gone = async (kbId: string) => {
    await expectRefusal(send(getPublicBase, { kbId }), 404)
    await expectRefusal(send(searchPublicBase, { kbId, question: 'open?' }), 404)
  }
  await gone(await newBase(owner))
  await gone('no-such-base')
  const { organizationId } = owner
  await ask(updateOrganization, { organizationId, settings: { allowPublicKBs: false } }, owner)
  await gone(slug)
  await ask(updateOrganization, { organizationId, settings: { allowPublicKBs: true } }, owner)
  await ask(updateKnowledgeBase, { id, status: 'archived' }, owner)
  await gone(id)
  await ask(updateKnowledgeBase, { id, status: 'active', isPublic: false }, owner)
  await gone(slug)
})

test('a base that was closed is not answered from what was kept under a key', async () => {
  const { id, owner } = await publicBase()
  const headers = { 'Idempotency-Key': crypto.randomUUID(), 'cf-connecting-ip': newAddress() }
  const asked = () => send(searchPublicBase, { kbId: id, question: 'When is the library open?' }, { headers })
  expect((await asked()).status).toBe(200)
  await ask(updateKnowledgeBase, { id, isPublic: false }, owner)
  await expectRefusal(asked(), 404)
})
