import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

/** The start and the expectation of each case. */
function cases(requirements: string): [string[], string | undefined][] {
  return designTests({ requirements, mode: 'generate' }).testCases.map(
    ({ preconditions = [], expectedResult }) => [preconditions, expectedResult],
  )
}

describe('a time of day in a condition is tried on both sides', () => {
  test.each([
    [
      'If an order is placed before 14:00, it is shipped on the same day; otherwise it is shipped on the next working day.',
      [
        [['The order is placed at "13:59"'], 'The order is shipped on the same day'],
        [['The order is placed at "14:00"'], 'The order is shipped on the next working day'],
      ],
    ],
    [
      'Orders received after 2 pm are shipped on the next day. Orders received by 2 pm are shipped on the same day.',
      [
        [['The order is received at "14:01"'], 'The order is shipped on the next day'],
        [['The order is received at "14:00"'], 'The order is shipped on the same day'],
      ],
    ],
    [
      'The hotline is open from 8 am to 6 pm.',
      [
        [['The time is "07:59"'], 'The hotline is not open'],
        [['The time is "08:00"'], 'The hotline is open'],
        [['The time is "18:00"'], 'The hotline is open'],
        [['The time is "18:01"'], 'The hotline is not open'],
      ],
    ],
    [
      'Rooms can be booked between 07:00 and 20:00, Monday to Friday.',
      [
        [['The time is "06:59"', 'The day is one of Monday to Friday'], 'Rooms cannot be booked'],
        [['The time is "07:00"', 'The day is one of Monday to Friday'], 'Rooms can be booked'],
        [['The time is "07:00"', 'The day is not one of Monday to Friday'], 'Rooms cannot be booked'],
      ],
    ],
    [
      'A transfer that is entered on a business day before 15:30 shall be executed on the same day.\nA transfer that is entered at 15:30 or later, on a weekend or on a bank holiday shall be executed on the next business day.',
      [
        [
          ['The transfer is entered at "15:29"', 'The transfer is entered on a business day'],
          'The transfer is executed on the same day',
        ],
        [
          [
            'The transfer is entered at "15:30"',
            'The transfer is not entered on a weekend',
            'The transfer is not entered on a bank holiday',
          ],
          'The transfer is executed on the next business day',
        ],
        [
          [
            'The transfer is entered at "15:29"',
            'The transfer is entered on a weekend',
            'The transfer is not entered on a bank holiday',
          ],
          'The transfer is executed on the next business day',
        ],
      ],
    ],
  ])('%s', (text, expected) => expect(cases(text)).toEqual(expect.arrayContaining(expected)))

  test('nothing of such a sentence is left out of the model', () =>
    expect(
      designTests({
        requirements:
          'If an order is placed before 14:00, the order is shipped on the same day; otherwise the order is shipped on the next working day.',
        mode: 'generate',
      }).gaps,
    ).toEqual([]))
})

test('a time that the text leaves open gets no expectation', () => {
  const { testCases, gaps } = designTests({
    requirements: 'Parcels that are handed in by 6 pm are delivered on the next day.',
    mode: 'generate',
  })
  expect(testCases.map(({ preconditions }) => preconditions)).toEqual([
    ['The parcel is handed in at "18:00"'],
  ])
  expect(gaps.map(({ description }) => description)).toEqual([
    'the parcel is handed in between 18:01 and 23:59: no rule says what happens then',
  ])
})

test.each([
  ['an input keeps its own times', 'The start time must be between 08:00 and 18:00.'],
  ['hours over midnight are two ranges', 'Trips that are booked between 22:00 and 06:00 cost more.'],
  ['a limit of days is no time of day', 'Orders placed before 1 June 2026 are shipped free of charge.'],
])('no rule about a time of day where %s', (_, text) =>
  expect(
    readDocument(text)
      .flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'rule' ? fact.anyOf.flat() : [])))
      .filter(({ number }) => number?.unit === "o'clock"),
  ).toEqual([]),
)

test('the checker counts a time only on its own side, with the outcome of that side', () => {
  const requirements =
    'If an order is placed before 14:00, the order is shipped at once; otherwise the customer waits until the next working day.'
  const { sentences, read } = readSource({ text: requirements })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const count = (time: string, expectedResult: string) =>
    checker.exercised({
      id: 'X',
      title: 'X',
      testLevel: 'system',
      testType: 'functional',
      priority: 'medium',
      preconditions: [`The order is placed at "${time}"`],
      steps: [{ stepNumber: 1, action: 'Check the order', expectedResult: '' }],
      expectedResult,
    }).size
  expect(count('13:59', 'The order is shipped at once')).toBe(2)
  expect(count('09:00', 'The order is shipped at once')).toBe(1)
  expect(count('14:00', 'The order is shipped at once')).toBe(0)
  expect(count('13:59', 'The customer waits until the next working day')).toBe(0)
  expect(count('25:00', 'The customer waits until the next working day')).toBe(0)
  expect(count('1400', 'The customer waits until the next working day')).toBe(0)
})

test('every written time stands on the side that the text names', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1439 }), (minute) => {
      const clock = (at: number) =>
        [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
      const found = cases(
        `If an order is placed before ${clock(minute)}, the fee is 2 EUR; otherwise the fee is 3 EUR.`,
      )
      expect(found).toEqual(
        expect.arrayContaining([
          [[`The order is placed at "${clock(minute - 1)}"`], 'The fee is 2 EUR'],
          [[`The order is placed at "${clock(minute)}"`], 'The fee is 3 EUR'],
        ]),
      )
    }),
    { numRuns: 25 },
  )
})
