import { expect, test } from 'vitest'
import { restartIn } from '../../../../../shared/domain/requirements/checked-forms/restart-words.ts'
import { toldSentences } from '../../../../../shared/domain/requirements/checked-forms/told-sentences.ts'

function read(text: string) {
  const told = toldSentences(text, 0)
  return told.flatMap(
    (one, at) => restartIn(one, told[at - 1], { inputs: [], buttons: ['Another parcel', 'Print'] }) ?? [],
  )
}

test.each([
  '"Another parcel" removes the confirmation and brings back the empty form.',
  'Then the button "Another parcel" is shown. It opens a new form.',
  'The button "Another parcel" shall bring back the form in its starting state and hide the confirmation.',
  'The page offers "Another parcel". Pressing it leads back to the form, with all fields empty.',
])('%s starts over', (text) => {
  expect(read(text)).toEqual([{ part: 'restarts', button: 'Another parcel' }])
})

test.each([
  '"Another parcel" shows the form with the entries.',
  '"Next page" brings back the empty form.',
  '"Another parcel" and "Print" bring back the empty form.',
  'The confirmation names the parcel. It opens a new form.',
  '"Print" opens the label.',
])('%s names no button that starts over', (text) => {
  expect(read(text)).toEqual([])
})
