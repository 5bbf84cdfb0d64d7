import { expect, test } from 'vitest'
import {
  type ContentPlan,
  type PlannedNode,
  outlineOf,
  planOf,
} from '../../../../shared/domain/content-planning/index.ts'
import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { kitchen, outlined, read, sentence } from './site.ts'

const site = kitchen()
const plan = planOf(await outlined(site))
const fieldsOf = (name: string, of: ContentPlan = plan) =>
  of.contentTypes
    .find((type) => type.name === name)
    ?.fields.map(({ machineName, type, required, multiple }) =>
      [machineName, type, required && 'required', multiple && 'multiple'].filter(Boolean).join(' '),
    )

const typesOf = ({ contentTypes }: ContentPlan) =>
  contentTypes.map(({ name, fileIds }) => `${name}: ${fileIds.length}`)

test('files that are built alike are one type, with the files that show it and reasons that count them', () => {
  expect(typesOf(plan)).toEqual(['Home page: 1', 'Recipe: 4', 'Team: 4', 'Overview page: 1', 'Page: 1'])
  expect(plan.contentTypes[1]?.reasons).toContain('4 of 4 files lie in the folder recipes.')
  expect(plan.contentTypes[1]?.reasons).toContain('4 of 4 files show “Serves”.')
})

test('its fields are what the files show: labels, rows with a label, sections and lists, each with its kind', () => {
  expect(fieldsOf('Recipe')).toEqual([
    'title text required',
    'serves number required',
    'level text required',
    'ingredients text required multiple',
    'method text required',
  ])
  expect(fieldsOf('Team')).toEqual([
    'title text required',
    'room number required',
    'joined date required',
    'body text required',
  ])
})

test('each field is mapped to its place in each file', async () => {
  const files = new Map((await read(site)).map((file) => [file.fileId, file.text]))
  const mapping = plan.mappings.find(({ fileId }) => fileId === 'recipes/soup-1.html')
  const values = mapping?.fields.map(({ machineName, start, end }) => [
    machineName,
    files.get('recipes/soup-1.html')?.slice(start, end),
  ])
  expect(values).toEqual([
    ['title', 'Soup 1'],
    ['serves', '3'],
    ['level', 'Easy'],
    ['ingredients', '2 leeks'],
    ['ingredients', '3 onions'],
    ['method', sentence(11)],
  ])
})

test('headers, menus, footers, notices and sentences of every page are no content', async () => {
  const out = ['All rights reserved by the kitchen', 'We use cookies to know you better.', 'Kitchen']
  expect(plan.notContent.map(({ text }) => text)).toEqual(expect.arrayContaining(out))
  const files = new Map((await read(site)).map((file) => [file.fileId, file.text]))
  const mapped = plan.mappings.flatMap(({ fileId, fields }) =>
    fields.map(({ start, end }) => files.get(fileId)?.slice(start, end)),
  )
  expect(mapped.filter((text) => /rights reserved|cookies|Wash your hands/.test(text ?? ''))).toEqual([])
})

test('the same files give the same plan, in whatever order they come', async () => {
  const outlines = await outlined(site)
  expect(planOf(outlines.toReversed())).toEqual(plan)
  expect(planOf([...outlines.slice(5), ...outlines.slice(0, 5)])).toEqual(plan)
})

const filesIn = (tree: readonly PlannedNode[]): string[] =>
  tree.flatMap(({ fileId, children }) => [...(fileId === null ? [] : [fileId]), ...filesIn(children)])

test('the navigation has every file once, below the page of its folder', () => {
  expect(filesIn(plan.navigation).toSorted()).toEqual(Object.keys(site).toSorted())
  const recipes = plan.navigation.find(({ fileId }) => fileId === 'recipes/index.html')
  expect(recipes?.children.map(({ path }) => path)).toEqual([0, 1, 2, 3].map((n) => `/recipes/soup-${n}`))
  expect(plan.leftOut).toEqual([])
})

