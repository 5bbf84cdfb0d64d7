import { expect, test } from 'vitest'
import { saysUpdated } from '../../../../../shared/domain/requirements/checked-forms/update-words.ts'

test.each([
  'Messages are brought up to date at the next press of Q0',
  'The messages are updated each time the form is sent again',
  'a field that has been corrected then no longer shows a message',
  'With every new attempt the old messages are removed',
])('%s says what shows after a correction', (words) => {
  expect(saysUpdated(words)).toBe(true)
})

test.each([
  'Messages are shown below their fields',
  'The message stays until the form is sent again without mistakes',
  'Messages are not updated before the next press of Q0',
  'Q0 removes all messages',
  'A corrected order is sent once more',
])('%s does not', (words) => {
  expect(saysUpdated(words)).toBe(false)
})
