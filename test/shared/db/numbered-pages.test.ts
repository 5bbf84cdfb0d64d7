import { expect, test } from 'vitest'
import { z } from 'zod'
import { listFields, numberedFields, placeOf } from '../../../shared/db/numbered-pages.ts'

test('a list that nothing is said of is told in both ways, from its beginning', () => {
  expect(placeOf({})).toEqual({ limit: 50, offset: 0, search: '', numbered: { page: 1, pageSize: 50 } })
})

test('whoever gives limit or cursor pages by cursor alone', () => {
  const place = { limit: 5, offset: 0, search: 'x', numbered: null }
  expect(placeOf({ limit: 5, search: 'x' })).toMatchObject(place)
  expect(placeOf({ cursor: 'abc' })).toMatchObject({ cursor: 'abc', limit: 50, numbered: null })
})

test('a page by its number begins behind those before it', () => {
  expect(placeOf({ page: 3, pageSize: 20 })).toMatchObject({ limit: 20, offset: 40 })
  expect(placeOf({ page: 2 })).toMatchObject({ limit: 50, offset: 50, numbered: { page: 2, pageSize: 50 } })
})

test.each([
  [{ limit: 5, page: 1 }, 'page'],
  [{ cursor: 'abc', pageSize: 5 }, 'pageSize'],
  [{ cursor: 'abc', page: 2, pageSize: 5 }, 'page'],
])('%j names a page in two ways, and is refused', (asked, path) => {
  expect(() => placeOf(asked)).toThrow(
    expect.objectContaining({ status: 400, details: [expect.objectContaining({ path })] }),
  )
})

test('fields of an address are read as numbers, within bounds', () => {
  const either = z.strictObject(listFields())
  expect(either.parse({ page: '2', pageSize: '10' })).toEqual({ page: 2, pageSize: 10, search: '' })
  for (const wrong of [{ page: '0' }, { pageSize: '201' }, { limit: '0' }, { page: '1.5' }])
    expect(either.safeParse(wrong).success).toBe(false)
  expect(z.strictObject(numberedFields()).parse({})).toEqual({ page: 1, pageSize: 20, search: '' })
})
