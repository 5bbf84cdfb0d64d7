import { describe, expect, test } from 'vitest'
import { candidatesFor, namedBy, nameWords } from '../../../../shared/domain/page-reading/name-words.ts'

const called = (...names: string[]) => names.map((name) => ({ name, words: nameWords(name) }))
const meant = (phrase: string, ...names: string[]) => namedBy(phrase, called(...names))?.name

describe('a phrase means', () => {
  test.each([
    ['the guests', ['Guest *', 'Nights'], 'Guest *'],
    ['Nights', ['Nights', 'Nights before arrival'], 'Nights'],
    ['arrival', ['Arrival date', 'Nights'], 'Arrival date'],
    ['number of guests', ['Guests', 'Nights'], 'Guests'],
    ['e-mail', ['Email (required)', 'Name'], 'Email (required)'],
  ])('%s: the only control that it fits, the closest first', (phrase, names, name) => {
    expect(meant(phrase, ...names)).toBe(name)
  })
  test.each([
    ['date', ['Arrival date', 'Departure date']],
    ['Arrival and departure date', ['Arrival', 'Departure']],
    ['Name', ['name', 'Name *']],
    ['breakfast', ['Guests', 'Nights']],
    ['…', ['Guests']],
  ])('%s: nothing where several or none would do', (phrase, names) => {
    expect(meant(phrase, ...names)).toBeUndefined()
  })
  test('a control whose name has no letters never, not even for a phrase without any', () => {
    expect(meant('guests', '*', '→')).toBeUndefined()
  })
})

test('words that stand in every label tell controls apart where there are no others', () => {
  expect(nameWords('Please select')).not.toEqual([])
  expect(meant('the select', 'Select', 'Nights')).toBe('Select')
})

test('a phrase may mean all that have its words', () => {
  expect(candidatesFor('date', called('Arrival date', 'Departure date', 'Nights'))).toHaveLength(2)
  expect(candidatesFor('()', called('Nights'))).toEqual([])
})
