import { expect, test } from 'vitest'
import { hashOf, placeIn } from '../../../../web/parts/document/cited-place.ts'

const place = {
  start: 12,
  end: 40,
  quote: 'Fees & “costs” = 5 % #1\n🚀 مشروع',
  page: 3,
  headings: ['1 Costs', 'Fees & more'],
}

test('a place stands behind the # and comes out of it as it was', () => {
  expect(placeIn(hashOf(place))).toEqual(place)
  expect(placeIn(hashOf({ ...place, page: null, headings: [] }))).toEqual({
    ...place,
    page: null,
    headings: [],
  })
})

test('of a long quote the beginning is kept, and no half of a character', () => {
  const kept = placeIn(hashOf({ ...place, quote: `${'x'.repeat(399)}🚀` }))!.quote
  expect(kept).toHaveLength(400)
  expect(kept.isWellFormed()).toBe(true)
})

test('what names no place is none', () => {
  for (const hash of ['', '#', '#at=', '#at=4', '#at=9-4', '#at=4-4', '#at=-1-4', '#at=a-b', '#main'])
    expect(placeIn(hash)).toBe(null)
  expect(placeIn('#at=1-2&page=-3')?.page).toBe(null)
})