test('a copy of a page is told, and left out of the navigation with the reason', async () => {
  const longer = (path: string, html: string) => {
    const seed = path.length * 3 + Number(/\d/.exec(path)?.[0] ?? 9) * 17
    return [path, html.replace('<h2>Method</h2>', `<h2>Method</h2><p>${sentence(seed, 60)}</p>`)]
  }
  const long: Record<string, string> = Object.fromEntries(
    Object.entries(site).map(([path, html]) => longer(path, html)),
  )
  const original = long['recipes/soup-2.html'] ?? ''
  long['print/soup-2.html'] = original.replace('</h1>', '</h1><p>Printed on 1 May</p>')
  const { contentTypes, duplicates, navigation, leftOut } = planOf(await outlined(long))
  expect(duplicates).toEqual([['recipes/soup-2.html', 'print/soup-2.html']])
  expect(leftOut.map(({ fileId }) => fileId)).toEqual(['print/soup-2.html'])
  expect(contentTypes.find(({ fileIds }) => fileIds.includes('print/soup-2.html'))?.name).toBe('Recipe')
  const all = [...filesIn(navigation), ...leftOut.map(({ fileId }) => fileId)]
  expect(all.toSorted()).toEqual(Object.keys(long).toSorted())
})

test('of files without folders the original is the one that is called as others of its type are', async () => {
  const page = (name: string, n: number) =>
    `<h1>${name}</h1><p>${sentence(n, 90)}</p><p>Vessel: Ship ${n}</p>`
  const flat = Object.fromEntries([3, 5, 8].map((n) => [`routes-${n}.html`, page(`Route ${n}`, n)]))
  const { duplicates } = planOf(await outlined({ ...flat, 'print-5.html': page('Route 5', 5) }))
  expect(duplicates).toEqual([['routes-5.html', 'print-5.html']])
})

test('pages that are the index of a folder of their own are pages of the folder around it', async () => {
  const pretty = Object.fromEntries(
    Object.entries(site).map(([path, html]) => [path.replace(/(soup-\d|p\d)\.html/, '$1/index.html'), html]),
  )
  expect(typesOf(planOf(await outlined(pretty)))).toEqual(typesOf(plan))
})

test('without files there is an empty plan that says so', () => {
  expect(planOf([])).toMatchObject({ contentTypes: [], mappings: [], navigation: [], duplicates: [] })
  expect(planOf([]).warnings).toEqual([expect.stringContaining('no files')])
})

test('documents without markup are planned by their labels and headings', async () => {
  const contracts = [1, 2, 3].map((n) => {
    const lines = [`CONTRACT ${n}`, `Party: Company ${n}`, `Value: ${n * 1000} EUR`, sentence(n)]
    const text = lines.join('\n')
    const blocks = lines.map((line, at): Block => {
      const start = text.indexOf(line)
      const kind = at === 0 ? 'heading' : 'paragraph'
      return { kind, ...(at === 0 && { level: 1 }), start, end: start + line.length, page: null }
    })
    return outlineOf({ fileId: `${n}`, fileName: `contract-${n}.docx`, sourceUrl: null, text, blocks })
  })
  const found = planOf(contracts)
  expect(found.contentTypes.map(({ name }) => name)).toEqual(['Contract'])
  expect(fieldsOf('Contract', found)).toEqual([
    'title text required',
    'party text required',
    'value number required',
    'body text required',
  ])
})

test('what repeats is found in each of several sites, however few of all pages one has', async () => {
  const pagesOf = (count: number, name: string, html: (nth: number) => string) =>
    outlined(
      Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${name}-${nth}.html`, html(nth)])),
    )
  const texts = await pagesOf(
    4,
    'small',
    (nth) =>
      `<p>Small Shop since the spring of 1950</p><h1>Chair ${nth}</h1><p>${sentence(nth + 70)}</p><p>Call our shop from nine to five</p>`,
  )
  const site = 'small.example'
  const few = texts.map((outline) => ({ ...outline, site, sourceUrl: `https://${site}/${outline.fileName}` }))
  const many = await pagesOf(30, 'p/lamp', (nth) => `<h1>Lamp ${nth}</h1><p>${sentence(nth)}</p>`)
  const both = planOf([...many, ...few])
  expect(both.notContent).toEqual([
    { text: 'Call our shop from nine to five', files: 4, site },
    { text: 'Small Shop since the spring of 1950', files: 4, site },
  ])
  expect(both.sites['small.example']).toHaveLength(4)
})

test('an overview that is called what the menu calls it keeps its title', async () => {
  const sections = ['Lamps', 'Chairs', 'Tables', 'Shelves']
  const menu = `<nav><ul>${sections.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul></nav>`
  const html = (name: string, nth: number) => `${menu}<h1>${name}</h1><p>${sentence(nth + 20)}</p>`
  const pages = sections.map((name, nth) => [`${name}.html`, html(name, nth)])
  const { navigation, notContent } = planOf(await outlined(Object.fromEntries(pages)))
  expect(navigation.map(({ title }) => title).toSorted()).toEqual(sections.toSorted())
  expect(notContent.map(({ text }) => text).toSorted()).toEqual(sections.toSorted())
})
