import { expect, test } from 'vitest'
import { occurrence } from '../../../../../shared/domain/requirement-reading/grammar/event/occurrence.ts'
import { pressed } from '../../../../../shared/domain/requirement-reading/grammar/pressed.ts'
import { effectInWords, eventInWords, readWith } from '../../../../support/clauses-in-words.ts'

test.each<[string, string, string[]]>([
  [
    '"Clear form" empties all fields and hides the "Total" field',
    'press "Clear form"',
    ['fields is empty', '"Total" is hidden'],
  ],
  ['the button "Back" leads to the start page', 'press "Back"', ['goes to start']],
  [
    '"Start over" puts the form back to its start',
    'press "Start over"',
    ['said: puts the form back to its start'],
  ],
  ['a click on "Next" opens the page "Summary"', 'press "Next"', ['goes to Summary']],
  ['Resuming a Paused session brings it back to Charging', 'resume Paused session', ['it := Charging']],
])('%s', (text, event, then) => {
  const { value } = readWith(pressed, text)
  expect(value?.when.map((each) => eventInWords(each))).toEqual([event])
  expect(value?.effects.map((each) => effectInWords(each))).toEqual(then)
})

test.each([
  '"Total" shows "5"',
  '"Guests" holds 2',
  '"Up to" includes the limit',
  '"Status changes" goes up by 1',
  '"Name" is empty',
  'the user presses "Save"',
])('no control that does something: %s', (text) => {
  expect(readWith(pressed, text).value).toBeUndefined()
})

test.each<[string, string[], string]>([
  [
    'the fifth wrong password in a row is entered, an Active account',
    ['enter the fifth wrong password in a row'],
    ', an Active account',
  ],
  ['the payment arrives within 30 minutes', ['payment: arrive within 30 minutes'], ''],
  ['the list is empty', [], 'the list is empty'],
  ['a driver who is not a member pays', [], 'a driver who is not a member pays'],
])('what happens, in its own words: %s', (text, events, rest) => {
  const { value, left } = readWith(occurrence, text)
  expect((value ?? []).map((each) => eventInWords(each))).toEqual(events)
  expect(left).toBe(rest)
})
