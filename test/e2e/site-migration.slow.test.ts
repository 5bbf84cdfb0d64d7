import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBase } from '../../bench/crawls/client.ts'
import { sharedProduct } from '../support/shared-product.ts'
import type { NodeSite } from '../support/site/node-site.ts'
import { detailPage, detailPath, footer, notice, oldSite, pagesOfSite } from '../support/site/old-site.ts'

interface Page {
  fileId: string
  contentTypeId: string | null
  fieldOverrides: Record<string, unknown>
  status: string
}

interface Node {
  fileId: string | null
  children: Node[]
}

interface Plan {
  status: string
  contentTypes: { contentTypeId: string; machineName: string; fileIds: string[] }[]
  notContent: { text: string; files: number }[]
  tree: Node[]
  leftOut: { fileId: string }[]
  error: string | null
}

const product = sharedProduct()
let site: NodeSite
let base: Awaited<ReturnType<typeof newBase>>
let projectId = ''

beforeAll(async () => {
  site = await oldSite()
  base = await newBase(product.origin())
  const { organizationId } = await base.ask<{ organizationId: string }>(
    'GET',
    `/api/knowledge-bases/${base.kbId}`,
  )
  const project = { name: 'Old site', organizationId, knowledgeBaseIds: [base.kbId] }
  projectId = (await base.ask<{ projectId: string }>('POST', '/api/projects', project)).projectId
})

afterAll(() => site.stop())

const ofProject = <T>(method: string, path: string, body?: object) =>
  base.ask<T>(method, `/api/projects/${projectId}/${path}`, body)

async function crawled() {
  const { crawlId } = await base.start(`${site.origin}/`)
  const crawl = await base.ended(crawlId)
  await base.read()
  return { crawlId, ...crawl }
}

async function analysed(): Promise<Plan> {
  const { jobId } = await ofProject<{ jobId: string }>('POST', 'analyze-content-types', {})
  for (;;) {
    const plan = await ofProject<Plan>('GET', `analyze-content-types/${jobId}`)
    if (plan.status !== 'running') return plan
    await sleep(200)
  }
}

/** The files of the base by the paths of their pages. */
async function filesByPath(): Promise<Map<string, string>> {
  const files = await base.files()
  return new Map(files.map(({ fileId, sourceUrl }) => [new URL(sourceUrl ?? '').pathname, fileId]))
}

const placesOf = (tree: readonly Node[]): string[] =>
  tree.flatMap(({ fileId, children }) => [...(fileId === null ? [] : [fileId]), ...placesOf(children)])

const pagesNow = async () => (await ofProject<{ pages: Page[] }>('GET', 'page-migration-config')).pages
const navigationNow = () =>
  ofProject<{ tree: Node[]; leftOut: Plan['leftOut'] }>('GET', 'navigation-strategy')

test(
  'a site of 300 pages is crawled, planned and mapped, a second crawl names the ten changes, and the plan follows them',
  { timeout: 1_200_000 },
  async () => {
    expect(await crawled()).toMatchObject({ status: 'completed', fetched: pagesOfSite, error: null })
    expect(pagesOfSite).toBe(300)
    await isPlanned()
    await isMapped()
    await changesAreNamed()
    await planFollows()
  },
)

/** Twice the same, every page in a type and in the navigation, and nothing that stands on all of them is content. */
async function isPlanned() {
  const files = await filesByPath()
  const [plan, again] = [await analysed(), await analysed()]
  expect({ ...plan, jobId: '', createdAt: '', updatedAt: '' }).toEqual({
    ...again,
    jobId: '',
    createdAt: '',
    updatedAt: '',
  })
  expect(plan).toMatchObject({ status: 'completed', error: null, leftOut: [] })
  expect(placesOf(plan.tree).toSorted()).toEqual([...files.values()].toSorted())
  for (const path of ['courses', 'people', 'recipes', 'branches', 'events', 'books']) {
    const own = [...files].filter(([at]) => at.startsWith(`/${path}/`) && at !== `/${path}/`)
    const type = plan.contentTypes.find(({ fileIds }) => fileIds.includes(own[0]?.[1] ?? ''))
    expect(type?.fileIds.toSorted(), path).toEqual(own.map(([, fileId]) => fileId).toSorted())
  }
  const told = plan.notContent.filter(({ files: count }) => count === pagesOfSite).map(({ text }) => text)
  expect(told).toEqual(expect.arrayContaining([notice, footer]))
}

