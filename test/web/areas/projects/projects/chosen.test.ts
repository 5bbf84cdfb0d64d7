import { expect, test } from 'vitest'
import { type Choice, chosen } from '../../../../../web/areas/projects/projects/chosen.ts'
import { projectOf } from '../project-of.ts'

const usual: Choice = { status: 'active', words: '', sort: 'newest' }
const names = (choice: Partial<Choice>, projects: readonly ReturnType<typeof projectOf>[]) =>
  chosen(projects, { ...usual, ...choice }).map(({ name }) => name)

const shop = projectOf({
  name: 'Shop 10',
  description: 'Zahlung in Aarhus, Ærø und Köln',
  createdAt: '2026-01-03T00:00:00.000Z',
  lastActivityAt: '2026-02-01T00:00:00.000Z',
})
const arabic = projectOf({
  name: 'مشروع 🚀',
  createdAt: '2026-01-02T00:00:00.000Z',
  lastActivityAt: '2026-03-01T00:00:00.000Z',
})
const old = projectOf({ name: 'Shop 9', status: 'archived', createdAt: '2026-01-01T00:00:00.000Z' })
const all = [shop, arabic, old]

test('every word counts, in name or description, whatever its case and accents', () => {
  expect(names({ words: ' KOLN  shop ' }, all)).toEqual(['Shop 10'])
  expect(names({ words: 'مشروع' }, all)).toEqual(['مشروع 🚀'])
  expect(names({ words: 'shop nowhere' }, all)).toEqual([])
})

test('what looks like a pattern is looked for as it stands', () => {
  expect(names({ words: '.*' }, all)).toEqual([])
  expect(names({ words: '(' }, [projectOf({ name: 'a (b' })])).toEqual(['a (b'])
})
