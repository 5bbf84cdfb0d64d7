import { expect, test } from 'vitest'
import { homeOf, listOf, sectionAt } from '../../web/sections.ts'

test('an address of a thing or below it tells its kind and its home', () => {
  expect(sectionAt('/projects/7')).toEqual({ kind: 'project', home: '/projects/7' })
  expect(sectionAt('/websites/7/visitors/8')).toEqual({ kind: 'website', home: '/websites/7' })
  expect(sectionAt('/knowledge/a%20b/ask')).toEqual({ kind: 'base', home: '/knowledge/a%20b' })
})

test('other addresses belong to none', () => {
  for (const address of ['/', '/projects', '/projects/', '/kb/7', '/docs/api', '/constructor/7'])
    expect(sectionAt(address)).toBeUndefined()
})

test('the home of a thing lies below the list of its kind, whatever its id is', () => {
  expect(listOf('base')).toBe('/knowledge')
  expect(homeOf('base', 'a/b ?')).toBe('/knowledge/a%2Fb%20%3F')
})
