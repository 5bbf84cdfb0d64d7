import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { holdingOn } from '../../support/browser/answering.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { lead, ask, newProject, heading } = startLead()
let projectId = ''

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

const ofProject = <T>(path: string) => ask<T>('GET', `/api/projects/${projectId}/${path}`)

/** Waits until the files are read, and none that was replaced is left. */
const allRead = (count = 4) =>
  eventually(async () => {
    const { files } = await ofProject<{ files: { status: string }[] }>('files')
    return files.map(({ status }) => status)
  }).toEqual(Array(count).fill('indexed'))

const open = (place: 'content' | 'migration' | 'navigation') => lead.open(`/projects/${projectId}/${place}`)
const titles = () => lead.page.$$eval('.tree-words > bdi', (all) => all.map((one) => one.textContent))
const label = () => lead.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const setStatus = (nth: number, status: string) =>
  lead.page.locator(`select[aria-label="Status of recipe-${nth}.html"]`).fill(status)
const noBar = () => lead.page.waitForFunction(() => !document.querySelector('.action-bar'))
async function save() {
  await lead.press('Save')
  await noBar()
}

beforeAll(async () => {
  projectId = await newProject('Kitchen <b>&</b> relaunch')
})

test('a project without files says where its plan begins', async () => {
  await open('content')
  await lead.sees('There is nothing to plan yet')
  expect(await heading()).toBe('Content types')
  for (const nth of [0, 1, 2, 3]) await upload(`recipe-${nth}.html`, recipe(nth))
  await allRead()
})

test('an analysis recommends types with their fields and files, which a lead changes and saves', async () => {
  await open('content')
  await lead.press('Analyse the files', 'Recommended by the analysis.', 'All rights reserved by the kitchen')
  await lead.sees('4 files')
  await lead.fill('Name of recipe', 'Soup recipe')
  await lead.page.select('select[aria-label="Type of Serves"]', 'text')
  await lead.press('Remove the field Method')
  await save()
  const { contentTypes } = await ofProject<{
    contentTypes: { name: string; fields: { machineName: string; type: string }[] }[]
  }>('content-type-config')
  const shapes = contentTypes.map(({ name, fields }) => [
    name,
    ...fields.slice(0, 3).map(({ machineName, type }) => `${machineName} ${type}`),
  ])
  expect(shapes).toEqual([['Soup recipe', 'title text', 'time number', 'serves text']])
})

test('nothing is shown that would move away under a pointer when the analysis has been read, too', async () => {
  let isOpen = false
  const isAnalysis = (request: HTTPRequest) => !isOpen && request.url().includes('analyze-content-types')
  const button = '::-p-aria([name="Add a type"][role="button"])'
  await holdingOn(lead, isAnalysis, async (held) => {
    await open('content')
    await eventually(() => held.length).toBeGreaterThan(0)
    expect(await lead.page.$(button)).toBeNull()
    isOpen = true
    for (const request of held) await request.continue()
    await lead.page.waitForSelector(button)
    expect(await lead.shows('4 files')).toBe(true)
  })
})

test('each file is previewed as what it becomes, overridden, and marked', async () => {
  await open('migration')
  await lead.press('Preview recipe-1.html', 'Soup <b>river</b> 🚀', '11 minutes')
  await lead.sees('Content of the file that would be left behind.')
  await lead.press('Write Time by hand')
  await lead.fill('Time: Written by hand', 'a quarter of an hour')
  await lead.press('Close')
  await setStatus(1, 'ready')
  await save()
  await lead.sees('3 planned · 1 ready')
  const kept = await ofProject<{ pages: { status: string; fieldOverrides: object }[] }>(
    'page-migration-config',
  )
  const ready = kept.pages.filter(({ status }) => status === 'ready')
  expect(ready.map(({ fieldOverrides }) => fieldOverrides)).toEqual([{ time: 'a quarter of an hour' }])
})

test('the navigation is arranged by keys, by menu and by dragging, and a reload loses nothing', async () => {
  await open('navigation')
  await lead.page.waitForSelector('.tree-row')
  const [first = '', second = '', third = ''] = await titles()
  await lead.page.focus(`[aria-label="Lift ${second}"]`)
  await lead.page.keyboard.press('Space')
  await lead.page.keyboard.press('ArrowRight')
  await lead.page.waitForSelector('.branch .branch')
  await lead.page.keyboard.press('Space')
  expect(await label()).toBe(`Lift ${second}`)
  await lead.press(`More for ${third}`)
  await lead.press('Move up')
  const arranged = [third, first, second, expect.anything()]
  await eventually(titles).toEqual(arranged)
  await open('navigation')
  await lead.page.waitForSelector('.action-bar')
  await eventually(titles).toEqual(arranged)
  await save()
  const [from, , , onto] = await lead.page.$$('.tree-row')
  await lead.page.evaluate(
    (one, other) => {
      const dataTransfer = new DataTransfer()
      const box = other!.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, dataTransfer, clientY: box.top + box.height / 2 }
      one!.dispatchEvent(new DragEvent('dragstart', at))
      other!.dispatchEvent(new DragEvent('dragover', at))
      other!.dispatchEvent(new DragEvent('drop', at))
    },
    from,
    onto,
  )
  await eventually(async () => (await titles()).at(-1)).toBe(third)
  await lead.press(`More for ${third}`)
  await lead.press('Take out', 'Not in the navigation', 'Put in')
  await save()
  const { leftOut } = await ofProject<{ leftOut: unknown[] }>('navigation-strategy')
  expect(leftOut).toHaveLength(1)
})

