import { expect, test } from 'vitest'
import {
  type Choice,
  choiceOf,
  chosen,
  needsAll,
  searchOf,
} from '../../../../../web/areas/projects/projects/chosen.ts'
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

test('active projects are shown apart from archived ones', () => {
  expect(names({}, all)).toEqual(['Shop 10', 'مشروع 🚀'])
  expect(names({ status: 'archived' }, all)).toEqual(['Shop 9'])
})

test('every word counts, in name or description, whatever its case and accents', () => {
  expect(names({ words: ' KOLN  shop ' }, all)).toEqual(['Shop 10'])
  expect(names({ words: 'مشروع' }, all)).toEqual(['مشروع 🚀'])
  expect(names({ words: 'shop nowhere' }, all)).toEqual([])
})

test('what looks like a pattern is looked for as it stands', () => {
  expect(names({ words: '.*' }, all)).toEqual([])
  expect(names({ words: '(' }, [projectOf({ name: 'a (b' })])).toEqual(['a (b'])
})

test('the order is by creation, by activity, or by name with numbers as numbers', () => {
  expect(names({ sort: 'activity' }, all)).toEqual(['مشروع 🚀', 'Shop 10'])
  const both = [projectOf({ name: 'shop 10' }), projectOf({ name: 'Shop 9' }), projectOf({ name: 'Álpha' })]
  expect(names({ sort: 'name' }, both)).toEqual(['Álpha', 'Shop 9', 'shop 10'])
})

test('only the usual choice can do with the newest ones', () => {
  expect(needsAll(usual)).toBe(false)
  expect(needsAll({ ...usual, words: ' ' })).toBe(false)
  for (const choice of [{ words: 'a' }, { status: 'archived' }, { sort: 'name' }] as const)
    expect(needsAll({ ...usual, ...choice })).toBe(true)
})

test('a choice stands in the address and is read from there', () => {
  const choice: Choice = { status: 'archived', words: 'a & b=?', sort: 'name' }
  expect(choiceOf(searchOf(choice))).toEqual(choice)
  expect(searchOf(usual)).toBe('')
  expect(choiceOf('?status=nonsense&sort=worst')).toEqual(usual)
})
