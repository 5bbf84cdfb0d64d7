import { expect, test } from 'vitest'
import { keptFilters } from '../../../../../web/areas/analytics/parts/kept-filters.ts'

test('of a dimension for which both have a filter of their own no segment can be made', () => {
  const { twice } = keptFilters(
    { path: 's./shop', country: 'eq.DE' },
    { path: 'eq./shop/cart', browser: 'eq.Chrome' },
  )
  expect(twice).toEqual(['path'])
})
