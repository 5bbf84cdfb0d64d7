import { describe, expect, test } from 'vitest'
import { design, field, numeric, proved, submit, told } from './reading.ts'

const code = 'The code has at most 8 characters.'
const tooLong = 'If the code is longer, "Too long" is shown.'

describe('where a text and its page disagree', () => {
  test('the text is tested, and both are told', () => {
    const result = design([code, tooLong], [field('Code', { limits: { maxLength: 6 } }), submit('Save')])
    expect(result.observed).toEqual([
      { sentence: 'REQ-001', control: 'Code', text: 'at most 8 characters', page: 'at most 6 characters' },
    ])
    expect(proved(result).map(told).join('\n')).toContain('"Too long" is visible')
  })
  test.each([
    ['The beds are at least 2.', { min: '1' }, [['at least 2', 'at least 1']]],
    ['The beds are at least 2.', { min: '2.0', max: '9' }, []],
    ['The beds are at most 2.', { max: 'many' }, []],
    ['The beds are less than 2.', { max: '9' }, []],
  ])('%s', (line, limits, both) => {
    const { observed = [] } = design([line], [numeric('Beds', { limits }), submit('Save')])
    expect(observed.map(({ text, page }) => [text, page])).toEqual(both)
  })
  test('a bound under a condition is none of the markup', () => {
    const line = 'If the name is empty, the beds are at most 2.'
    expect(
      design([line], [numeric('Beds', { limits: { max: '9' } }), field('Name'), submit('Save')]).observed,
    ).toEqual([])
  })
  test('a control in quotation marks that was not seen is told, a name that goes on is not', () => {
    const observed = (name: string) =>
      design([`When "${name}" is pressed, "Gone" is shown.`], [submit('Delete Milk')]).observed
    expect(observed('Erase')).toMatchObject([{ control: 'Erase', page: 'no control of this name was seen' }])
    expect(observed('Delete')).toEqual([])
  })
})

test('without pages nothing is observed', () => {
  expect(design([code], []).observed ?? []).toEqual([])
})