/** All that is recommended is kept, navigation included, and one value is written by hand. */
async function isMapped() {
  const { contentTypes } = await ofProject<{ contentTypes: object[] }>('GET', 'content-type-config')
  await ofProject('POST', 'content-type-config', { contentTypes })
  const changed = (await filesByPath()).get(changedPaths[0] ?? '')
  const pages = (await pagesNow()).map((page) => ({
    ...page,
    status: 'ready',
    fieldOverrides: page.fileId === changed ? { price: 'On request' } : {},
  }))
  await ofProject('POST', 'page-migration-config', { pages })
  await ofProject('POST', 'navigation-strategy', { tree: (await navigationNow()).tree })
  expect(await pagesNow()).toEqual(pages)
}

const changedPaths = [
  detailPath('courses', 4),
  detailPath('people', 11),
  detailPath('recipes', 30),
  detailPath('events', 8),
  detailPath('books', 47),
]
const goneSoon = [detailPath('branches', 2), detailPath('books', 5)]
const added = ['/courses/night-school', '/people/new-chair', '/news']
let before: Page[] = []

/** Five pages say something else, three are new, two are gone. */
async function changesAreNamed() {
  before = await pagesNow()
  const links = added.map((path) => `<a href="${path}">${path}</a>`).join(' ')
  const indexes = { courses: 4, people: 11, recipes: 30, events: 8, books: 47 }
  for (const [path, nth] of Object.entries(indexes))
    site.pages[detailPath(path, nth)] = detailPage(path, nth, `<p>Changed this spring: ${links}</p>`)
  for (const [at, path] of added.entries()) site.pages[path] = detailPage('courses', 100 + at)
  for (const path of goneSoon) delete site.pages[path]
  const { crawlId } = await crawled()
  const named = async (state: string) => {
    const address = `/api/knowledge-bases/${base.kbId}/crawls/${crawlId}/addresses?limit=200&state=${state}`
    const { addresses } = await base.ask<{ addresses: { url: string }[] }>('GET', address)
    return addresses.map(({ url }) => new URL(url).pathname).toSorted()
  }
  expect(await named('fetched')).toEqual([...changedPaths, ...added].toSorted())
  expect(await named('skipped')).toEqual(goneSoon.toSorted())
  const { unchanged } = await base.get(crawlId)
  expect(unchanged).toBe(pagesOfSite - changedPaths.length - goneSoon.length)
}

/** What was decided stays with the changed pages, only the new ones are undecided, and those that are gone leave the plan with the next crawl. */
async function planFollows() {
  const files = await filesByPath()
  const changed = changedPaths.map((path) => files.get(path) ?? '')
  const pages = await pagesNow()
  const decided = ({ contentTypeId, fieldOverrides, status }: Page) => ({
    contentTypeId,
    fieldOverrides,
    status,
  })
  expect(pages.map(decided)).toEqual(before.map(decided))
  expect(
    pages.flatMap(({ fileId }, at) => (fileId === before[at]?.fileId ? [] : [fileId])).toSorted(),
  ).toEqual(changed.toSorted())
  const { leftOut, tree } = await navigationNow()
  expect(leftOut.map(({ fileId }) => fileId).toSorted()).toEqual(
    added.map((path) => files.get(path) ?? '').toSorted(),
  )
  expect(placesOf(tree)).toHaveLength(pagesOfSite)
  await crawled()
  expect(await pagesNow()).toHaveLength(pagesOfSite - goneSoon.length)
  const last = await analysed()
  expect(placesOf(last.tree)).toHaveLength(pagesOfSite - goneSoon.length + added.length)
}
