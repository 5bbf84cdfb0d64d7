import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const form =
  '# Room booking\n- Room: A, B or C\n- Start time: required\n- End time: required\n- "Book" button\n\n'
const casesOf = (sentence: string) =>
  designTests({ requirements: form + sentence, mode: 'agentic', maxTestCases: 50 }).testCases

describe('what overlaps something that is there', () => {
  test.each([
    'Overlapping bookings are rejected with "Not free".',
    'Bookings that overlap with an existing one are refused with "Not free".',
    'If the booking overlaps another booking, "Not free" appears.',
    'A booking that clashes with an existing one is refused: "Not free".',
    'Two bookings must not overlap ("Not free").',
  ])('is refused when the form is sent while the other one is there: %s', (sentence) => {
    const refused = casesOf(sentence).filter(({ expectedResult = '' }) => expectedResult.includes('Not free'))
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      preconditions: ['There is already a booking that overlaps the one that is entered'],
      expectedResult: 'The message "Not free" is shown',
    })
    expect(refused[0]?.steps?.map(({ action }) => action)).toContain('Click the "Book" button')
  })

  test('names the place that both take', () => {
    const [found] = casesOf(
      'If the booking overlaps another booking of the same room, "Not free" appears.',
    ).filter(({ expectedResult = '' }) => expectedResult.includes('Not free'))
    expect(found?.preconditions).toEqual([
      'There is already a booking of the same room that overlaps the one that is entered',
    ])
  })

  test('makes no value of an input one that is in use', () => {
    const told = JSON.stringify(casesOf('Overlapping bookings are rejected with "The room is taken".'))
    expect(told).not.toContain('already in use')
  })

  test.each([
    'Overlapping bookings are shown in red.',
    'If two bookings overlap, the calendar shows "Conflict".',
  ])('is refused nowhere where it is only shown: %s', (sentence) => {
    expect(JSON.stringify(casesOf(sentence))).not.toContain('that overlaps the one that is entered')
  })
})
