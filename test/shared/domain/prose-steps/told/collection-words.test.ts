import { expect, test } from 'vitest'
import { singular } from '../../../../../shared/domain/prose-steps/told/collection-words.ts'

test.each([
  ['cases', 'case'],
  ['visible houses', 'house'],
  ['search responses', 'response'],
  ['cookies', 'cookie'],
  ['children', 'child'],
  ['Canvases', 'canvas'],
  ['order statuses', 'order status'],
  ['series', 'series'],
])('%s are each a %s', (several, one) => expect(singular(several)).toBe(one))
