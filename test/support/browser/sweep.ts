import type { Browser } from '@cloudflare/puppeteer'
import { expect } from 'vitest'
import type { PageDeclaration } from '../../../web/page-declaration.ts'
import { browserAgent } from '../browser-agent.ts'
import { barriers, sideways, unreached } from './look-over.ts'
import { makeKnowledge } from './records/knowledge.ts'
import { makeStories } from './records/stories.ts'
import { makeWebsites } from './records/websites.ts'
import { type Person, bringSession, newAccount, newDemo } from './sign-in.ts'
import { makeQualityRecords } from './sweep-quality.ts'
import { newVisitor } from './visitor.ts'

export type Visitor = Awaited<ReturnType<typeof newVisitor>>

interface Look {
  width: number
  scheme: 'light' | 'dark'
}

/** The widest and the narrowest, and each scheme, once. */
export const someLooks: readonly Look[] = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'dark' },
]

/**
 * What stands for the parts of addresses, by their names, and what stands behind the `#`, by the path of the page; and what a page shows once it has opened
 * that, in place of what was served.
 */
export interface Records {
  parts: Readonly<Record<string, string>>
  hashes: Readonly<Record<string, string>>
  shown?: Readonly<Record<string, string>>
}

export const noRecords: Records = { parts: {}, hashes: {} }

/** The width in between. */
export const otherLooks: readonly Look[] = [{ width: 768, scheme: 'light' }]

/** Pages that show more where their address says what. */
const withRecords: readonly string[] = ['/', '/run', '/kb/:slug', '/privacy/:websiteId']

export const isOfSomebody = ({ audience }: PageDeclaration) => audience === 'somebody'

/** Whether a page shows something else to somebody who has records. */
export const hasRecords = (page: PageDeclaration) => isOfSomebody(page) || withRecords.includes(page.path)

export interface Somebody {
  visitor: Visitor
  records: Records
}

export const addressOf = (path: string, { parts, hashes }: Records): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? name) + (hashes[path] ?? '')

/** Opens the page of a path as if for the first time: another `#` alone would not load it. */
export async function openNew({ visitor: { page, open, sees }, records }: Somebody, path: string) {
  await page.goto('about:blank')
  await open(addressOf(path, records))
  await settled(page)
  const shown = records.shown?.[path]
  if (shown !== undefined) await sees(shown)
}

/** Opens a page and looks it over. */
export async function lookAt(
  somebody: Somebody,
  { path }: PageDeclaration,
  looks: readonly Look[] = someLooks,
): Promise<void> {
  const { visitor } = somebody
  await openNew(somebody, path)
  expect(await visitor.page.title()).toMatch(/\S.* · Tracewright$|^Tracewright/)
  expect(await visitor.page.$$eval('h1', (all) => all.length)).toBe(1)
  expect(await faultsOf(visitor, looks)).toEqual([])
  expect(visitor.complaints.splice(0)).toEqual([])
}

/** Reloads the page of a path, goes elsewhere and back, and finds the same page each time. */
export async function comeBack(somebody: Somebody, { path }: PageDeclaration): Promise<void> {
  const { visitor } = somebody
  await openNew(somebody, path)
  const before = visitor.page.url()
  await visitor.page.reload()
  await settled(visitor.page)
  await visitor.open('/no-such-page')
  await visitor.page.goBack()
  await settled(visitor.page)
  expect(visitor.page.url()).toBe(before)
  expect(visitor.complaints.splice(0)).toEqual([])
}

/** A page of somebody's asks who is nobody yet to sign in. */
export async function asksToSignIn(stranger: Visitor, { path }: PageDeclaration): Promise<void> {
  await stranger.open(addressOf(path, noRecords))
  await stranger.sees('Create an account')
  expect(new URL(stranger.page.url()).pathname).toBe('/sign-in')
  expect(stranger.complaints.splice(0)).toEqual([])
}

/** The reference of hundreds of operations takes a minute to look over, and five of them look the same. */
export const withFewOperations = ({ page }: Visitor) =>
  page.evaluateOnNewDocument(() => {
    const ask = globalThis.fetch
    globalThis.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (!answer.url.endsWith('/api/openapi.json')) return answer
      const all = (await answer.json()) as { paths: object }
      const paths = Object.fromEntries(Object.entries(all.paths).slice(0, 5))
      const few = new Response(JSON.stringify({ ...all, paths }), answer)
      return Object.defineProperty(few, 'url', { value: answer.url })
    }
  })

/** The page has read what it shows. */
export const settled = (page: Visitor['page']) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main .progress'))

/** A few frames later: the first of them may still show colours that were. */
async function drawn() {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 50))
}

/** What hinders somebody on the page as it is, in each look. */
export async function faultsIn({ page }: Visitor, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = []
  for (const { width, scheme } of looks) {
    await page.setViewport({ width, height: 800 })
    // Without motion there is no colour on its way to another when it is measured.
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    await page.evaluate(drawn)
    const found = [...(await barriers(page)), ...(await sideways(page)).map((what) => `sticks out: ${what}`)]
    faults.push(...found.map((fault) => `${width} ${scheme}: ${fault}`))
  }
  await page.setViewport({ width: 1280, height: 800 })
  return faults
}

