import { expect, test } from 'vitest'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { searchPublicBase } from '../../../../workers/features/sharing/search-public-base.route.ts'
import { operations } from '../../../../workers/features/sharing/index.ts'
import { ask, newAddress, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
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

test('an address asks so often in an hour, and no more', async () => {
  const { slug } = await publicBase()
  const transport = deploy(operations, { PUBLIC_SEARCHES_PER_HOUR: '2' })
  const headers = { 'cf-connecting-ip': newAddress() }
  const question = 'Until when is the library open?'
  const once = () => send(searchPublicBase, { kbId: slug, question }, { headers, transport })
  expect((await once()).status).toBe(200)
  expect((await once()).status).toBe(200)
  expect((await once()).status).toBe(429)
  expect((await send(searchPublicBase, { kbId: slug, question }, { transport })).status).toBe(200)
})
