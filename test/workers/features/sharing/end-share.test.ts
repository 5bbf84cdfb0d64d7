import { expect, test } from 'vitest'
import { getCrawl } from '../../../../workers/features/crawls/get-crawl.ts'
import { startCrawl } from '../../../../workers/features/crawls/start-crawl.ts'
import { listKnowledgeBases } from '../../../../workers/features/knowledge-bases/list-knowledge-bases.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { chatWithProject } from '../../../../workers/features/search/chat-with-project.route.ts'
import { endShare } from '../../../../workers/features/sharing/end-share.ts'
import { leaveShare } from '../../../../workers/features/sharing/leave-share.ts'
import { shareBase } from '../../../../workers/features/sharing/share-base.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { crawled, ended, html, newSite, page } from '../crawls/support.ts'
import { offeredBase, sharedBase, told } from './support.ts'

// What the contract of tenancy does not ask: searches, texts and links to files are there.
test('when sharing ends, the base leaves lists and projects of the other organization at once', async () => {
  const owner = await newOwner()
  const { id, other } = await sharedBase(owner)
  const { organizationId } = other
  const { projectId } = await ask(
    createProject,
    { name: 'Reader', organizationId, knowledgeBaseIds: [id] },
    other,
  )
  const answer = async () =>
    (await send(chatWithProject, { projectId, query: 'When is the pool open?' }, other)).json()
  expect(await answer()).toMatchObject({ totalResults: 1 })
  await ask(endShare, { id, organizationId }, owner)
  expect((await ask(listKnowledgeBases, {}, other)).knowledgeBases).toEqual([])
  expect(await ask(getProject, { projectId }, other)).toMatchObject({ knowledgeBaseIds: [] })
  expect(await answer()).toMatchObject({ totalResults: 0 })
  await expectRefusal(send(endShare, { id, organizationId }, owner), 404, 'sharing.not_found')
})

test.each(['ended', 'left', 'made read'])(
  'crawls that the other organization started end with its right to write, and no other ones: %s',
  async (how) => {
    const owner = await newOwner()
    const { id, other } = await sharedBase(owner, 'write')
    const { organizationId } = other
    const end = async () => {
      if (how === 'ended') await ask(endShare, { id, organizationId }, owner)
      else if (how === 'left') await ask(leaveShare, { organizationId, kbId: id }, other)
      else await ask(shareBase, { id, targetOrgId: organizationId, permission: 'read' }, owner)
    }
    const own = newSite({ '/': page('Own') })
    const kept = await crawled(id, own.origin, owner, { schedule: 'daily' })
    const early = newSite({ '/': page('Early') })
    const before = await crawled(id, early.origin, other, { schedule: 'daily' })
    expect(before.nextAt).not.toBeNull()
    const site = newSite({
      '/': page('Start', '/a', '/b'),
      '/a': async () => {
        await end()
        return html(page('A'))
      },
      '/b': page('B'),
    })
    const { crawlId } = await ask(startCrawl, { id, url: site.origin, schedule: 'daily' }, other)
    expect(await ended(id, crawlId, owner)).toMatchObject({ status: 'cancelled', nextAt: null })
    const read = (which: { crawlId: string }) => ask(getCrawl, { id, crawlId: which.crawlId }, owner)
    expect(await read(before)).toMatchObject({ status: 'completed', nextAt: null })
    expect((await read(kept)).nextAt).toBe(kept.nextAt)
  },
)

test('an offer is withdrawn, and the log of either side says which of the two it was', async () => {
  const { id, owner, other } = await offeredBase()
  const { organizationId } = other
  await ask(endShare, { id, organizationId }, owner)
  expect((await told(owner))[0]).toBe(
    `sharing.end: Withdrew the offer of the knowledge base to the organization ${organizationId}`,
  )
  expect((await told(other))[0]).toBe('sharing.end: Acme withdrew its offer of the knowledge base Pool')
  const shared = await sharedBase(owner)
  await ask(endShare, { id: shared.id, organizationId: shared.other.organizationId }, owner)
  expect((await told(owner))[0]).toBe('sharing.end: Ended sharing the knowledge base with Acme')
  expect((await told(shared.other))[0]).toBe('sharing.end: Acme ended sharing the knowledge base Pool')
})

test('an offer to an organization that there is not is withdrawn like any other', async () => {
  const { id, owner } = await offeredBase()
  const organizationId = crypto.randomUUID()
  await ask(shareBase, { id, targetOrgId: organizationId }, owner)
  expect(await ask(endShare, { id, organizationId }, owner)).toEqual({ deleted: true })
})