/** Another version of a page, read and in the place of the first. */
async function replace(nth: number) {
  await upload(`recipe-${nth}.html`, recipe(nth).replace('minutes', 'minutes and a rest'))
  await allRead()
}

test('what was changed and not saved stands when files are replaced meanwhile, also after a reload', async () => {
  await open('migration')
  await setStatus(2, 'ready')
  await replace(2)
  await save()
  await lead.sees('2 planned · 2 ready')
  await setStatus(3, 'skipped')
  await replace(3)
  await replace(0)
  await open('migration')
  await lead.page.waitForSelector('.action-bar')
  expect(await lead.page.$('.clashes')).toBeNull()
  await save()
  await lead.sees('1 planned · 2 ready · 1 skipped')
})

test('a type is added by hand and taken from what is recommended, with fields, and a page keeps one that was removed', async () => {
  await open('content')
  await lead.press('Add a type')
  await lead.fill('Name', 'Opening hours')
  await lead.press('Add')
  await lead.press('Add a field to Opening hours')
  await lead.fill('Name', 'Day of the week')
  await lead.press('Add')
  await lead.press('Remove the type Soup recipe', 'Recommended, and not among yours')
  await save()
  const types = async () => {
    const { contentTypes } = await ofProject<{ contentTypes: { machineName: string; fields: object[] }[] }>(
      'content-type-config',
    )
    return contentTypes.map(({ machineName, fields }) => `${machineName} ${fields.length}`)
  }
  expect(await types()).toEqual(['opening_hours 1'])
  await open('migration')
  await lead.sees('A type that was removed')
  await setStatus(1, 'migrated')
  await save()
  await open('content')
  await lead.press('Add the type Recipe')
  await save()
  expect(await types()).toEqual(['opening_hours 1', expect.stringMatching(/^recipe \d/)])
})

test('pages that came later are given what is recommended, and all that the filter shows a status', async () => {
  await upload('recipe-5.html', recipe(5))
  await allRead(5)
  await open('content')
  await lead.press('Analyse again', '5 files')
  await open('migration')
  await lead.sees('Recommended: Recipe')
  await lead.press('Take the recommended type')
  await lead.fill('Filter', 'recipe-5')
  await lead.sees('For the one file that the filter shows')
  await lead.page.select('.for-found label:nth-of-type(2) select', 'skipped')
  await save()
  const { pages } = await ofProject<{ pages: { status: string; contentTypeId: string }[] }>(
    'page-migration-config',
  )
  expect(pages.filter(({ status }) => status === 'skipped').length).toBe(2)
  expect(pages.map(({ contentTypeId }) => contentTypeId)).toEqual(Array(5).fill('recipe'))
})

test('a long navigation begins with its top, is searched, and a page of it is moved by name', async () => {
  const tree = Array.from({ length: 6 }, (_, nth) => ({
    id: `p${nth}`,
    title: `Part ${nth}`,
    children: Array.from({ length: 9 }, (_none, at) => ({ id: `p${nth}-${at}`, title: `Page ${nth}.${at}` })),
  }))
  await ask('POST', `/api/projects/${projectId}/navigation-strategy`, { tree })
  await open('navigation')
  await eventually(titles).toEqual(tree.map(({ title }) => title))
  await lead.press('9 pages below Part 1')
  await eventually(titles).toContain('Page 1.8')
  await lead.fill('Find a page', '4.3')
  await lead.page.locator('.find-page button.row').click()
  await eventually(titles).toContain('Page 4.3')
  const focused = () => lead.page.evaluate(() => document.activeElement?.querySelector('bdi')?.textContent)
  await eventually(focused).toBe('Page 4.3')
  await lead.press('More for Page 4.3')
  await lead.press('Move to…')
  await lead.fill('Below which page?', 'part 2')
  await eventually(() => lead.page.$$eval('dialog button.row', (all) => all.length)).toBe(1)
  await lead.page.click('dialog button.row')
  await lead.page.waitForFunction(() => !document.querySelector('dialog[open]'))
  const after = async () => (await titles())[(await titles()).indexOf('Page 2.8') + 1]
  await eventually(after).toBe('Page 4.3')
  await eventually(label).toBe('Lift Page 4.3')
  await lead.press('Discard')
})

test('on a phone nothing is wider than the page', async () => {
  for (const place of ['content', 'migration', 'navigation'] as const) {
    await open(place)
    await lead.page.waitForSelector('.content-plan')
    expect([place, await lead.sidewaysOnPhone()]).toEqual([place, []])
  }
})
