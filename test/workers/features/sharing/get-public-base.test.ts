import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { updateOrganization } from '../../../../workers/features/organizations/update-organization.ts'
import { getPublicBase } from '../../../../workers/features/sharing/get-public-base.ts'
import { searchPublicBase } from '../../../../workers/features/sharing/search-public-base.route.ts'
import { ask, newAddress, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, uploaded } from '../documents/support.ts'

async function publicBase() {
  const owner = await newOwner()
  const id = await newBase(owner, 'Opening hours')
  await uploaded(
    id,
    { fileName: 'hours.txt', content: 'The library is open until eight in the evening.' },
    owner,
  )
  const { publicSlug } = await ask(updateKnowledgeBase, { id, isPublic: true }, owner)
  return { id, slug: publicSlug ?? '', owner }
}

test('a public base is seen and asked by anybody, by its id and by its name', async () => {
  const { id, slug } = await publicBase()
  for (const kbId of [id, slug]) {
    expect(await ask(getPublicBase, { kbId })).toMatchObject({
      kbId: id,
      name: 'Opening hours',
      fileCount: 1,
    })
    const answer = await (
      await send(searchPublicBase, { kbId, question: 'Until when is the library open?' })
    ).json()
    expect(answer).toMatchObject({ kbName: 'Opening hours', totalResults: 1 })
    expect((answer as { answer: string }).answer).toContain('open until eight')
  }
})

test('what is not public, not allowed any more, archived or unknown is the same 404', async () => {
  const { id, slug, owner } = await publicBase()
  const gone = async (kbId: string) => {
    expect(await refusal(send(getPublicBase, { kbId }))).toMatchObject({ status: 404 })
    expect(await refusal(send(searchPublicBase, { kbId, question: 'open?' }))).toMatchObject({ status: 404 })
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
  expect(await refusal(asked())).toMatchObject({ status: 404 })
})
