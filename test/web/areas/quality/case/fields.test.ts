import { expect, test } from 'vitest'
import { linesOf, sent, tagsOf, textChange } from '../../../../../web/areas/quality/case/fields.ts'

test('tags are what stands between commas, each once', () => {
  expect(tagsOf(' a, b ,,a , ')).toEqual(['a', 'b'])
  expect(tagsOf('')).toEqual([])
})

test('lines are kept while they are written, and sent without those that say nothing', () => {
  expect(linesOf('one\n')).toEqual(['one', ''])
  expect(linesOf('')).toEqual([])
  expect(sent({ title: 'T', preconditions: ['one ', '', ' '] })).toEqual({
    title: 'T',
    preconditions: ['one'],
  })
})

test('an emptied text is taken away, but title and description are there always', () => {
  expect(textChange('gherkin', '')).toEqual({ gherkin: undefined })
  expect(textChange('title', '')).toEqual({ title: '' })
})
