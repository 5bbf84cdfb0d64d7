import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { answeringOn, holdingOn, when } from '../../support/browser/answering.ts'
import { barriers, sideways } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { pages, lead: member, ask, newProject } = startLead()
const hostile = `<img src=x onerror=alert(1)> ‏مشروع 🚀 ${'long'.repeat(10)}`
const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

const at = (path: string) => member.page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
const key = (name: string) => member.page.keyboard.press(name as 'Escape')
const open = async (path: string, heading: string) => {
  await member.page.setViewport(laptop)
  await member.open(path)
  await member.page.waitForSelector(`::-p-aria([name="${heading}"][role="heading"])`)
}
const opensFinder = async (words: string) => {
  await key('/')
  await member.page.waitForSelector('dialog.jump[open]')
  await member.page.keyboard.type(words)
}
const chooseAppearance = async (name: string) => {
  await member.press('Menu of Demo, Demo')
  await member.page.locator(`::-p-aria([name="${name}"][role="radio"])`).click()
}

test('a chosen appearance holds before anything is drawn, on the next page too', async () => {
  const { page } = member
  await open('/projects', 'Projects')
  await member.press('Menu of Demo, Demo')
  expect(await barriers(page)).toEqual([])
  await page.locator('::-p-aria([name="Dark"][role="radio"])').click()
  const theme = () => page.$eval('html', (html) => html.dataset['theme'])
  await answeringOn(member, when('/assets/main-', 'broken'), async () => {
    await page.reload()
    expect(await theme()).toBe('dark')
  })
  member.complaints.splice(0)
  await open('/projects', 'Projects')
  await chooseAppearance('System')
  await eventually(theme).toBeUndefined()
})

test('the menu of somebody who is not signed in begins with its first entry', async () => {
  const stranger = await pages.visitor()
  const { page } = stranger
  /** What stands in the menu, and how much room and line there is above each. */
  const above = () =>
    page.$$eval('.bar-panel > *', (all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => getComputedStyle(each))
        .map(({ marginTop, borderTopWidth }) => `${marginTop} ${borderTopWidth}`),
    )
  await page.setViewport(laptop)
  await stranger.open('/')
  await stranger.press('Menu', 'Appearance')
  const [first, ...rest] = await above()
  expect(first).toBe('0px 0px')
  expect(rest.filter((each) => each.endsWith(' 0px'))).toEqual([])
  await page.setViewport(phone)
  expect((await above()).map((each) => each.endsWith(' 1px'))).toEqual([false, true, true, true])
})

test('a key opens the finder, which leads to pages and to projects whatever they are called', async () => {
  const projectId = await newProject(hostile)
  await open('/projects', 'Projects')
  await opensFinder('')
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
  await opensFinder('nothing like that')
  await member.sees('No page, project or organization has that name.')
  await key('Escape')
  await member.page.waitForFunction(() => !document.querySelector('dialog.jump'))
})

test('who types a name and goes there before the projects have come gets there', async () => {
  const projectId = await newProject('Faster than the list')
  await open('/settings', 'Settings')
  const isList = (request: HTTPRequest) => request.url().includes('/api/projects?')
  await holdingOn(member, isList, async (held) => {
    await opensFinder('faster than')
    await key('Enter')
    await eventually(() => held.length).toBeGreaterThan(0)
    for (const request of held) await request.continue()
    await at(`/projects/${projectId}`)
  })
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
  await ask('POST', '/api/organizations', { name: hostile, slug: `hostile-${crypto.randomUUID()}` })
  // Who makes an organization is in it from then on.
  await open('/projects', 'Projects')
  await member.press(`Menu of Demo, ${hostile}`)
  await member.press('Demo')
  await member.page.waitForSelector('::-p-aria([name="Menu of Demo, Demo"])')
  await member.page.setViewport(phone)
  await member.press('Menu of Demo, Demo')
  expect(await sideways(member.page)).toEqual([])
  await member.press(hostile, 'No projects yet')
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

test('on a phone the areas stand in the menu', async () => {
  await open('/projects', 'Projects')
  await member.page.setViewport(phone)
  await member.press('Menu of Demo, Demo')
  await member.follow('Knowledge')
  await at('/knowledge')
  await member.page.waitForFunction(() => !document.querySelector('[popover=auto]:popover-open'))
})

test('settings and docs stand in the menu of the account, and areas alone in the header', async () => {
  const inHeader = () => member.page.$$eval('.bar-nav a', (all) => all.map((each) => each.textContent))
  await open('/projects', 'Projects')
  expect(await inHeader()).toEqual(['Generator', 'Run', 'Projects', 'Knowledge', 'Websites'])
  await member.press('Menu of Demo, Demo')
  await member.follow('Docs')
  await at('/docs')
  await member.press('Menu of Demo, Demo')
  await member.follow('Settings')
  await at('/settings')
  await member.page.waitForFunction(() => !document.querySelector('[popover=auto]:popover-open'))
})

test('a stranger finds the docs in the header, and in the menu on a phone', async () => {
  const stranger = await pages.visitor()
  await stranger.page.setViewport(laptop)
  await stranger.open('/', 'Sign in')
  await stranger.follow('Docs', 'Guides')
  await stranger.page.setViewport(phone)
  await stranger.open('/', 'Sign in')
  await stranger.press('Menu')
  await stranger.follow('Docs', 'Guides')
})

test('a lost connection is said as long as it is lost', async () => {
  await open('/projects', 'Projects')
  await member.page.setOfflineMode(true)
  await member.sees('You are offline.')
  await member.page.setOfflineMode(false)
  await member.misses('You are offline.')
  member.complaints.splice(0)
})

test('work that was left goes on: its end is told on another page, after a reload, with a way back', async () => {
  const { executionId, sessionId } = await ask<Record<string, string>>(
    'POST',
    '/api/public/test-cases/generate',
    { requirements: 'A user name must have 3 to 20 characters.', stream: true },
  )
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
