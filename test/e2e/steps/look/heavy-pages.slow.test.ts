import { expect, test } from 'vitest'
import {
  type PageInventory,
  PageInventorySchema,
  mostControls,
} from '../../../../shared/domain/page-inventory/schema.ts'
import { lookAtPage } from '../../../../workers/features/hosted-runs/look/look-at-page.ts'
import { inTab, servePages, startStage } from '../support.ts'
import { wildPages } from './look-pages.ts'

const links = Array.from({ length: 3_000 }, (_none, at) => `<a href="#${at}">Link ${at}</a> `).join('')
const stage = startStage({ serve: () => servePages({ ...wildPages, links }) })

async function look(name: string, withinMs = 90_000): Promise<PageInventory> {
  const terms = { url: `${stage.url}/${name}`, deadlineMs: Date.now() + withinMs }
  return PageInventorySchema().parse(await inTab(stage, (page) => lookAtPage(page, terms)))
}

test('a page of 75,000 elements is explored', async () => {
  const { controls } = await look('huge')
  expect(controls.find(({ name }) => name === 'Deep')?.revealedBy).toEqual([
    { action: 'press', role: 'tab', name: 'B' },
  ])
})

test('of a page of 50,000 fields as many are told as time allows', async () => {
  const { controls, cut } = await look('crowded')
  expect(cut).toBe(true)
  expect(controls.length).toBeGreaterThan(0)
})

test('of a page of 3,000 links as many are told as an inventory may hold', async () => {
  const { controls, cut } = await look('links')
  expect(cut).toBe(true)
  expect(controls).toHaveLength(mostControls)
})

test('a page that freezes under an act is told as it was', async () => {
  const { controls } = await look('freezing', 20_000)
  expect(controls.map(({ name }) => name)).toEqual(['Name', 'Freeze'])
})
