import { expect, test } from 'vitest'
import { arranged, pageOf } from '../../../../web/parts/table/arranged.ts'

interface Row {
  name: string
  size: number | null
}
const rows: Row[] = [
  { name: 'step 10', size: 3 },
  { name: 'Step 2', size: null },
  { name: 'Café', size: 20 },
  { name: 'مشروع 🚀', size: 1 },
]
const keys: Record<string, (row: Row) => string | number | null> = {
  Name: ({ name }) => name,
  Size: ({ size }) => size,
}
const names = (typed: string, sort: { by: string; isDown: boolean } | null = null) =>
  arranged(rows, { typed, sort, text: ({ name }) => name, keyIn: (name) => keys[name] }).map(
    ({ name }) => name,
  )

test('numbers in names count as numbers, and what has no value comes last either way', () => {
  expect(names('', { by: 'Name', isDown: false })).toEqual(['Café', 'Step 2', 'step 10', 'مشروع 🚀'])
  expect(names('', { by: 'Size', isDown: false }).at(-1)).toBe('Step 2')
  expect(names('', { by: 'Size', isDown: true })).toEqual(['Café', 'step 10', 'مشروع 🚀', 'Step 2'])
  expect(names('', { by: 'No such column', isDown: true })[0]).toBe('step 10')
})

test('a page has its rows, and a page that is gone is the last one', () => {
  expect(pageOf(120, 1, 50)).toEqual({ at: 1, last: 2, from: 50, to: 100 })
  expect(pageOf(60, 7, 50)).toEqual({ at: 1, last: 1, from: 50, to: 60 })
  expect(pageOf(0, 0, 50)).toEqual({ at: 0, last: 0, from: 0, to: 0 })
})
