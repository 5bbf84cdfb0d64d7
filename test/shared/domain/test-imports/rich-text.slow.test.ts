import { test } from 'vitest'
import { plainText } from '../../../../shared/domain/test-imports/rich-text.ts'
import { expectLinear } from '../../../support/costs.ts'

test('a hostile text costs no more than its length', () => {
  for (const unit of [
    '<td>x</td>',
    '“<br>',
    '<!--<br>',
    '"<b>x</b>"<p></p>',
    '<style<br>',
    '<p>&amp;</p>',
    '<',
  ])
    expectLinear(100_000, (length) => plainText(unit.repeat(length / unit.length)), unit)
})
