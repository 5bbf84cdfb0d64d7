import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const seeing = (expectedResult: string, action = 'Press Enter') => compileStep({ action, expectedResult })
const facts = (prose: string, action?: string) =>
  seeing(prose, action).checks.flatMap(({ collection }) => (collection ? [collection] : []))

describe('what says no place of one thing in a list is not read so', () => {
  test.each([
    'Ann is not in the first row',
    'Only Ann is in the first row',
    'No name is in the first row',
    'Ann and Bob are in the first row',
    'Ann is on the first page',
    'Ann is in the first column',
    'Invoice number 12',
    'It is in the last row',
    'Something is in the first row',
  ])('%s', (prose) => {
    expect(facts(prose).filter(({ at }) => at !== undefined)).toEqual([])
  })
})

describe('where something stands in a list or table', () => {
  test.each<[prose: string, facts: object[]]>([
    ['Ann Lee is in the first row', [{ noun: 'row', at: 1, members: ['Ann Lee'] }]],
    ['Ann comes in the 2nd place', [{ at: 2, members: ['Ann'] }]],
    ['In the last row you see Ann', [{ noun: 'row', at: -1, members: ['Ann'] }]],
    ['Ann is in row 3 of the results', [{ noun: 'row', at: 3, members: ['Ann'] }]],
    [
      'Ann is in the first row and Bob in the second',
      [
        { at: 1, members: ['Ann'] },
        { at: 2, members: ['Bob'] },
      ],
    ],
    [
      'Ann Lee with 1966-05-12 is in the first row',
      [
        { at: 1, members: ['Ann Lee'] },
        { at: 1, members: ['1966-05-12'] },
      ],
    ],
    ['Coffee with milk is in the first row', [{ at: 1, members: ['Coffee with milk'] }]],
    [
      'Peter shows up at the bottom as number four',
      [
        { at: 4, members: ['Peter'] },
        { at: -1, members: ['Peter'] },
      ],
    ],
  ])('%s', (prose, expected) => {
    expect(facts(prose)).toMatchObject(expected)
  })
})

describe('what is no list of members in an order is not read so', () => {
  test.each([
    'It says 5, 6, 7',
    'The order is shipped, paid and closed',
    'You see 3 cards, 2 lists, 1 button',
    '2, 3',
    'The prices are 5, 6, 7',
    'The prices go from 5 to 7',
    '"a", "b" and "c"',
    'The order is empty, the list is gone, nothing is left',
  ])('%s', (prose) => {
    expect(facts(prose).filter(({ ordered }) => ordered)).toEqual([])
  })
})

describe('in which order three and more stand', () => {
  test.each<[prose: string, members: string[]]>([
    ['It reads 6, 2, 3, 4 then', ['6', '2', '3', '4']],
    ['order now Delaware, Texas, Hawaii', ['Delaware', 'Texas', 'Hawaii']],
    ['The order is red, then blue, then green', ['red', 'blue', 'green']],
    ['From the top you read A, C, B', ['A', 'C', 'B']],
    ['West, East and South from left to right', ['West', 'East', 'South']],
    ['The answers red, green and blue are listed in this order', ['red', 'green', 'blue']],
    ['The dialog "Done" lists the answers red, green and blue in this order', ['red', 'green', 'blue']],
  ])('%s', (prose, members) => {
    expect(facts(prose)).toMatchObject([{ extent: 'these', ordered: true, members }])
  })

  test('of columns in an order there may be others', () => {
    expect(facts('The columns are now in the order Name, Age, Office')).toMatchObject([
      { noun: 'column', extent: 'some', ordered: true },
    ])
  })

  test('numbers are those of what was moved', () => {
    expect(facts('Now 2, 3 and 1', 'Drag Item 1 below Item 3')).toMatchObject([
      { ordered: true, members: ['Item 2', 'Item 3', 'Item 1'] },
    ])
    expect(facts('Now 2, 3 and 4', 'Drag Item 1 below Item 3')).toMatchObject([{ members: ['2', '3', '4'] }])
  })

  test('what stands between two others may be followed by a further fact', () => {
    expect(facts('B is between A and C, so from the top you read A, B, C')).toMatchObject([
      { between: true, members: ['B', 'A', 'C'] },
      { ordered: true, members: ['A', 'B', 'C'] },
    ])
  })
})
