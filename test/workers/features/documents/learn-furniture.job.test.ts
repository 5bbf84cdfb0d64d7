import { expect, test } from 'vitest'
import { removeFetched } from '../../../../workers/features/documents/remove-fetched.ts'
import { keepFurniture, readFurniture } from '../../../../workers/features/documents/site-furniture.ts'
import { learnFurnitureJob } from '../../../../workers/features/documents/learn-furniture.job.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { aroundTransactions } from '../../../support/intercepting-database.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { fetchedPages } from '../content-planning/support.ts'
import { newBase, patience, rowsOf } from './support.ts'

const owner = await newOwner()
const context = newContext()
const words = 'amber river stone lantern maple violet harbour copper meadow winter signal orchard'.split(' ')

const html = (nth: number, more = '') => `<title>Dish ${words[nth]}</title>
  <div class="x1"><a href="/">Start</a> <a href="/prices">Prices</a></div>
  <div class="x2"><p>We keep crumbs on your computer to remember you.</p></div>
  <h1>Dish ${words[nth]}</h1><p>It is made of ${words[nth]} and ${words[(nth + 5) % 12]}, served at ${nth + 10} degrees.${more}</p>
  <div class="x9"><p>Orders before three are sent from Mill Lane on the same day.</p></div>`

/** A base with pages of one site, whose menus and footers no markup tells. */
async function newSite(count: number) {
  const kbId = await newBase(owner)
  const site = `https://${crypto.randomUUID()}.example`
  const pages = Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [`${site}/dish/${nth}`, html(nth)]),
  )
  await fetchedPages(kbId, pages, owner)
  return { kbId, site }
}

const known = (kbId: string, site: string) => readFurniture(context, { kbId, site: new URL(site).host })

/** The addresses of the pages in whose pieces a word stands. */
async function pagesWith(kbId: string, word: string): Promise<string[]> {
  const index = context.services.knowledgeIndexes.getByName(kbId)
  const { hits } = await index.search({ question: word, limit: 100 })
  const passages = await index.passages({ chunkIds: hits.map(({ chunkId }) => chunkId) })
  const holding = passages.filter(({ text }) => text.includes(word)).map(({ fileId }) => fileId)
  const rows = await rowsOf(kbId)
  return rows.filter(({ fileId }) => holding.includes(fileId)).map(({ sourceUrl }) => sourceUrl ?? '')
}

test('once all pages of a site are read, what stands on most of them is found on one, and is not fetched again for it', async () => {
  const { kbId, site } = await newSite(6)
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toEqual([`${site}/dish/0`])
  expect(await pagesWith(kbId, 'Lane')).toEqual([`${site}/dish/0`])
  expect(await pagesWith(kbId, 'degrees')).toHaveLength(6)
  const rows = await rowsOf(kbId)
  expect(rows.map(({ generation, status }) => [generation, status])).toEqual(Array(6).fill([2, 'indexed']))
  expect(await auditOf(kbId)).toContainEqual(
    expect.objectContaining({
      action: 'documents.learnFurniture',
      summary: expect.stringContaining('repeats'),
    }),
  )
})

test('learning it again, and a page that comes later or has changed, has nothing else read anew', async () => {
  const { kbId, site } = await newSite(6)
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toHaveLength(1)
  await learnFurnitureJob.run(context, { ownerId: kbId, organizationId: owner.organizationId })
  const later = { [`${site}/dish/7`]: html(7), [`${site}/dish/0`]: html(0, ' It is cold by now.') }
  await fetchedPages(kbId, later, owner)
  await learnFurnitureJob.run(context, { ownerId: kbId, organizationId: owner.organizationId })
  const live = (await rowsOf(kbId)).filter(({ deletedAt }) => deletedAt === null)
  const generations = live.map(({ sourceUrl, generation }) => [sourceUrl?.slice(site.length), generation])
  expect(Object.fromEntries(generations)).toEqual({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((nth) => [`/dish/${nth}`, 2])),
    '/dish/7': 1,
    '/dish/0': 1,
  })
  expect(await pagesWith(kbId, 'crumbs')).toEqual([`${site}/dish/0`])
})

test('of the same pages it is learned once, even if another look would tell something else', async () => {
  const { kbId, site } = await newSite(6)
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toHaveLength(1)
  const named = { kbId, site: new URL(site).host }
  const job = { ownerId: kbId, organizationId: owner.organizationId }
  await learnFurnitureJob.run(context, job)
  await keepFurniture(context, named, { ...(await readFurniture(context, named)), furniture: new Map() })
  await learnFurnitureJob.run(context, job)
  expect((await rowsOf(kbId)).map(({ generation }) => generation)).toEqual(Array(6).fill(2))
  await fetchedPages(kbId, { [`${site}/dish/9`]: html(9) }, owner)
  await learnFurnitureJob.run(context, job)
  const read = async () => (await rowsOf(kbId)).map(({ generation }) => generation)
  await expect.poll(read, patience).toEqual([...Array<number>(6).fill(3), 2])
})

test('what stood on a page alone that goes is found on another one', async () => {
  const { kbId, site } = await newSite(6)
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toEqual([`${site}/dish/0`])
  const first = (await rowsOf(kbId)).find(({ sourceUrl }) => sourceUrl === `${site}/dish/0`)
  const { organizationId } = owner
  await removeFetched(context, { kbId, organizationId, fileIds: [first?.fileId ?? ''] })
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toEqual([`${site}/dish/1`])
})

test('what died between learning and reading anew is made up for by the next time', async () => {
  const { kbId, site } = await newSite(6)
  await expect.poll(() => pagesWith(kbId, 'crumbs'), patience).toHaveLength(1)
  const job = { ownerId: kbId, organizationId: owner.organizationId }
  const dying = aroundTransactions(() => Promise.reject(new Error('died')))
  await fetchedPages(kbId, { [`${site}/dish/8`]: html(8) }, owner)
  await context.services.files.delete(`knowledge-bases/${kbId}/sites/${new URL(site).host}.json`)
  await expect(learnFurnitureJob.run(withServices(context, { db: dying }), job)).rejects.toThrow()
  expect((await known(kbId, site)).isApplied).toBe(false)
  await learnFurnitureJob.run(context, job)
  expect((await known(kbId, site)).isApplied).toBe(true)
  const read = async () => (await rowsOf(kbId)).map(({ status, generation }) => `${status} ${generation}`)
  await expect.poll(read, patience).toEqual([...Array<string>(6).fill('indexed 3'), 'indexed 2'])
})

test('a base of uploads, and one of four pages, has nothing to learn', async () => {
  const { kbId, site } = await newSite(4)
  await learnFurnitureJob.run(context, { ownerId: kbId, organizationId: owner.organizationId })
  expect((await known(kbId, site)).furniture.size).toBe(0)
  expect((await rowsOf(kbId)).map(({ generation }) => generation)).toEqual([1, 1, 1, 1])
})
