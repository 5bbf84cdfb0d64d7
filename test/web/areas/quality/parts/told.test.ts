import { expect, test } from 'vitest'
import { told } from '../../../../../web/areas/quality/parts/told.ts'

test('what a record held is told as people read it', () => {
  expect(told(null)).toEqual({ text: '–', isLong: false })
  expect(told('')).toEqual({ text: '–', isLong: false })
  expect(told(true).text).toBe('Yes')
  expect(told(['a', 'b'])).toEqual({ text: 'a\nb', isLong: true })
  expect(told([{ stepNumber: 1, action: 'Click "Save"', expectedResult: '' }]).text).toBe('1 · Click "Save"')
  expect(told({ given: 'a page', when: 'it opens', then: '' }).text).toBe('a page · it opens')
  expect(told('x'.repeat(81)).isLong).toBe(true)
})
