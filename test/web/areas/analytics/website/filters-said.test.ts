import { expect, test } from 'vitest'
import { filtersSaid } from '../../../../../web/areas/analytics/website/filters-said.ts'

test('filters are said in words, each with what people call it', () => {
  expect(filtersSaid({ path: 's./shop', country: 'eq.DE', browser: 'c.Safari' })).toEqual([
    'Path begins with /shop',
    'Country: Germany',
    'Browser contains Safari',
  ])
})

test('filters that only machines make are said, too', () => {
  expect(
    filtersSaid({ utmMedium: 'neq.mail,feed', path: 're.^/(a|b)', os: 'Linux', tag: 'nre.x.y' }),
  ).toEqual(['utmMedium is not mail,feed', 'Path matches ^/(a|b)', 'System: Linux', 'tag does not match x.y'])
})
