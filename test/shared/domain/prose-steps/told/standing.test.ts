import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const seeing = (expectedResult: string, action = 'Press Enter') => compileStep({ action, expectedResult })
const facts = (prose: string, action?: string) =>
  seeing(prose, action).checks.flatMap(({ collection }) => (collection ? [collection] : []))

describe('what says no place of one thing in a list is not read so', () => {
  test.each([
    'No name is in the first row',
    'Ann and Bob are in the first row',
    'Ann is on the first page',
    'Ann is in the first column',
  ])('%s', (prose) => {
    expect(facts(prose).filter(({ at }) => at !== undefined)).toEqual([])
  })
})

describe('where something stands in a list or table', () => {
  test.each<[prose: string, facts: object[]]>([
    ['Ann comes in the 2nd place', [{ at: 2, members: ['Ann'] }]],
    ['In the last row you see Ann', [{ noun: 'row', at: -1, members: ['Ann'] }]],
    ['Ann is in row 3 of the results', [{ noun: 'row', at: 3, members: ['Ann'] }]],
    [
      'Ann Lee with 1966-05-12 is in the first row',
      [
        { at: 1, members: ['Ann Lee'] },
        { at: 1, members: ['1966-05-12'] },
      ],
    ],
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
    'You see 3 cards, 2 lists, 1 button',
    'The prices are 5, 6, 7',
    'The prices go from 5 to 7',
    'The order is empty, the list is gone, nothing is left',
  ])('%s', (prose) => {
    expect(facts(prose).filter(({ ordered }) => ordered)).toEqual([])
  })
})

describe('in which order three and more stand', () => {
  test.each<[prose: string, members: string[]]>([
    ['It reads 6, 2, 3, 4 then', ['6', '2', '3', '4']],
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

describe('what stands in the row that is counted to', () => {
  test.each<[prose: string, expected: object]>([
    [
      'The first row shows the age 66',
      { target: { role: 'cell', name: 'age', within: { nth: 1 } }, expected: '66' },
    ],
    [
      'The last row has the office "Bonn"',
      { target: { name: 'office', within: { nth: -1 } }, expected: 'Bonn' },
    ],
  ])('%s', (prose, expected) => {
    expect(seeing(prose).checks).toMatchObject([expected])
  })

  test('is read as that only where it says a column', () => {
    expect(seeing('The first row shows Ann').checks).toMatchObject([{ collection: { at: 1 } }])
    expect(seeing('The first row is odd').checks).toEqual([])
  })
})

describe('the value of what keys moved', () => {
  const right = 'Press the right arrow key'
  test.each(['It stays at 8', 'It goes up to 8'])('%s', (prose) => {
    expect(seeing(prose, right).checks).toMatchObject([{ target: { role: 'focused' }, expected: '8' }])
    expect(seeing(prose, 'Click "Up"').problems).toHaveLength(1)
  })

  test.each(['The price is 8', 'Page 8'])('is not told by: %s', (prose) => {
    expect(seeing(prose, right).checks.filter(({ target }) => target?.role === 'focused')).toEqual([])
  })
})

describe('on which page somebody is', () => {
  test.each(['We’re back on the page "Words"', 'Still on the "Words" page'])('%s', (prose) => {
    expect(seeing(prose, 'Click "Next"').checks).toMatchObject([
      { kind: 'assert_visible', target: { role: 'heading', name: 'Words' }, unquoted: true },
    ])
  })

  test.each(['It is in "Done"', '"Milk" is on "Done"'])('but not where something is: %s', (prose) => {
    expect(seeing(prose, 'Click "Next"').checks.filter(({ target }) => target?.role === 'heading')).toEqual(
      [],
    )
    expect(seeing('still on "Done"', 'Drag "Milk" to "Done"').checks).toEqual([])
  })
})
