import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { projectsOf } from '../../support/browser/projects.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'

const pages = startPages()
let lead: Visitor
let projectId = ''
const { ask, newProject, heading } = projectsOf(() => lead)

const words = 'amber river stone lantern maple violet harbour copper meadow winter signal orchard'.split(' ')
const sentence = (seed: number) =>
  `${Array.from({ length: 12 }, (_, at) => words[(seed * 7 + at * (seed + 3)) % words.length]).join(' ')}.`
const recipe = (nth: number) =>
  `<nav><a href="/">Home</a></nav><h1>Soup &lt;b&gt;${words[nth]}&lt;/b&gt; 🚀</h1><p>Time: ${nth + 10} minutes</p>
  <p>Serves: ${nth + 1}</p><h2>Method</h2><p>${sentence(nth)} ${sentence(nth + 50)}</p>
  <p>Remember the wooden spoon number ${words[nth + 3]}.</p><footer>All rights reserved by the kitchen</footer>`

async function upload(fileName: string, content: string) {
  await lead.page.evaluate(
    async (address, name, text) => {
      const form = new FormData()
      form.append('file', new File([text], name))
      const answer = await fetch(address, { method: 'POST', body: form })
      if (!answer.ok) throw new Error(await answer.text())
    },
    `/api/projects/${projectId}/files`,
    fileName,
    content,
  )
}

/** Waits until the files are read, and none that was replaced is left. */
async function allRead(count = 4) {
  const indexed = async () => {
    const { files } = await ask<{ files: { status: string }[] }>('GET', `/api/projects/${projectId}/files`)
    return files.filter(({ status }) => status === 'indexed').length === count && files.length === count
  }
  await expect.poll(indexed, { timeout: 60_000, interval: 200 }).toBe(true)
}

beforeAll(async () => {
  lead = await pages.lasting()
  await lead.page.setViewport({ width: 1280, height: 900 })
  await bringSession(lead.page, pages.origin(), await newDemo(pages.origin()))
  await lead.open('/projects')
  projectId = await newProject('Kitchen <b>&</b> relaunch')
})

const titles = () => lead.page.$$eval('.tree-words > bdi', (all) => all.map((one) => one.textContent))

test('a project without files says where its plan begins', async () => {
  await lead.open(`/projects/${projectId}/content`)
  await lead.sees('There is nothing to plan yet')
  expect(await heading()).toBe('Content types')
  for (const nth of [0, 1, 2, 3]) await upload(`recipe-${nth}.html`, recipe(nth))
  await allRead()
})

test('an analysis recommends types with their fields and files, which a lead changes and saves', async () => {
  await lead.open(`/projects/${projectId}/content`)
  await lead.press('Analyse the files')
  await lead.sees('Recommended by the analysis.')
  await lead.sees('All rights reserved by the kitchen')
  await lead.sees('4 files')
  await lead.fill('Name of recipe', 'Soup recipe')
  await lead.page.select('select[aria-label="Type of Serves"]', 'text')
  await lead.press('Remove the field Method')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  const saved = await ask<{
    contentTypes: { name: string; fields: { machineName: string; type: string }[] }[]
  }>('GET', `/api/projects/${projectId}/content-type-config`)
  expect(saved.contentTypes.map(({ name }) => name)).toEqual(['Soup recipe'])
  expect(
    saved.contentTypes[0]?.fields.map(({ machineName, type }) => `${machineName} ${type}`).slice(0, 3),
  ).toEqual(['title text', 'time number', 'serves text'])
  expect(lead.complaints.splice(0)).toEqual([])
})

test('nothing moves away under a pointer because an analysis is read slower than the rest', async () => {
  await lead.page.setRequestInterception(true)
  const holdUp = (request: HTTPRequest) =>
    void setTimeout(() => request.continue(), request.url().includes('analyze-content-types') ? 400 : 0)
  lead.page.on('request', holdUp)
  await lead.open(`/projects/${projectId}/content`)
  const placeOf = (name: string) =>
    lead.page
      .locator(`::-p-aria([name="${name}"][role="button"])`)
      .map((button) => button.getBoundingClientRect().top)
      .wait()
  const first = await placeOf('Add a type')
  await lead.sees('4 files')
  expect(await placeOf('Add a type')).toBe(first)
  lead.page.off('request', holdUp)
  await lead.page.setRequestInterception(false)
})