/** The same, and what hinders somebody who has a keyboard only. */
export const faultsOf = async (visitor: Visitor, looks: readonly Look[]): Promise<string[]> => [
  ...(await faultsIn(visitor, looks)),
  ...(await unreached(visitor.page)),
]

/** Whoever has signed in as somebody, with a browser of their own. */
async function signedIn(browser: Browser, origin: string, person: Person): Promise<Visitor> {
  const visitor = await newVisitor(browser, origin)
  await bringSession(visitor.page, origin, person)
  await visitor.open('/projects')
  return visitor
}

/** Somebody whose organization has records with names that break pages which are not careful. */
export async function somebodyWithRecords(browser: Browser, origin: string): Promise<Somebody> {
  const visitor = await signedIn(browser, origin, await newDemo(origin))
  const records = await visitor.page.evaluate(makeRecords)
  const stories = await visitor.page.evaluate(makeStories, records)
  const quality = await visitor.page.evaluate(makeQualityRecords, records.parts['projectId'] ?? '')
  const knowledge = await visitor.page.evaluate(makeKnowledge, records)
  // By its own name the browser is a robot, whose hits do not count.
  await visitor.page.setUserAgent(browserAgent)
  const websites = await visitor.page.evaluate(makeWebsites, records.parts['projectId'] ?? '')
  return {
    visitor,
    records: {
      ...records,
      parts: { ...records.parts, ...stories, ...quality, ...knowledge.parts, ...websites },
      hashes: { ...records.hashes, ...knowledge.hashes },
    },
  }
}

/** Somebody whose organization has nothing yet, and who has made a project without anything elsewhere. */
export async function somebodyWithout(browser: Browser, origin: string): Promise<Somebody> {
  const visitor = await signedIn(browser, origin, await newAccount(origin, 'Newcomer'))
  return { visitor, records: await visitor.page.evaluate(makeNothing) }
}

async function makeNothing(): Promise<Records> {
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json() as Promise<Record<string, string>>
  }
  const elsewhere = await ask('/api/organizations', { name: 'Elsewhere', slug: 'elsewhere' })
  const { projectId = '' } = await ask('/api/projects', {
    name: 'Nothing in it',
    organizationId: elsewhere['organizationId'],
  })
  const { kbId = '' } = await ask('/api/knowledge-bases', {
    name: 'Nothing in it',
    organizationId: elsewhere['organizationId'],
  })
  const { id: websiteId = '' } = await ask('/api/websites', {
    name: 'Nothing in it',
    organizationId: elsewhere['organizationId'],
  })
  const page = { urlPath: '/', device: 'desktop' }
  const { heatmapId = '' } = await ask(`/api/websites/${websiteId}/heatmaps`, page)
  const { organizationId } = await ask('/api/organizations', { name: 'Empty', slug: 'empty' })
  await ask('/api/organizations/switch', { organizationId })
  return { parts: { projectId, kbId, websiteId, heatmapId }, hashes: {} }
}

async function makeRecords(): Promise<Records> {
  const ask = async (path: string, body?: object, method = 'POST'): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, body && { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const until = async (path: string, isThere: (answer: Record<string, string>) => boolean) => {
    while (!isThere(await ask(path))) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const name = `<b>Relaunch</b> ‏مشروع 🚀 ${'long'.repeat(40)}`
  const requirements = `A name must have 2 to 40 characters. ${name} must be understood. A guest under 4 years pays nothing.`
  const { organizations } = (await ask('/api/organizations')) as unknown as {
    organizations: { organizationId: string }[]
  }
  const organizationId = organizations[0]?.organizationId
  const { kbId } = await ask('/api/knowledge-bases', { name, organizationId })
  const { projectId = '' } = await ask('/api/projects', {
    name,
    organizationId,
    description: `${name}\n${'x'.repeat(2000)}`,
    templateType: 'qa',
    knowledgeBaseIds: [kbId],
  })
  await ask('/api/qa/test-cases/generate', { projectId, requirements })
  const { sessionId } = await ask('/api/public/test-cases/generate', { requirements })
  await until(`/api/public/test-cases/sessions/${sessionId}`, ({ testCases = '' }) => testCases.length > 0)
  const tried = await ask('/api/public/test-cases/sessions', { title: name, requirements: '' })
  const testCase = {
    id: 'TC-001',
    title: name,
    steps: [
      { stepNumber: 1, action: 'Enter "A" into the field', expectedResult: 'The page shows "Welcome"' },
    ],
  }
  await ask(`/api/public/test-cases/sessions/${tried['sessionId']}`, { testCases: [testCase] }, 'PATCH')
  const run = await ask('/api/public/test-cases/execute', {
    sessionId: tried['sessionId'],
    testCaseIds: ['TC-001'],
    config: { url: `${location.origin}/demo` },
  })
  await until(
    `/api/public/test-cases/executions/${run['executionId']}`,
    ({ status = '' }) => !['pending', 'running'].includes(status),
  )
  return {
    parts: { projectId, kbId: kbId ?? '' },
    hashes: { '/': `#session=${sessionId}`, '/run': `#execution=${run['executionId']}` },
    shown: { '/': 'TC-001', '/run': 'What the page showed after step 1' },
  }
}
