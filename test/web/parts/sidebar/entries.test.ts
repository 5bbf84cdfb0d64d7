import { expect, test } from 'vitest'
import { currentIn, sidebarOf } from '../../../../web/parts/sidebar/entries.ts'
import { pages } from '../../../../web/pages.ts'
import { type SectionKind, sections } from '../../../../web/sections.ts'

const declared = [
  { path: '/projects', title: 'Projects', menu: { in: 'areas' } },
  { path: '/projects/:projectId', title: 'Project', menu: { in: 'home', text: 'Overview' } },
  { path: '/projects/:projectId/runs', title: 'Test runs', menu: { in: 'test' } },
  { path: '/projects/:projectId/stories', title: 'Stories', menu: { in: 'plan' } },
  { path: '/projects/:projectId/stories/:storyId', title: 'Story' },
] as const
const shownAt = (path: string) =>
  sidebarOf('project', '/projects/7', path, declared).map(({ name, entries }) => [
    name,
    ...entries.map(({ text, current }) => [text, current]),
  ])

test('pages stand in the groups of their section, in its order, and empty groups are left out', () => {
  expect(shownAt('/projects/7').map(([name]) => name)).toEqual(['home', 'plan', 'test'])
})

test('the shown page is current, and so is the entry above a page without an entry', () => {
  const at = (path: string) => currentIn(sidebarOf('project', '/projects/7', path, declared))
  expect(at('/projects/7/stories')).toMatchObject({
    group: 'plan',
    entry: { text: 'Stories', current: 'page' },
  })
  expect(at('/projects/7/stories/8')).toMatchObject({ entry: { text: 'Stories', current: 'true' } })
  expect(at('/projects/7')).toMatchObject({ group: 'home', entry: { current: 'page' } })
  expect(at('/projects/7/stories-of-others')).toMatchObject({ entry: { text: 'Overview', current: 'true' } })
})

test('only one entry is current', () => {
  expect(shownAt('/projects/7/stories/8')).toEqual([
    ['home', ['Overview', undefined]],
    ['plan', ['Stories', 'true']],
    ['test', ['Test runs', undefined]],
  ])
})

test('a document of a knowledge base lies below its files', () => {
  const groups = sidebarOf('base', '/knowledge/7', '/knowledge/7/files/8')
  expect(currentIn(groups)?.entry).toEqual({ href: '/knowledge/7', text: 'Files', current: 'true' })
})

for (const kind of Object.keys(sections) as SectionKind[])
  test(`every page of a ${kind} stands in the sidebar or lies below a page that does`, () => {
    const { path } = sections[kind]
    const entries = sidebarOf(kind, path, path).flatMap((group) => group.entries)
    const own = pages.filter((page) => page.path === path || page.path.startsWith(`${path}/`))
    const isAbove = (page: string) => (href: string) => page === href || page.startsWith(`${href}/`)
    for (const page of own) expect(entries.map(({ href }) => href).some(isAbove(page.path))).toBe(true)
    expect(own.filter(({ menu }) => menu).length).toBe(entries.length)
  })
