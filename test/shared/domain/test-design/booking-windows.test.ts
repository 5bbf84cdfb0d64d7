import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../shared/domain/requirements/read-document.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const form = '# Booking\n- Name: required\n- Date: required\n\n'

const windowsIn = (text: string) =>
  readDocument(text)
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.kind === 'field' && fact.constraints.temporal
        ? [
            {
              label: fact.label,
              min: fact.constraints.temporal.min,
              max: fact.constraints.temporal.max,
            },
          ]
        : [],
    )

const within = (days: number, months = 0) => ({ from: 'today', months, days })

describe('how long ahead something is booked', () => {
  test.each([
    ["Customers can't book more than 90 days ahead.", { max: within(90) }],
    ['Rooms can be booked at most 90 days ahead.', { max: within(90) }],
    ['Bookings are possible up to 90 days in advance.', { max: within(90) }],
    ['Nobody can book further than 3 months ahead.', { max: within(0, 3) }],
    ['It is not possible to reserve more than 90 days in advance.', { max: within(90) }],
    ['Appointments must be made at least 2 days in advance.', { min: within(2) }],
  ])('limits the day that the form asks for: %s', (sentence, ends) => {
    expect(windowsIn(form + sentence)).toEqual([{ label: 'Date', min: undefined, max: undefined, ...ends }])
  })

  test.each([
    'Members can book more than 90 days ahead.',
    'If the booking is more than 90 days ahead, a deposit is due.',
    'Orders can be cancelled 2 days in advance of the delivery.',
  ])('is no limit where the sentence states none: %s', (sentence) => {
    expect(windowsIn(form + sentence)).toEqual([])
  })

  test('limits the first day of a stay, and none of two days alike', () => {
    const sentence = 'Rooms can be booked at most 90 days ahead.'
    expect(windowsIn(`- Arrival: required\n- Departure: required\n\n${sentence}`)).toMatchObject([
      { label: 'Arrival' },
    ])
    expect(windowsIn(`- First date: required\n- Start date: required\n\n${sentence}`)).toEqual([])
  })

  test('is found for a day that somebody enters and nothing else', () => {
    const text =
      'The customer enters the visit date and clicks "Book". Tickets can be booked up to 30 days ahead.'
    expect(windowsIn(text)).toMatchObject([{ label: 'Visit date' }])
  })
})

test('the first day beyond the window gets the message of its sentence, the last one inside does not', () => {
  const { testCases } = designTests({
    mode: 'agentic',
    requirements: `${form}Customers can't book more than 90 days ahead ("Too far in the future").`,
  })
  const outcome = (value: string) =>
    testCases
      .filter(({ steps = [] }) => steps.some(({ action }) => action.includes(`"${value}"`)))
      .map(({ expectedResult }) => expectedResult ?? '')
  expect(outcome('%TODAY+91D%')).toEqual(['The message "Too far in the future" is shown'])
  expect(outcome('%TODAY+90D%').join()).not.toContain('is shown')
  expect(outcome('%TODAY+90D%')).toHaveLength(1)
})
