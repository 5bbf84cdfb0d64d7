import { expect, test } from 'vitest'
import { discardedIn } from '../../../../../shared/domain/requirements/checked-forms/shown-inputs.ts'
import { ledShown } from '../../../../../shared/domain/requirements/checked-forms/shown-by-lead.ts'
import { toldSentences } from '../../../../../shared/domain/requirements/checked-forms/told-sentences.ts'

const led = (text: string) => {
  const [sentence] = toldSentences(text, 0)
  return sentence && ledShown(sentence)
}

test.each([
  ['Only when "Other" is chosen, the field "Which one?" shall be shown.', ['Which one?'], 'textbox'],
  ['If "Parcel" is selected, the fields "Weight" and "Length" are shown.', ['Weight', 'Length'], 'textbox'],
  [
    'As soon as more than 10 guests come, a further checkbox "We need a stage" appears.',
    ['We need a stage'],
    'checkbox',
  ],
  [
    'When "Yes" is chosen, the question "Which meal?" with "Lunch" and "Dinner" is asked.',
    ['Which meal?'],
    'choice',
  ],
  ['For a courier, and only then, "Street" and "Town" shall be shown.', ['Street', 'Town'], 'textbox'],
  ['Ticking "Gift wrap" shows the text box "Greeting".', ['Greeting'], 'textbox'],
])('%s brings inputs onto the page', (text, labels, control) => {
  expect(led(text)).toMatchObject({ labels, control })
})

test.each([
  'If the name is empty, "Enter a name." is shown.',
  'When the order is sent, "Thank you" is shown.',
  'The field "Name" is always shown.',
])('%s brings no input', (text) => {
  expect(led(text)).toBeUndefined()
})

const vocabulary = {
  buttons: [],
  inputs: [
    { label: 'Bus', control: 'checkbox' as const, options: [], start: 0 },
    { label: 'Seat number', control: 'textbox' as const, options: [], start: 1 },
  ],
}

test.each([
  ['What was entered in a field is gone when the field is shown again after it was hidden.', 'all'],
  ['When "Bus" is unticked, the seat number shall be emptied.', ['Seat number']],
  ['When "Bus" is unticked, the seat number is not emptied.', []],
  ['A hidden field never stops the form from being sent.', []],
])('%s', (text, expected) => {
  expect(discardedIn(text, vocabulary)).toEqual(expected)
})