test('each file is previewed as what it becomes, overridden, and marked', async () => {
  await lead.open(`/projects/${projectId}/migration`)
  await lead.press('Preview recipe-1.html')
  await lead.sees('Soup <b>river</b> 🚀')
  await lead.sees('11 minutes')
  await lead.sees('Content of the file that would be left behind.')
  await lead.press('Write Time by hand')
  await lead.fill('Time: Written by hand', 'a quarter of an hour')
  await lead.press('Close')
  await lead.page.select('select[aria-label="Status of recipe-1.html"]', 'ready')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  await lead.sees('3 planned · 1 ready')
  const { pages: kept } = await ask<{ pages: { status: string; fieldOverrides: object }[] }>(
    'GET',
    `/api/projects/${projectId}/page-migration-config`,
  )
  expect(kept.filter(({ status }) => status === 'ready').map(({ fieldOverrides }) => fieldOverrides)).toEqual(
    [{ time: 'a quarter of an hour' }],
  )
  expect(lead.complaints.splice(0)).toEqual([])
})

test('the navigation is arranged by keys, by menu and by dragging, and a reload loses nothing', async () => {
  await lead.open(`/projects/${projectId}/navigation`)
  await lead.page.waitForSelector('.tree-row')
  const [first = '', second = '', third = ''] = await titles()
  await lead.page.focus(`[aria-label="Lift ${second}"]`)
  await lead.page.keyboard.press('Space')
  await lead.page.keyboard.press('ArrowRight')
  await lead.page.waitForSelector('.branch .branch')
  await lead.page.keyboard.press('Space')
  const focus = () => lead.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focus()).toBe(`Lift ${second}`)
  await lead.press(`More for ${third}`)
  await lead.press('Move up')
  await expect.poll(titles).toEqual([third, first, second, expect.anything()])
  await lead.open(`/projects/${projectId}/navigation`)
  await lead.page.waitForSelector('.action-bar')
  expect((await titles()).slice(0, 3)).toEqual([third, first, second])
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  const handles = await lead.page.$$('.tree-row')
  const [from, , , onto] = handles
  if (!from || !onto) throw new Error('There are too few pages')
  await lead.page.evaluate(
    (one, other) => {
      const dataTransfer = new DataTransfer()
      const box = other.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, dataTransfer, clientY: box.top + box.height / 2 }
      one.dispatchEvent(new DragEvent('dragstart', at))
      other.dispatchEvent(new DragEvent('dragover', at))
      other.dispatchEvent(new DragEvent('drop', at))
    },
    from,
    onto,
  )
  await expect.poll(async () => (await titles()).at(-1)).toBe(third)
  await lead.press(`More for ${third}`)
  await lead.press('Take out')
  await lead.sees('Not in the navigation')
  await lead.sees('Put in')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  const { leftOut } = await ask<{ leftOut: unknown[] }>(
    'GET',
    `/api/projects/${projectId}/navigation-strategy`,
  )
  expect(leftOut).toHaveLength(1)
  expect(lead.complaints.splice(0)).toEqual([])
})

/** Another version of a page, read and in the place of the first. */
async function replace(nth: number) {
  await upload(`recipe-${nth}.html`, recipe(nth).replace('minutes', 'minutes and a rest'))
  await allRead()
}

