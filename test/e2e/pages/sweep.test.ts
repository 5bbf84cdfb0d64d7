import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../../web/pages.ts'
import { barriers, sideways, unreached } from '../../support/browser/look-over.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { newVisitor } from '../../support/browser/visitor.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let browser: Browser
let stranger: Visitor
let member: Visitor
/** What stands for the parts of addresses, by their names. */
const parts: Record<string, string> = {}

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-sweep-'))
  product = startProduct({ persistTo })
  ;[origin, browser] = await Promise.all([product.ready(), startBrowser()])
  stranger = await newVisitor(browser, origin)
  member = await newVisitor(browser, origin)
  await member.open('/sign-in')
  await member.fill('E-mail', 'demo@example.com')
  await member.fill('Password', 'demo-password')
  await member.press('Sign in')
  await member.page.waitForFunction(() => location.pathname !== '/sign-in')
  Object.assign(parts, await member.page.evaluate(makeRecords))
})

afterAll(async () => {
  await browser?.close()
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(persistTo)
})

/** Records with names that break pages which are not careful. */
async function makeRecords() {
  const ask = async (path: string, body?: object) => {
    const options = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(path, options)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const { organizations } = (await ask('/api/organizations')) as {
    organizations: { organizationId: string }[]
  }
  const name = `<b>Relaunch</b> ‏مشروع 🚀 ${'long'.repeat(40)}`
  const organizationId = organizations[0]?.organizationId
  const { projectId } = (await ask('/api/projects', { name, organizationId })) as { projectId: string }
  return { projectId }
}

const address = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? name)

/** The page has read what it shows. */
const settled = ({ page }: Visitor) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main .progress'))

const looks = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
]

async function faultsOf({ page }: Visitor): Promise<string[]> {
  const faults: string[] = []
  for (const { width, scheme } of looks) {
    await page.setViewport({ width, height: 800 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    const found = [...(await barriers(page)), ...(await sideways(page)).map((what) => `sticks out: ${what}`)]
    faults.push(...found.map((fault) => `${width} ${scheme}: ${fault}`))
  }
  await page.setViewport({ width: 1280, height: 800 })
  return [...faults, ...(await unreached(page))]
}

for (const page of pages)
  test(`${page.path} can be read and used by everybody, on a phone and in the dark`, async () => {
    const somebody = page.audience === 'somebody' ? member : stranger
    await somebody.open(address(page.path))
    await settled(somebody)
    expect(await somebody.page.title()).toMatch(/\S.* · Tracewright$|^Tracewright/)
    expect(await somebody.page.$$eval('h1', (all) => all.length)).toBe(1)
    expect(await faultsOf(somebody)).toEqual([])
    const before = somebody.page.url()
    await somebody.page.reload()
    await settled(somebody)
    await somebody.open('/no-such-page')
    await somebody.page.goBack()
    await settled(somebody)
    expect(somebody.page.url()).toBe(before)
    expect(somebody.complaints.splice(0)).toEqual([])
  })

for (const page of pages.filter(({ audience }) => audience === 'somebody'))
  test(`${page.path} asks a stranger to sign in`, async () => {
    await stranger.open(address(page.path))
    await stranger.sees('Create an account')
    expect(new URL(stranger.page.url()).pathname).toBe('/sign-in')
    expect(stranger.complaints.splice(0)).toEqual([])
  })

test('an address that is none is a page that says so, with status 404', async () => {
  const response = await stranger.open('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await stranger.page.$$eval('h1', (all) => all.length)).toBe(1)
})
