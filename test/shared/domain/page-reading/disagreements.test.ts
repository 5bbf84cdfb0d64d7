import { describe, expect, test } from 'vitest'
import { design, field, numeric, proved, submit, told } from './reading.ts'

const code = '{lim The {F code} has {MAX at most} {N 8} {U characters}}. ## length'
const tooLong = '{cond If the {F code} {V is} longer}, {eff {M "Too long"} {V is shown}}. ## message'

describe('where a text and its page disagree', () => {
  test('the text is tested, and both are told', () => {
    const result = design([code, tooLong], [field('Code', { limits: { maxLength: 6 } }), submit('Save')])
    expect(result.observed).toEqual([
      { sentence: 'REQ-001', control: 'Code', text: 'at most 8 characters', page: 'at most 6 characters' },
    ])
    expect(proved(result).map(told).join('\n')).toContain('"Too long" is shown')
  })
  test.each([
    ['{lim The {F beds} are {MIN at least} {N 2}}. ## limit', { min: '1' }, [['at least 2', 'at least 1']]],
    ['{lim The {F beds} are {MIN at least} {N 2}}. ## limit', { min: '2.0', max: '9' }, []],
    ['{lim The {F beds} are {MAX at most} {N 2}}. ## limit', { max: 'many' }, []],
    ['{lim The {F beds} are {LT less than} {N 2}}. ## limit', { max: '9' }, []],
  ])('%s', (line, limits, both) => {
    const { observed = [] } = design([line], [numeric('Beds', { limits }), submit('Save')])
    expect(observed.map(({ text, page }) => [text, page])).toEqual(both)
  })
  test('a bound under a condition is none of the markup', () => {
    const line = '{cond If the {F name} {V is} empty}, {lim the {F beds} are {MAX at most} {N 2}}. ## limit'
    expect(
      design([line], [numeric('Beds', { limits: { max: '9' } }), field('Name'), submit('Save')]).observed,
    ).toEqual([])
  })
  test('a control in quotation marks that was not seen is told, a name that goes on is not', () => {
    const observed = (name: string) =>
      design(
        [`{evt When {C "${name}"} {V is pressed}}, {eff the {T page} {V closes}}.`],
        [submit('Delete Milk')],
      ).observed
    expect(observed('Erase')).toMatchObject([{ control: 'Erase', page: 'no control of this name was seen' }])
    expect(observed('Delete')).toEqual([])
  })
})

test('without pages nothing is observed', () => {
  expect(design([code], []).observed ?? []).toEqual([])
})
