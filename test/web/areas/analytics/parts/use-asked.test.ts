import { expect, test } from 'vitest'
import { type Asked, ofEverybody } from '../../../../../web/areas/analytics/parts/use-asked.ts'

test('whoever has a share link asks by filters, and by no segment', () => {
  const filters = { path: 'eq./cart' }
  const asked = { filters, segment: 'one', whose: () => ({ ...filters, segment: 'one' }) } as unknown as Asked
  expect(ofEverybody(asked)).toMatchObject({ segment: '', filters })
  expect(ofEverybody(asked).whose()).toEqual(filters)
})
