import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { barriers, sideways } from '../../support/browser/look-over.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'

const pages = startPages()
let member: Visitor
const hostile = `<img src=x onerror=alert(1)> ‏مشروع 🚀 ${'long'.repeat(10)}`

beforeAll(async () => {
  member = await pages.lasting()
  await member.page.setViewport({ width: 1280, height: 800 })
  await bringSession(member.page, pages.origin(), await newDemo(pages.origin()))
  await member.open('/projects')
})

afterEach(async () => {
  await member.page.setViewport({ width: 1280, height: 800 })
  expect(member.complaints.splice(0)).toEqual([])
})

const ask = (path: string, body: object) =>
  member.page.evaluate(
    async (to, given) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(given) })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Record<string, string>
    },
    path,
    body,
  )
const currentOrganization = () =>
  member.page.evaluate(async () => {
    const response = await fetch('/api/organizations/list')
    return ((await response.json()) as { currentOrganizationId: string }).currentOrganizationId
  })
const at = (path: string) => member.page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
const key = (name: string) => member.page.keyboard.press(name as 'Escape')
const open = async (path: string, heading: string) => {
  await member.open(path)
  await member.page.waitForSelector(`::-p-aria([name="${heading}"][role="heading"])`)
}

test('a chosen appearance holds before anything is drawn, on the next page too', async () => {
  const { page } = member
  await open('/projects', 'Projects')
  await member.press('Menu of Demo, Demo')
  expect(await barriers(page)).toEqual([])
  await page.locator('::-p-aria([name="Dark"][role="radio"])').click()
  await page.setRequestInterception(true)
  const withoutBundle = (request: { url: () => string; abort: () => void; continue: () => void }) =>
    request.url().includes('/assets/main-') ? request.abort() : request.continue()
  page.on('request', withoutBundle)
  await page.reload()
  expect(await page.$eval('html', (html) => html.dataset['theme'])).toBe('dark')
  page.off('request', withoutBundle)
  await page.setRequestInterception(false)
  member.complaints.splice(0)
  await open('/projects', 'Projects')
  await member.press('Menu of Demo, Demo')
  await page.locator('::-p-aria([name="System"][role="radio"])').click()
  expect(await page.$eval('html', (html) => html.dataset['theme'])).toBeUndefined()
})

test('the menu of somebody who is not signed in begins with its first entry', async () => {
  const stranger = await pages.lasting()
  const { page } = stranger
  /** What stands in the menu, and how much room and line there is above each. */
  const above = () =>
    page.$$eval('.bar-panel > *', (all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => getComputedStyle(each))
        .map(({ marginTop, borderTopWidth }) => `${marginTop} ${borderTopWidth}`),
    )
  await page.setViewport({ width: 1280, height: 800 })
  await stranger.open('/')
  await stranger.press('Menu')
  await stranger.sees('Appearance')
  const [first, ...rest] = await above()
  expect(first).toBe('0px 0px')
  expect(rest.filter((each) => each.endsWith(' 0px'))).toEqual([])
  await page.setViewport({ width: 360, height: 740 })
  expect((await above()).map((each) => each.endsWith(' 1px'))).toEqual([false, true, true])
  expect(stranger.complaints).toEqual([])
  await stranger.close()
})

test('a key opens the finder, which leads to pages and to projects whatever they are called', async () => {
  const { projectId } = await ask('/api/projects', {
    name: hostile,
    organizationId: await currentOrganization(),
  })
  await open('/projects', 'Projects')
  await key('/')
  await member.page.waitForSelector('dialog.jump[open]')
  await member.sees('Settings')
  expect(await barriers(member.page)).toEqual([])
  await member.page.keyboard.type('img مشروع')
  await member.page.waitForFunction(
    (wanted) => document.querySelector('[role=listbox]')?.textContent?.includes(wanted),
    {},
    hostile,
  )
  await key('Enter')
  await at(`/projects/${projectId}`)
  await key('/')
  await member.page.waitForSelector('dialog.jump[open]')
  await member.page.keyboard.type('nothing like that')
  await member.sees('No page, project or organization has that name.')
  await key('Escape')
  await member.page.waitForFunction(() => !document.querySelector('dialog.jump'))
})

