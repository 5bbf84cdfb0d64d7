import { expect, test } from 'vitest'
import { barriersInBoth, sideways } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { pages, lead, newProject, newBase, newWebsite } = startLead()
const { browser, origin } = pages
const laptop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
const hostile = `<b>Relaunch</b> ‏مشروع 🚀 ${'long'.repeat(20)}`

const at = (path: string) => lead.page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
const key = (name: string) => lead.page.keyboard.press(name as 'Escape')
/** Who comes with nothing remembered, on a laptop. */
const open = async (path: string, heading: string) => {
  await lead.page.setViewport(laptop)
  await lead.page.evaluate(() => localStorage.removeItem('tracewright.sidebar'))
  await lead.open(path)
  await lead.isHeaded(heading)
}
const isShown = (selector: string) => lead.page.$eval(selector, (element) => element.checkVisibility())
const links = () =>
  lead.page.$$eval('.sidebar a', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  )
const current = () =>
  lead.page.$$eval('.sidebar [aria-current]', (all) =>
    all.map((each) => `${each.textContent} ${each.getAttribute('aria-current')}`),
  )
const crumbs = () => lead.page.$$eval('.crumbs li', (all) => all.map((each) => each.textContent))
const focused = () => lead.page.evaluate(() => document.activeElement?.ariaLabel)

test('a project has all of its pages beside each of them, in groups, with its name above', async () => {
  const projectId = await newProject(hostile)
  await open(`/projects/${projectId}/runs`, 'Test runs')
  const groups = await lead.page.$$eval('.sidebar-group > button', (all) =>
    all.map((each) => each.textContent),
  )
  expect(groups).toEqual(['Plan pages', 'Test pages', 'Content pages', 'Ask pages'])
  expect(await links()).toHaveLength(17)
  expect(await current()).toEqual(['Test runs page'])
  expect(await crumbs()).toEqual(['Projects', hostile, 'Test runs'])
  expect(await lead.page.$eval('.sidebar-head b', (name) => name.textContent)).toBe(hostile)
  expect(await lead.page.title()).toBe(`Test runs · ${hostile} · Tracewright`)
  expect(await barriersInBoth(lead)).toEqual([])
  await lead.follow('Board')
  await at(`/projects/${projectId}/board`)
  expect(await current()).toEqual(['Board page'])
})

test('a closed group stays closed on other pages and after a reload, but not on pages of its own', async () => {
  const projectId = await newProject('Folded')
  await open(`/projects/${projectId}/runs`, 'Test runs')
  await lead.press('Plan pages')
  await lead.press('Test pages')
  const remaining = [
    'Overview',
    'Files',
    'Content types',
    'Page migration',
    'Site navigation',
    'Ask the files',
  ]
  expect(await links()).toEqual(remaining)
  await lead.page.reload()
  await lead.isHeaded('Test runs')
  expect(await links()).toContain('Test runs')
  expect(await links()).not.toContain('Board')
  await lead.follow('Overview')
  await lead.isHeaded('Folded')
  expect(await links()).toEqual(remaining)
  await lead.press('Test pages')
  await lead.follow('Defects')
  await lead.isHeaded('Defects')
  await lead.follow('Overview')
  await lead.isHeaded('Folded')
  expect(await links()).toContain('Defects')
})

test('the sidebar becomes a menu for who wants the room, and is one until they want it otherwise', async () => {
  const kbId = await newBase('Roomy')
  await open(`/knowledge/${kbId}/exams`, 'Exams')
  await lead.press('Hide the sidebar')
  expect(await links()).toEqual([])
  await eventually(() => lead.page.evaluate(() => document.activeElement?.textContent)).toBe('Pages: Exams')
  await lead.page.reload()
  await lead.isHeaded('Exams')
  expect(await links()).toEqual([])
  await lead.press('Pages: Exams')
  await lead.follow('Settings')
  await at(`/knowledge/${kbId}/settings`)
  await lead.isHeaded('Settings')
  expect(await links()).toEqual([])
  await lead.press('Pages: Settings')
  await lead.press('Show as a sidebar')
  expect(await focused()).toBe('Hide the sidebar')
  expect(await links()).toEqual(['Files', 'Crawled websites', 'Drive', 'Ask', 'Exams', 'Settings'])
})

