import { expect, test } from 'vitest'
import { websiteAddress } from '../../../../../web/areas/analytics/parts/website-links.ts'

test('a link to another page of a website says the same time, segment and filters', () => {
  const query = { range: '30d', segment: 'one', path: 'eq./cart', browser: 'c.Fire & fox' }
  const address = new URL(websiteAddress('shop', 'events', query), 'https://pages.example')
  expect(address.pathname).toBe('/websites/shop/events')
  expect(Object.fromEntries(address.searchParams)).toEqual(query)
})

test('what only one page understands, and what says nothing, stays behind', () => {
  const query = { report: 'funnel', saved: 'mine', drive: 'connected', range: 'today', segment: '', path: '' }
  expect(websiteAddress('shop', 'reports', query)).toBe('/websites/shop/reports?range=today')
})

test('nothing that was chosen leaves the address of a page plain', () => {
  expect(websiteAddress('shop', '', {})).toBe('/websites/shop')
  expect(websiteAddress('shop', 'settings', {})).toBe('/websites/shop/settings')
})
