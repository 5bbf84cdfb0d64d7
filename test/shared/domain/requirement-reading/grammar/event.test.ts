import { describe, expect, test } from 'vitest'
import { event } from '../../../../../shared/domain/requirement-reading/grammar/event.ts'
import { eventInWords, readWith } from '../../../../support/clauses-in-words.ts'

const read = (text: string) => {
  const { value, left } = readWith(event, text)
  return [...(value ?? []).map((each) => eventInWords(each)), ...(left ? [`left: ${left}`] : [])]
}

describe('what people do with controls', () => {
  test.each<[string, string[]]>([
    ['I enter "Eggs" into "Item" and press "Put on list"', ['enter "Item" = Eggs', 'press "Put on list"']],
    ['I enter 52.00 into "Price"', ['enter "Price" = 52.00']],
    [
      'Enter "a" in "Name", "b" in "E-mail" and click "Save"',
      ['enter "Name" = a', 'enter "E-mail" = b', 'press "Save"'],
    ],
    ['I fill the "Email" field with "x@y.z"', ['enter "Email" = x@y.z']],
    ['the user changes the quantity to 3', ['enter quantity = 3']],
    ['Leave the "Name" field empty', ['clear "Name"']],
    ['Select "Express" from "Shipping"', ['choose "Shipping" = Express']],
    ['Choose the carrier "Gull Post"', ['choose carrier = Gull Post']],
    ['I tick the checkbox "Eggs"', ['tick "Eggs"']],
    ['I untick "Eggs"', ['untick "Eggs"']],
    ['Upload a file "cv.pdf" to "CV"', ['upload "CV" = cv.pdf']],
    ['The customer opens the cart page', ['customer: open cart page']],
    ['submit the form', ['submit form']],
    ['the user clicks Submit', ['press Submit']],
    ['"Accept" is pressed', ['press "Accept"']],
    ['a click on "Get quote"', ['press "Get quote"']],
    ['the user clicks "Save" in the dialog', ['press "Save"']],
    ['the user clicks "Log in" with correct data', ['press "Log in"', 'left: with correct data']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what a text only names', () => {
  test.each<[string, string[]]>([
    ['an agent takes an Open ticket', ['agent: take Open ticket']],
    ['the manager sends it back', ['manager: send back it']],
    ['the ticket is scanned at the gate', ['scan at the gate ticket']],
    ['the cable is plugged in', ['plug in cable']],
    ['I log in', ['log in']],
    ['payment received', ['receive payment']],
    ['the window opens', ['window: open']],
    ['resuming a Paused session', ['resume Paused session']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what does not happen stays unread', () => {
  test.each([
    'the list is empty',
    '"I agree" is not ticked',
    'the amount exceeds the balance',
    'all fields are filled in',
    'the terms have been accepted',
    'the system saves the entries',
    'phone number',
    'Leave type',
    'the box must be ticked',
    'no order is sent',
  ])('%s', (text) => {
    expect(readWith(event, text).value).toBeUndefined()
  })
})