test('who types a name and goes there before the projects have come gets there', async () => {
  const { projectId } = await ask('/api/projects', {
    name: 'Faster than the list',
    organizationId: await currentOrganization(),
  })
  await open('/settings', 'Settings')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const { page } = member
  const holding = (request: { url: () => string; continue: () => unknown }) =>
    void (request.url().includes('/api/projects?') ? held : Promise.resolve()).then(() => request.continue())
  await page.setRequestInterception(true)
  page.on('request', holding)
  await key('/')
  await member.page.waitForSelector('dialog.jump[open]')
  await member.page.keyboard.type('faster than')
  await key('Enter')
  letGo()
  await at(`/projects/${projectId}`)
  page.off('request', holding)
  await page.setRequestInterception(false)
})

test('shortcuts are listed, and can be switched off by who hits them by mistake', async () => {
  await open('/projects', 'Projects')
  await key('?')
  await member.sees('Show these shortcuts')
  await member.page.locator('::-p-aria([name="Shortcuts of a single key are on"])').click()
  await member.press('Close')
  await member.page.waitForFunction(() => !document.querySelector('dialog[open]'))
  await key('?')
  await key('/')
  expect(await member.page.$('dialog[open]')).toBeNull()
  await member.press('Menu of Demo, Demo')
  await member.press('Keyboard shortcuts')
  await member.page.locator('::-p-aria([name="Shortcuts of a single key are on"])').click()
  await member.press('Close')
})

test('another organization is chosen in the menu, and all pages show it', async () => {
  await ask('/api/organizations', { name: hostile, slug: 'hostile-name' })
  // Who makes an organization is in it from then on.
  await open('/projects', 'Projects')
  await member.press(`Menu of Demo, ${hostile}`)
  await member.press('Demo')
  await member.page.waitForSelector('::-p-aria([name="Menu of Demo, Demo"])')
  await member.page.setViewport({ width: 360, height: 740 })
  await member.press('Menu of Demo, Demo')
  expect(await sideways(member.page)).toEqual([])
  await member.press(hostile)
  await member.sees('No projects yet')
  await member.press(`Menu of Demo, ${hostile}`)
  await member.press('Demo')
  await member.page.waitForSelector('::-p-aria([name="Menu of Demo, Demo"])')
})

test('the header stays within the window at every width', async () => {
  await open('/projects', 'Projects')
  const tooWide: number[] = []
  for (let width = 340; width <= 1300; width += 40) {
    await member.page.setViewport({ width, height: 740 })
    if ((await sideways(member.page)).length > 0) tooWide.push(width)
  }
  expect(tooWide).toEqual([])
})

test('on a phone the pages stand in the menu', async () => {
  await member.page.setViewport({ width: 360, height: 740 })
  await open('/projects', 'Projects')
  await member.press('Menu of Demo, Demo')
  await member.follow('Settings')
  await at('/settings')
  await member.page.waitForFunction(() => !document.querySelector('[popover=auto]:popover-open'))
})

test('a lost connection is said as long as it is lost', async () => {
  await open('/projects', 'Projects')
  await member.page.setOfflineMode(true)
  await member.sees('You are offline.')
  await member.page.setOfflineMode(false)
  await member.page.waitForFunction(() => !document.body.innerText.includes('You are offline.'))
})

test('work that was left goes on: its end is told on another page, after a reload, with a way back', async () => {
  const { executionId, sessionId } = await ask('/api/public/test-cases/generate', {
    requirements: 'A user name must have 3 to 20 characters.',
    stream: true,
  })
  await member.page.evaluate(
    (work) => sessionStorage.setItem('tracewright.watched', JSON.stringify([work])),
    { executionId, name: 'Designing test cases', href: `/#session=${sessionId}` },
  )
  await open('/projects', 'Projects')
  await member.sees('Designing test cases: finished.')
  expect(await member.page.evaluate(() => sessionStorage.getItem('tracewright.watched'))).toBe('[]')
  await member.follow('Show')
  await at('/')
})
