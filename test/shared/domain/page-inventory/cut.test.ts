import { expect, test } from 'vitest'
import { cutPages } from '../../../../shared/domain/page-inventory/cut.ts'
import type { PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'

const pageOf = (title: string, controls: number): PageInventory => ({
  url: `https://shop.example/${title}`,
  title,
  controls: Array.from({ length: controls }, (_, nth) => ({ role: 'textbox', name: `Field ${nth}` })),
  headings: ['Order'],
  regions: [{ role: 'form', name: 'Order' }],
  tables: [{ name: 'Items', columns: ['Name'], rows: 2 }],
  values: [{ name: 'Total', value: '0.00' }],
  messages: ['Saved'],
})

const sizeOf = (pages: readonly PageInventory[]) =>
  pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0)

test('pages that fit are kept as they are', () => {
  const pages = [pageOf('a', 3), pageOf('b', 40)]
  expect(cutPages(pages, sizeOf(pages))).toEqual(pages)
})

test('the longest page is cut, says so, and keeps its first controls', () => {
  const [short, long] = [pageOf('short', 3), pageOf('long', 400)]
  const kept = cutPages([long, short], 5_000)
  expect(kept[1]).toBe(short)
  expect(kept[0]?.cut).toBe(true)
  const controls = kept[0]?.controls ?? []
  expect(controls.length).toBeGreaterThan(50)
  expect(controls).toEqual(long.controls.slice(0, controls.length))
  expect(kept[0]?.headings).toEqual([])
  expect(sizeOf(kept)).toBeLessThanOrEqual(5_000)
})

test('what only a short list exceeds keeps all of its controls', () => {
  const page = pageOf('long', 30)
  const [kept] = cutPages([page], sizeOf([page]) - 10)
  expect(kept).toMatchObject({ cut: true, controls: page.controls, headings: page.headings, tables: [] })
})

test('a page with no room is its address and title', () => {
  expect(cutPages([pageOf('a', 3)], 10)).toEqual([
    {
      url: 'https://shop.example/a',
      title: 'a',
      cut: true,
      controls: [],
      headings: [],
      messages: [],
      regions: [],
      tables: [],
      values: [],
    },
  ])
})
