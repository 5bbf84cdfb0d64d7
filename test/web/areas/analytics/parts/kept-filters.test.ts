import { expect, test } from 'vitest'
import { keptFilters } from '../../../../../web/areas/analytics/parts/kept-filters.ts'

test('a segment that is made within another one has the filters of both', () => {
  expect(keptFilters({ country: 'eq.DE' }, { path: 'eq./cart' })).toEqual({
    filters: { country: 'eq.DE', path: 'eq./cart' },
    twice: [],
  })
})

test('what both say is one filter', () => {
  const path = { path: 'eq./cart' }
  expect(keptFilters(path, path)).toEqual({ filters: path, twice: [] })
})

test('of a dimension for which both have a filter of their own no segment can be made', () => {
  const { twice } = keptFilters(
    { path: 's./shop', country: 'eq.DE' },
    { path: 'eq./shop/cart', browser: 'eq.Chrome' },
  )
  expect(twice).toEqual(['path'])
})
