import { describe, expect, test } from 'vitest'
import { consequences, effects } from '../../../../../shared/domain/requirement-reading/grammar/effect.ts'
import { effectInWords, readWith } from '../../../../support/clauses-in-words.ts'

function read(text: string, parser = effects) {
  const { value, left } = readWith(parser, text)
  return [...(value ?? []).map((effect) => effectInWords(effect)), ...(left ? [`left: ${left}`] : [])]
}

describe('texts that are shown', () => {
  test.each<[string, string[]]>([
    ['the page shall show "Too short."', ['text Too short.']],
    ['the message "Too short." appears', ['message Too short.']],
    ['"Too short." is displayed in red', ['text Too short.']],
    ['it shows "Not possible" beside the field', ['text Not possible near field']],
    ['the page shall show the heading "Hello, <nickname>"', ['heading Hello, {nickname}']],
    ['the form says "Choose a radius"', ['message Choose a radius']],
    ['is reported as "Code is required."', ['text Code is required.']],
    ['is answered with "Use 4 digits"', ['message Use 4 digits']],
    ['leads to the message "Unknown reader"', ['message Unknown reader']],
    ['I should see "Wrong password."', ['text Wrong password.']],
    ['I should not see "Current bid:"', ['no text Current bid:']],
    ['"Saved" is no longer shown', ['no text Saved']],
    ['"Please check the name"', ['text Please check the name']],
    ['the page shows "A" with the heading "B"', ['text A', 'heading B']],
    ['the reader sees "Thank you" and the total', ['text Thank you', 'said: the total is shown']],
    ['there is no message "Too short."', ['no text Too short.']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('lists', () => {
  test.each<[string, string[]]>([
    ['the list shows "Eggs" but not "Tea"', ['[Eggs] without [Tea] in list']],
    ['the list shows "Eggs" and the counter shows "1 item open"', ['[Eggs] in list', 'text 1 item open']],
    ['"Milk" is removed from the list', ['[] without [Milk] in list']],
    ['the product is added to the shopping cart', ['adds product to shopping cart']],
    ['only "A" and "B" are listed in the "Members" list', ['only [A | B] in "Members"']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('controls and pages', () => {
  test.each<[string, string[]]>([
    ['the "Place order" button is disabled', ['"Place order" is disabled']],
    ['the system disables the button "Save"', ['"Save" is disabled']],
    ['"First day" is empty', ['"First day" is empty']],
    ['the field "Name" is cleared and the focus moves to "Code"', ['"Name" is empty', '"Code" is focused']],
    ['There is no "Back" button', ['"Back" is hidden']],
    ['the page offers the buttons "Accept" and "Weigh"', ['"Accept" is shown', '"Weigh" is shown']],
    ['the user is redirected to the page "Sign in"', ['goes to Sign in']],
    ['I should be on my profile page', ['goes to profile']],
    ['the "Details" dialog opens', ['"Details" is shown']],
  ])('%s', (text, expected) => {
    expect(read(text).slice(0, expected.length)).toEqual(expected)
  })
})

describe('values and states', () => {
  test.each<[string, string[]]>([
    ['the ticket becomes Taken', ['ticket := Taken']],
    [
      'an Active account becomes Locked and the page shows "Locked."',
      ['Active account := Locked', 'text Locked.'],
    ],
    ['the device moves from Standby to Heating', ['device := Heating']],
    ['it is then Paused', ['it := Paused']],
    ['the parcel is Handed over', ['parcel := Handed over']],
    ['the system shall set the notice to In review', ['notice := In review']],
    ['the request gets the status Pending', ['request := Pending']],
    ['the fee is €2.50', ['fee := 2.50 €']],
    ['the premium is reduced by 5 %', ['premium := premium - 5 % of premium']],
    ['the ticket keeps its state', ['state unchanged']],
    ['the state does not change', ['state unchanged']],
    ['the appointment stays booked', ['appointment := booked']],
    ['"Status changes" goes up by 1', ['"Status changes" := "Status changes" + 1']],
    ['the price falls to 3.00 EUR', ['price := 3.00 EUR']],
    ['the claim stays in the state Sent', ['claim := Sent']],
    ['members get a discount of 10 %', ['discount := 10 %']],
    ['name and code are empty', ['name is empty', 'code is empty']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what is refused or accepted', () => {
  test.each<[string, string[]]>([
    ['the plan is refused with the message "No."', ['refused', 'message No.']],
    ['it shall be refused: the state does not change', ['refused', 'state unchanged']],
    ['has no effect, and the message "Not now" appears', ['refused', 'message Not now']],
    ['the order is accepted', ['accepted']],
    ['is not accepted', ['refused']],
    ['the system shall reject any other mass with the message "No."', ['refused', 'message No.']],
    ['the transfer is not carried out and the system shows "No."', ['refused', 'text No.']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what is no effect stays unread', () => {
  test.each([
    'The box must be ticked',
    'The weight must be 5 kg',
    'Income must be NA',
    'The remarks may be left empty',
    'The approver can approve it',
    'A room costs 80.00 EUR per night',
    'The media type is Book, Magazine or DVD',
    'one of "Order", "Return", "Other"',
    "the user's Guide",
    'so that it is possible to organise activities',
    'The terms have been accepted',
    'order number',
  ])('%s', (text) => {
    expect(readWith(effects, text).value).toBeUndefined()
  })
})

describe('what only words say', () => {
  test('is kept where the sentence demands it of the system', () => {
    expect(read('the system shall send an e-mail to the customer and show "Done"')).toEqual([
      'said: the system shall send an e-mail to the customer',
      'text Done',
    ])
  })
  test('is kept behind a condition, whoever does it', () => {
    expect(read('the plan is saved', consequences)).toEqual(['said: the plan is saved'])
    expect(read('the mode does not change and the device beeps twice', consequences)).toEqual([
      'mode unchanged',
      'said: the device beeps twice',
    ])
  })
  test('is left alone elsewhere', () => {
    expect(readWith(effects, 'the plan is saved').value).toBeUndefined()
  })
  test('never swallows a number', () => {
    expect(readWith(effects, 'The system shall store up to 100 entries').value).toBeUndefined()
  })
})

test('the census knows which alternatives took part', () => {
  const { used } = readWith(effects, 'the ticket becomes Taken')
  expect(used).toContain('effect: something becomes a value')
})

test.each([
  'the page shows ',
  '"x" and ',
  'the system shall send an e-mail and ',
  'the user enters "a" in "b" and ',
])('a flood of words is cut off by the budget: %s', (words) => {
  expect(() => readWith(consequences, words.repeat(2000))).not.toThrow()
})
