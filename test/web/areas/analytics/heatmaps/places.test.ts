import { expect, test } from 'vitest'
import { finderIn } from '../../../../../web/areas/analytics/heatmaps/places.ts'

test('what is no selector finds nothing', () => {
  const root = {
    matches: () => {
      throw new SyntaxError('no selector')
    },
  } as unknown as Element
  expect(finderIn(root)('>>>')).toBeNull()
})
