import { describe, expect, test } from 'vitest'
import { condition } from '../../../../../shared/domain/requirement-reading/grammar/condition.ts'
import { readWith } from '../../../../support/clauses-in-words.ts'
import { conditionInWords } from '../../../../support/conditions-in-words.ts'

const read = (text: string) => {
  const { value, left } = readWith(condition, text)
  return value ? [conditionInWords(value), ...(left ? [`left: ${left}`] : [])] : []
}

describe('what has to be so', () => {
  test.each<[string, string[]]>([
    [
      'any of these limits is not kept, the plan is refused',
      ['not all valid', 'left: , the plan is refused'],
    ],
    ['all entries are valid and "Subscribe" is pressed', ['all valid', 'left: and "Subscribe" is pressed']],
    ['"I agree" is not ticked, the page', ['not "I agree" = true', 'left: , the page']],
    ['every field is inside its limits', ['all valid']],
    ['the name or the e-mail address is empty', ['any(name empty, e-mail address empty)']],
    ['both the name and the city are empty', ['all(name empty, city empty)']],
    ['the weight is under 50 kg and the class is Standard', ['all(weight < 50 kg, class in Standard)']],
    ['days are at most 5', ['days <= 5']],
    ['days are more than 5', ['days > 5']],
    ['the age is below 18 or above 65', ['any(age < 18, age > 65)']],
    ['the customer is a member', ['customer in member']],
    ['the customer is a Gold member', ['customer in Gold member']],
    ['the order value is EUR 100.00 or more', ['order value >= 100.00 EUR']],
    ['order value EUR 100.00 to EUR 499.99', ['all(order value >= 100.00 EUR, order value <= 499.99 EUR)']],
    ['weight 500 kg and more', ['weight >= 500 kg']],
    ['the sum of the fees is above EUR 100.00', ['sum of the fees > 100.00 EUR']],
    ['no file is selected, an error', ['file empty', 'left: , an error']],
    ['the customer has a coupon', ['coupon = true']],
    ['the account is locked', ['account in locked']],
    ['the user is logged in', ['user in logged in']],
    ['the claim is in the state Sent', ['claim in Sent']],
    ['the list is empty', ['list empty']],
    ['the password does not match the confirmation', ['not password = confirmation']],
    ['the e-mail address is already registered, the', ['e-mail address repeats', 'left: , the']],
    ['one of these rules is broken', ['not all valid']],
    ['the quantity exceeds the stock', ['quantity > stock']],
    ['the order is older than 14 days', ['order age > 14 days']],
    ['the user is an admin or an editor', ['user in admin|editor']],
    ['the amount is 0', ['amount = 0']],
    ['the start date is after the end date', ['start date > end date']],
    ['the card is expired or the PIN is wrong', ['any(card in expired, not PIN valid)']],
    ['the window is open', ['window in open']],
    ['the customer is under 18', ['customer < 18']],
    ['status is Open or Taken', ['status in Open|Taken']],
    ['the tier is Gold', ['tier in Gold']],
    ['the loan is overdue', ['loan in overdue']],
    ['the user enters a wrong password', []],
    ['Save is pressed', []],
    ['the payment fails', []],
    ['the name is longer than 50 characters', ['length of name > 50 characters']],
    ['it is not', []],
    ['the cart contains more than 10 items', ['number of items of cart > 10']],
    [
      'the temperature is higher than 30 °C or lower than -5 °C',
      ['any(temperature > 30 °C, temperature < -5 °C)'],
    ],
    ['the customer is not a member', ['not customer in member']],
    ['the value is not between 1 and 5', ['not all(value >= 1, value <= 5)']],
    ['the file is larger than 5 MB', ['file > 5 MB']],
    ['a ticket is Solved', ['ticket in Solved']],
    ['at least one item is selected', ['any(item = true)']],
    ['the date is in the past', ['date < today']],
    ['the terms have not been accepted, the', ['not terms = true', 'left: , the']],
    ['the terms have been accepted', ['terms = true']],
    ['one of them is left blank', ['any(them empty)']],
    ['any of the fields is empty', ['any(fields empty)']],
    ['the e-mail address is wrong', ['not e-mail address valid']],
    ['all fields are filled in', ['all(not fields empty)']],
    ['the quantity is outside the range, the form', ['not quantity valid', 'left: , the form']],
    ['the date is outside the booking window, the system', ['not date valid', 'left: , the system']],
    ['everything is in order, the account', ['all valid', 'left: , the account']],
    ['the password breaks one of these rules, the message', ['not password valid', 'left: , the message']],
    [
      'all fields are filled in correctly and the slot is free, the',
      ['all(all valid, slot in free)', 'left: , the'],
    ],
    ['gift wrapping is selected, the fee rises', ['gift wrapping = true', 'left: , the fee rises']],
    [
      'the insured value is more than 500.00 EUR, the fee rises',
      ['insured value > 500.00 EUR', 'left: , the fee rises'],
    ],
    ['the passwords and the confirmation differ', ['passwords != confirmation']],
    ['the charge point is in use, no session', ['charge point in in use', 'left: , no session']],
    ['the pilot number does not have this form', ['not pilot number valid']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
