import { expect, test } from 'vitest'
import { comparedBy } from '../../../../shared/domain/english/comparatives.ts'

test.each([
  ['more than', 'larger'],
  ['must not exceed', 'larger'],
  ['exceeds', 'larger'],
  ['by more  than', 'larger'],
  ['No longer than', 'larger'],
  ['>', 'larger'],
  ['shorter than', 'smaller'],
  ['drops below', 'smaller'],
  ['<', 'smaller'],
  ['at most', undefined],
  ['>=', undefined],
  ['greater than or equal to', undefined],
  ['or more', undefined],
  ['moreover', undefined],
  ['', undefined],
])('%s compares with what is %s', (text, way) => {
  expect(comparedBy(text)).toBe(way)
})
