import { expect, test } from 'vitest'
import { sayDone, saySeen } from '../../../../../shared/domain/model-based-testing/stated/say.ts'
import { toldIn } from '../../../../../shared/domain/model-based-testing/stated/split.ts'

const stated = (sentence: string) => {
  const told = toldIn(sentence)
  return told && [sayDone(told.text, told.circumstance), saySeen(told.text, told.outcome)]
}

test.each([
  [
    'User can see a confirmation message when the product is added to the shopping cart.',
    'Add the product to the shopping cart',
    'User can see a confirmation message',
  ],
  [
    'If a subscriber is deleted the Scheduler must delete all future appointments of the subscriber.',
    'Delete a subscriber',
    'The Scheduler deletes all future appointments of the subscriber',
  ],
  [
    'User Story #6: If I enter an email that is not formatted correctly, I will see an HTML5 validation error.',
    'Enter an email that is not formatted correctly',
    'The user sees an HTML5 validation error',
  ],
  [
    'If no event is found, the page shows "No events found".',
    'Make sure that no event is found',
    'The page shows "No events found"',
  ],
  [
    'When a valid coin is inserted the amount of the coin will be added to the current amount and the display will be updated.',
    'Insert a valid coin',
    'The amount of the coin is added to the current amount and the display is updated',
  ],
  [
    'When attempting to acquire a lock, the kernel shall return an error.',
    'Attempt to acquire a lock',
    'The kernel returns an error',
  ],
  [
    'When a customer cancels a booking, the results shall be hidden and they should receive a refund.',
    'As a customer, cancel a booking',
    'The results are hidden and they receive a refund',
  ],
])('%s', (sentence, done, seen) => {
  expect(stated(sentence)).toEqual([done, seen])
})

test.each([
  ['it is not said what is meant', 'If it is longer, the page shows a message.'],
  ['it tells a limit', 'When the field is a date, the value must be after the first day.'],
  ['it tells what may be', 'If the user is signed in, the user may delete the list.'],
  ['it says what else there is', 'If the box is ticked, the page shows "A", otherwise "B".'],
  ['it speaks to a reader', 'If you expect many users, show a hint.'],
  ['it has two conditions', 'When the list is open and when the box is ticked, the page shows "A".'],
  ['nobody does what is told', 'If focus is on the last tab, moves focus to the first tab.'],
  ['it tells no circumstance', 'The system shall send an e-mail every night.'],
  ['nothing is to be seen', 'If the price is high, the manager is responsible.'],
])('no case is told where %s', (_, sentence) => {
  expect(stated(sentence)).toBeUndefined()
})
