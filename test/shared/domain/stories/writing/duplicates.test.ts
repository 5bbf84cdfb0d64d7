import { expect, test } from 'vitest'
import { duplicatesOf } from '../../../../../shared/domain/stories/writing/duplicates.ts'

const story = (title: string, userStory: string) => ({ title, userStory })
const rates = story(
  'Driver rates passenger',
  'As a driver, I want to rate a passenger after the ride so that other drivers are warned.',
)

test('a story in nearly the same words is a duplicate, and says how like it is', () => {
  const again = story(
    'A driver rates a passenger',
    'As the driver I want to rate my passenger after a ride, so that other drivers are warned.',
  )
  expect(duplicatesOf([again], [story('Other', 'As a clerk, I want to print a label.'), rates])).toEqual([
    [{ at: 1, similarity: expect.any(Number), reason: expect.stringMatching(/^Says nearly the same words/) }],
  ])
})

test('the same words are no duplicate where somebody else wants it', () => {
  const reversed = story(
    'Passenger rates driver',
    'As a passenger, I want to rate a driver after the ride so that other passengers are warned.',
  )
  expect(duplicatesOf([reversed], [rates])).toEqual([[]])
})

test.each([
  ['admin', 'administrator', 1],
  ['customer', 'registered customer of the bank', 1],
  ['user', 'customer', 1],
  ['bank customer', 'bank clerk', 0],
])('who wants it is compared by the noun: %s and %s', (one, other, found) => {
  const of = (who: string) =>
    story(
      'Pay a bill by card before the end of the month',
      `As a ${who}, I want to pay a bill by card before the end of the month, so that no reminder is sent by mail.`,
    )
  expect(duplicatesOf([of(one)], [of(other)])[0]).toHaveLength(found)
})

test('a role that is told more closely is the same role', () => {
  const closer = { ...rates, userStory: rates.userStory.replace('a driver,', 'a licensed driver,') }
  expect(duplicatesOf([closer], [rates])[0]).toHaveLength(1)
})

test('who does not say who wants it is compared by the words alone', () => {
  expect(duplicatesOf([{ ...rates, userStory: '' }], [{ ...rates, userStory: '' }])[0]).toHaveLength(1)
})
