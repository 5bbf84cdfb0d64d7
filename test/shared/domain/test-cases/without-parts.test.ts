import { describe, expect, it } from 'vitest'
import { withoutParts } from '../../../../shared/domain/test-cases/without-parts.ts'

const expected = '"Saved" is visible and the list is sorted and the total is 3'

describe('an expected result', () => {
  it('loses a part at its beginning, in its middle and at its end', () => {
    expect(withoutParts(expected, ['"Saved" is visible'])).toBe('The list is sorted and the total is 3')
    expect(withoutParts(expected, ['The list is sorted'])).toBe('"Saved" is visible and the total is 3')
    expect(withoutParts(expected, ['The total is 3'])).toBe('"Saved" is visible and the list is sorted')
  })

  it('is empty without its only part, or without all of them', () => {
    expect(withoutParts('It is sorted', ['It is sorted'])).toBe('')
    expect(withoutParts(expected, ['"Saved" is visible', 'The total is 3', 'The list is sorted'])).toBe('')
  })

  it('stays as it is where a part does not stand there, or only within another', () => {
    expect(withoutParts(expected, ['The list'])).toBe(expected)
    expect(withoutParts('The total is 30 and more', ['The total is 3'])).toBe('The total is 30 and more')
  })
})
