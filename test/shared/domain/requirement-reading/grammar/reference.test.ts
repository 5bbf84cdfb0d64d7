import { describe, expect, test } from 'vitest'
import { reference } from '../../../../../shared/domain/requirement-reading/grammar/reference.ts'
import { readWith } from '../../../../support/clauses-in-words.ts'

const read = (text: string) => {
  const { value, left } = readWith(reference, text)
  if (!value) return []
  const isQuoted = value.kind === 'named' && value.quoted
  const noun = value.kind === 'named' ? (value.noun ? ` (${value.noun})` : '') : ' (spoken of)'
  return [`${isQuoted ? `"${value.words}"` : value.words}${noun}`, ...(left ? [`left: ${left}`] : [])]
}

describe('how a text names a thing', () => {
  test.each<[string, string[]]>([
    ['the "Save" button is disabled', ['"Save" (button)', 'left: is disabled']],
    ['the button "Save"', ['"Save" (button)']],
    ['the field labelled "Name"', ['"Name" (field)']],
    ['The nickname shall be 4 characters', ['nickname', 'left: shall be 4 characters']],
    ['the weight of the parcel is', ['weight of the parcel', 'left: is']],
    ["the user's password is wrong", ["user's password", 'left: is wrong']],
    ['the password field is emptied', ['password (field)', 'left: is emptied']],
    ['the submit button is pressed', ['submit (button)', 'left: is pressed']],
    ['the required fields are empty', ['required fields', 'left: are empty']],
    ['The user presses the button "Save"', ['user', 'left: presses the button "Save"']],
    ['the e-mail address is wrong', ['e-mail address', 'left: is wrong']],
    ['gift wrapping is selected', ['gift wrapping', 'left: is selected']],
    ['Action Taken equals 6', ['Action Taken', 'left: equals 6']],
    ['the date of birth of the driver must', ['date of birth of the driver', 'left: must']],
    ['Driver age', ['Driver age']],
    ['it becomes Taken', ['it (spoken of)', 'left: becomes Taken']],
    ['these rules are kept', ['rules', 'left: are kept']],
    ['All four fields are mandatory', ['fields', 'left: are mandatory']],
    ['Days requested must be 5', ['Days requested', 'left: must be 5']],
    ['Makes no offer', []],
    ["So that I don't forget", []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