test('what was changed and not saved stands when files are replaced meanwhile, also after a reload', async () => {
  await lead.open(`/projects/${projectId}/migration`)
  await lead.page.waitForSelector('select[aria-label="Status of recipe-2.html"]')
  await lead.page.select('select[aria-label="Status of recipe-2.html"]', 'ready')
  await replace(2)
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  await lead.sees('2 planned · 2 ready')
  await lead.page.select('select[aria-label="Status of recipe-3.html"]', 'skipped')
  await replace(3)
  await replace(0)
  await lead.open(`/projects/${projectId}/migration`)
  await lead.page.waitForSelector('.action-bar')
  expect(await lead.page.$('.clashes')).toBeNull()
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  await lead.sees('1 planned · 2 ready · 1 skipped')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a type is added by hand and taken from what is recommended, with fields, and a page keeps one that was removed', async () => {
  await lead.open(`/projects/${projectId}/content`)
  await lead.press('Add a type')
  await lead.fill('Name', 'Opening hours')
  await lead.press('Add')
  await lead.press('Add a field to Opening hours')
  await lead.fill('Name', 'Day of the week')
  await lead.press('Add')
  await lead.press('Remove the type Soup recipe')
  await lead.sees('Recommended, and not among yours')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  const types = async () => {
    const { contentTypes } = await ask<{
      contentTypes: { machineName: string; fields: { machineName: string }[] }[]
    }>('GET', `/api/projects/${projectId}/content-type-config`)
    return contentTypes.map(({ machineName, fields }) => `${machineName} ${fields.length}`)
  }
  expect(await types()).toEqual(['opening_hours 1'])
  await lead.open(`/projects/${projectId}/migration`)
  await lead.sees('A type that was removed')
  await lead.page.select('select[aria-label="Status of recipe-1.html"]', 'migrated')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  await lead.open(`/projects/${projectId}/content`)
  await lead.press('Add the type Recipe')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  expect(await types()).toEqual(['opening_hours 1', expect.stringMatching(/^recipe \d/)])
  expect(lead.complaints.splice(0)).toEqual([])
})

test('pages that came later are given what is recommended, and all that the filter shows a status', async () => {
  await upload('recipe-5.html', recipe(5))
  await allRead(5)
  await lead.open(`/projects/${projectId}/content`)
  await lead.press('Analyse again')
  await lead.sees('5 files')
  await lead.open(`/projects/${projectId}/migration`)
  await lead.sees('Recommended: Recipe')
  await lead.press('Take the recommended type')
  await lead.fill('Filter', 'recipe-5')
  await lead.sees('For the one file that the filter shows')
  await lead.page.select('.for-found label:nth-of-type(2) select', 'skipped')
  await lead.press('Save')
  await lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
  const { pages: kept } = await ask<{ pages: { status: string; contentTypeId: string }[] }>(
    'GET',
    `/api/projects/${projectId}/page-migration-config`,
  )
  expect(kept.filter(({ status }) => status === 'skipped').length).toBe(2)
  expect(kept.map(({ contentTypeId }) => contentTypeId)).toEqual(Array(5).fill('recipe'))
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a long navigation begins with its top, is searched, and a page of it is moved by name', async () => {
  const below = (nth: number) =>
    Array.from({ length: 9 }, (_, at) => ({ id: `p${nth}-${at}`, title: `Page ${nth}.${at}` }))
  const tree = Array.from({ length: 6 }, (_, nth) => ({
    id: `p${nth}`,
    title: `Part ${nth}`,
    children: below(nth),
  }))
  await ask('POST', `/api/projects/${projectId}/navigation-strategy`, { tree })
  await lead.open(`/projects/${projectId}/navigation`)
  await lead.page.waitForSelector('.tree-row')
  expect(await titles()).toEqual(tree.map(({ title }) => title))
  await lead.press('9 pages below Part 1')
  await expect.poll(titles).toContain('Page 1.8')
  await lead.fill('Find a page', '4.3')
  await lead.page.waitForSelector('.find-page button.row')
  await lead.page.click('.find-page button.row')
  await expect.poll(titles).toContain('Page 4.3')
  const focused = () => lead.page.evaluate(() => document.activeElement?.querySelector('bdi')?.textContent)
  expect(await focused()).toBe('Page 4.3')
  await lead.press('More for Page 4.3')
  await lead.press('Move to…')
  await lead.fill('Below which page?', 'part 2')
  await expect.poll(() => lead.page.$$eval('dialog button.row', (all) => all.length)).toBe(1)
  await lead.page.click('dialog button.row')
  await lead.page.waitForFunction(() => !document.querySelector('dialog[open]'))
  await expect.poll(titles).toContain('Page 2.8')
  expect((await titles()).indexOf('Page 4.3')).toBe((await titles()).indexOf('Page 2.8') + 1)
  expect(await lead.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Lift Page 4.3',
  )
  await lead.press('Discard')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('on a phone nothing is wider than the page', async () => {
  await lead.page.setViewport({ width: 360, height: 740 })
  for (const place of ['content', 'migration', 'navigation']) {
    await lead.open(`/projects/${projectId}/${place}`)
    await lead.page.waitForSelector('.content-plan')
    expect(await lead.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  expect(lead.complaints.splice(0)).toEqual([])
})
