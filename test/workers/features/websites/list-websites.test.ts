import { expect, test } from 'vitest'
import { websites } from '../../../../shared/db/tables/websites.ts'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

test('only the websites of the organization are listed', async () => {
  const { token, organizationId } = await newOwner()
  const other = await newOwner()
  await ask(createWebsite, { name: 'theirs' }, other)
  for (const name of ['first', 'second']) await ask(createWebsite, { name }, { token })
  const answer = await ask(listWebsites, { organizationId }, { token })
  expect(answer.websites.map(({ name }) => name).toSorted()).toEqual(['first', 'second'])
  expect(answer.nextCursor).toBeNull()
})

test('pages follow one another without gap or repeat, also among websites of the same millisecond', async () => {
  const { token, organizationId, userId } = await newOwner()
  const rows = Array.from({ length: 25 }, (_, i) => ({
    websiteId: crypto.randomUUID(),
    organizationId,
    name: `site ${i}`,
    createdBy: userId,
    createdAt: 1_795_000_000_000 + Math.floor(i / 10),
  }))
  const { db } = newContext().services
  for (const row of rows) await db.insert(websites).values(row)
  const seen: string[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < 10 && cursor !== null; page++) {
    const answer = await ask(listWebsites, { limit: 7, ...(cursor ? { cursor } : {}) }, { token })
    expect(answer.websites.length).toBeLessThanOrEqual(7)
    seen.push(...answer.websites.map(({ id }) => id))
    cursor = answer.nextCursor
  }
  const newestFirst = rows.toSorted(
    (a, b) => b.createdAt - a.createdAt || (a.websiteId < b.websiteId ? 1 : -1),
  )
  expect(seen).toEqual(newestFirst.map(({ websiteId }) => websiteId))
})

test("a cursor from another organization's list shows nothing of it", async () => {
  const other = await newOwner()
  await ask(createWebsite, { name: 'theirs' }, other)
  const { token } = await newOwner()
  const cursor = writeCursor({ at: Date.now() + 1000, id: crypto.randomUUID() })
  expect((await ask(listWebsites, { cursor }, { token })).websites).toEqual([])
})

test('pages by their number stand beside ours, in the form of Umami', async () => {
  const { token, organizationId, userId } = await newOwner()
  for (const name of ['Shop', 'Blog', 'Shop of old'])
    await ask(createWebsite, { name, domain: 'example.com' }, { token })
  const all = await ask(listWebsites, {}, { token })
  expect(all).toMatchObject({ count: 3, page: 1, pageSize: 50, nextCursor: null })
  expect(all.data?.map(({ id }) => id)).toEqual(all.websites.map(({ id }) => id))
  const { data, websites: ours, ...page } = await ask(listWebsites, { page: 2, pageSize: 2 }, { token })
  expect(page).toEqual({ count: 3, page: 2, pageSize: 2, nextCursor: null })
  expect([data?.length, ours.length]).toEqual([1, 1])
  expect(all.data?.[0]).toMatchObject({
    organizationId,
    domain: 'example.com',
    userId,
    createdBy: userId,
    teamId: null,
    recorderEnabled: false,
    replayConfig: { replayEnabled: false, maskLevel: 'strict' },
    deletedAt: null,
  })
  expect(await ask(listWebsites, { search: 'SHOP', includeTeams: 'true' } as never, { token })).toMatchObject(
    {
      count: 2,
    },
  )
})

test('whoever pages by limit and cursor is told in our form alone', async () => {
  const { token } = await newOwner()
  for (const name of ['Shop', 'Blog']) await ask(createWebsite, { name }, { token })
  const first = await ask(listWebsites, { limit: 1 }, { token })
  expect(Object.keys(first)).toEqual(['websites', 'nextCursor'])
  const second = await ask(listWebsites, { cursor: first.nextCursor ?? '' }, { token })
  expect([Object.keys(second), second.websites.length]).toEqual([['websites', 'nextCursor'], 1])
})

test.each([
  { limit: 5, page: 2 },
  { limit: 5, pageSize: 5 },
])('%j names a page in two ways, and is refused', async (asked) => {
  const { token } = await newOwner()
  const answer = await refusal(send(listWebsites, asked, { token }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.message).toContain('either by numbers or by cursor')
})
