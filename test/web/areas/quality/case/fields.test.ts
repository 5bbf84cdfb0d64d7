import { expect, test } from 'vitest'
import { textChange } from '../../../../../web/areas/quality/case/fields.ts'

test('an emptied text is taken away, but title and description are there always', () => {
  expect(textChange('gherkin', '')).toEqual({ gherkin: undefined })
  expect(textChange('title', '')).toEqual({ title: '' })
})