test('on a phone a button opens the pages, each large enough for a thumb', async () => {
  const projectId = await newProject(hostile)
  await open(`/projects/${projectId}/defects`, 'Defects')
  await lead.page.setViewport(phone)
  await eventually(links).toEqual([])
  expect(await sideways(lead.page)).toEqual([])
  await lead.press('Pages: Defects')
  expect(await isShown('.sidebar-turn')).toBe(false)
  expect(await sideways(lead.page)).toEqual([])
  expect(await barriersInBoth(lead)).toEqual([])
  const small = await lead.page.$$eval('.sidebar :is(a, button)', (all) =>
    all
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
      .map((each) => each.textContent),
  )
  expect(small).toEqual([])
  await key('Escape')
  await eventually(links).toEqual([])
  await lead.press('Pages: Defects')
  await lead.page.mouse.click(4, 500)
  await eventually(links).toEqual([])
  await lead.press('Pages: Defects')
  await lead.follow('Traceability')
  await at(`/projects/${projectId}/traceability`)
  await lead.isHeaded('Traceability')
  await eventually(links).toEqual([])
  await lead.page.setViewport(laptop)
})

test('pages of a website keep the chosen time, and say which website they belong to', async () => {
  const websiteId = await newWebsite('Shop')
  await open(`/websites/${websiteId}?range=30d`, 'Shop')
  expect(await links()).toEqual([
    'Dashboard',
    'Realtime',
    'Visitors',
    'Events',
    'Reports',
    'Recordings',
    'Heatmaps',
    'Settings',
  ])
  await lead.follow('Visitors')
  await at(`/websites/${websiteId}/visitors`)
  expect(new URL(lead.page.url()).search).toBe('?range=30d')
  expect(await crumbs()).toEqual(['Websites', 'Shop', 'Visitors'])
  expect(await lead.page.title()).toBe('Visitors · Shop · Tracewright')
})

test('the finder knows the pages of the project one is in by what people call them', async () => {
  const projectId = await newProject('Findable')
  await open(`/projects/${projectId}/board`, 'Board')
  await key('/')
  await lead.page.waitForSelector('dialog.jump[open]')
  await lead.page.keyboard.type('bugs')
  await lead.sees('Page of this project')
  await key('Enter')
  await at(`/projects/${projectId}/defects`)
  await lead.isHeaded('Defects')
})

test('without storage groups and sidebar can be folded all the same', async () => {
  const projectId = await newProject('Forgetful')
  const { page } = lead
  const denied = await page.evaluateOnNewDocument(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { get: refuse })
  })
  await page.setViewport(laptop)
  await lead.open(`/projects/${projectId}/risks`)
  await lead.isHeaded('Risks')
  await lead.press('Test pages')
  expect(await links()).not.toContain('Test runs')
  await lead.press('Hide the sidebar')
  expect(await links()).toEqual([])
  await page.removeScriptToEvaluateOnNewDocument(denied.identifier)
})

test('nothing moves while a page with a sidebar comes', async () => {
  const projectId = await newProject('Still')
  const visitor = await browser().newPage()
  await visitor.setViewport(laptop)
  await visitor.setCookie(...(await lead.page.cookies()))
  await visitor.evaluateOnNewDocument(() => {
    const seen = Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['runs', 'board', 'traceability']) {
    await visitor.goto(new URL(`/projects/${projectId}/${path}`, origin()).href)
    await visitor.waitForFunction(
      () =>
        document.querySelector('.sidebar') &&
        document.querySelector('main h1') &&
        !document.querySelector('main .progress'),
    )
    const shift = await visitor.evaluate(() => (globalThis as unknown as { shift: number }).shift)
    expect(shift).toBeLessThanOrEqual(0.02)
  }
  await visitor.close()
})
