import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const told = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 })
    .testCases.flatMap(({ preconditions = [], steps = [], expectedResult = '' }) => {
      const entered = steps.find(({ testData = '' }) => testData.startsWith('Number of'))?.testData ?? ''
      return preconditions[0]?.startsWith('The kind of')
        ? [`${preconditions[0]} | ${entered} => ${expectedResult}`]
        : []
    })
    .toSorted()

describe('a range of one input for each kind of thing', () => {
  test('is tried on both sides of its bounds from a stated start, with the message of the next sentence', () =>
    expect(
      told(`Users enter the title, the number of pages and the author.
A short story contains 500 to 2000 pages, a long story contains 1000 to 9000 pages. Otherwise "Wrong length" is displayed.`),
    ).toEqual(
      [
        ['short', '499', '"Wrong length" is visible'],
        ['short', '500', 'The short story is accepted'],
        ['short', '2000', 'The short story is accepted'],
        ['short', '2001', '"Wrong length" is visible'],
        ['long', '999', '"Wrong length" is visible'],
        ['long', '1000', 'The long story is accepted'],
        ['long', '9000', 'The long story is accepted'],
        ['long', '9001', '"Wrong length" is visible'],
      ]
        .map(
          ([kind = '', pages = '', result = '']) =>
            `The kind of story is "${kind}" | Number of pages=${pages} => ${result}`,
        )
        .toSorted(),
    ))

  test('may leave the verb to the first clause', () =>
    expect(
      told(`The form asks for the title, the number of seats and the date.
- Number of seats (required)
- Small rooms have 2 to 8 seats, large rooms 9 to 40 seats.`),
    ).toContain('The kind of room is "small" | Number of seats=9 => The small room is not accepted'))

  test('is none where no input of the text counts such things', () =>
    expect(
      told(`Users enter the title, the date and the author.
A single room has 1 to 2 beds, a double room has 2 to 4 beds.`),
    ).toEqual([]))
})
