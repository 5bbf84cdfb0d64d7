import { describe, expect, test } from 'vitest'
import {
  constraint,
  computation,
  limitOf,
} from '../../../../../shared/domain/requirement-reading/grammar/constraint.ts'
import type { Reference } from '../../../../../shared/domain/requirement-reading/tokens.ts'
import { readWith } from '../../../../support/clauses-in-words.ts'
import { limitInWords } from '../../../../support/conditions-in-words.ts'

const it: Reference = { kind: 'named', words: 'it', quoted: false, start: 0, end: 0 }

const read = (text: string) => {
  const limits = readWith(constraint, text)
  if (limits.value) return withLeft(limits.value.map(limitInWords), limits.left)
  const sum = readWith(computation, text)
  return sum.value ? withLeft([limitInWords(sum.value)], sum.left) : []
}
const readCell = (text: string) => {
  const { value, left } = readWith(limitOf(it), text)
  return withLeft((value ?? []).map(limitInWords), left)
}
const withLeft = (said: string[], left: string) => [...said, ...(left ? [`left: ${left}`] : [])]

describe('what a sentence limits', () => {
  test.each<[string, string[]]>([
    [
      'The nickname shall be 4 to 16 characters long.',
      ['all(length of nickname >= 4 characters, length of nickname <= 16 characters)'],
    ],
    ['The code shall contain only digits.', ['code only digits']],
    [
      'The password must have at least 8 characters, including one uppercase letter, one number and one special character.',
      [
        'all(length of password >= 8 characters, password has 1 capitals, password has 1 digits, password has 1 special)',
      ],
    ],
    ['The age shall be a whole number.', ['age is whole']],
    [
      'the rows may be from 5 to 40, the seats from 6 to 30 and the aisles from 1 to 4',
      ['all(rows >= 5, rows <= 40)', 'all(seats >= 6, seats <= 30)', 'all(aisles >= 1, aisles <= 4)'],
    ],
    [
      'its budget is more than EUR 0.00 and at most EUR 900.00',
      ['all(budget > 0.00 EUR, budget <= 900.00 EUR)'],
    ],
    [
      'The password must contain at least 8 characters, at least one digit and one special character.',
      ['all(length of password >= 8 characters, password has 1 digits, password has 1 special)'],
    ],
    ['The user name must not contain spaces.', ['user name never spaces']],
    ['The maximum length of the comment is 500 characters.', ['length of comment <= 500 characters']],
    ['The title must be no longer than 100 characters.', ['length of title <= 100 characters']],
    ['The user name must be unique.', ['not user name repeats']],
    ['The comment may be left empty.', ['all(), optional']],
    ['Name, street and city are mandatory.', ['not Name empty', 'not street empty', 'not city empty']],
    ['The quantity must not exceed 99.', ['quantity <= 99']],
    ['The end date must be after the start date.', ['end date > start date']],
    ['The departure date must not be before today.', ['departure date >= today']],
    ['The code must start with "DE".', ['code like ^DE.*$']],
    [
      'The length of the title must be between 3 and 80 characters.',
      ['all(length of title >= 3 characters, length of title <= 80 characters)'],
    ],
    ['The size must be one of S, M and L.', ['size in S|M|L']],
    ['Passwords must match the confirmation.', ['Passwords = confirmation']],
    ['The customer must be at least 18 years old.', ['customer age >= 18 years']],
    ['The PIN is exactly 4 digits.', ['all(length of PIN = 4 digits, PIN only digits)']],
    [
      'Each team has 5 to 11 players.',
      ['all(number of players of team >= 5, number of players of team <= 11)'],
    ],
    [
      'The driver can set a charging limit between 5 and 80 kWh.',
      ['all(charging limit >= 5 kWh, charging limit <= 80 kWh)'],
    ],
    [
      'The system shall accept a mass of more than 0 kg and not more than 25 kg, to one decimal place.',
      ['all(mass > 0 kg, mass <= 25 kg), step 0.1'],
    ],
    [
      'The pilot shall select exactly one flight purpose: Leisure, Survey or Rescue.',
      ['flight purpose in Leisure|Survey|Rescue'],
    ],
    [
      'Lot number: required, whole number from 1 to 9999, must be unique.',
      [
        'all(not Lot number empty, not Lot number repeats, Lot number is whole, Lot number >= 1, Lot number <= 9999)',
      ],
    ],
    [
      'Interest Rate must be a number greater than or equal to 0, Exempt or NA, and cannot be left blank.',
      [
        'all(any(all(Interest Rate is number, Interest Rate >= 0), Interest Rate in Exempt|NA), not Interest Rate empty)',
      ],
    ],
    ['Shipping costs 4.90 EUR', ['Shipping costs := 4.90 EUR']],
    ['The fee is 5.00 EUR', ['fee := 5.00 EUR']],
    ['The search field accepts numbers from 1 to 99.', ['all(search is number, search >= 1, search <= 99)']],
    ['The total is the price plus 19 %.', ['total := (price + 19 % of price)']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('what is no limit of an entry, or not understood to its end', () => {
  test.each<[string]>([
    ['The system must be secure.'],
    ['The page has a button "Save".'],
    ['Authentication required, returns a User'],
    ['Transfers over €5,000.00 have to be confirmed with a TAN.'],
    ['The server will support 350 concurrent users without any degradation.'],
    ['The website should use Flash to provide animation.'],
    ['These things cannot be Healed.'],
    ['Readers under 14 pay half of the fee.'],
    ['Reason is mandatory for unpaid leave.'],
    ['The fee is 0.20 EUR for each day overdue.'],
    ['The system shall provide a mechanism that resets the count.'],
    ['Makes no offer'],
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('what a cell under a name limits', () => {
  test.each<[string, string[]]>([
    ['1 to 28', ['all(it >= 1, it <= 28)']],
    ['from 21 up to and including 74', ['all(it >= 21, it <= 74)']],
    ['5 to 20, exclusive', ['all(it > 5, it < 20)']],
    ['between 5 and 10 (exclusive)', ['all(it > 5, it < 10)']],
    ['not less than 19.90', ['it >= 19.90']],
    ['500 kg and more', ['it >= 500 kg']],
    ['under 50 kg', ['it < 50 kg']],
    ['50 kg to 499 kg', ['all(it >= 50 kg, it <= 499 kg)']],
    ['18+', ['it >= 18']],
    ['≥ 5', ['it >= 5']],
    ['> 0 and <= 100', ['all(it > 0, it <= 100)']],
    ['max. 200', ['it <= 200']],
    ['3-20 chars', ['all(length of it >= 3 chars, length of it <= 20 chars)']],
    ['EUR 100.00 to EUR 499.99', ['all(it >= 100.00 EUR, it <= 499.99 EUR)']],
    ['2026-01-01 to 2026-12-31', ['all(it >= 2026-01-01, it <= 2026-12-31)']],
    [
      'required, 4 to 16 characters',
      ['all(not it empty, length of it >= 4 characters, length of it <= 16 characters)'],
    ],
    ['optional, up to 50 characters', ['length of it <= 50 characters, optional']],
    ['mandatory; max 30 characters', ['all(not it empty, length of it <= 30 characters)']],
    ['digits only', ['it only digits']],
    ['4 digits', ['all(length of it = 4 digits, it only digits)']],
    ['fewer than 4 digits', ['not it has 4 digits']],
    ['letters, digits and hyphens only', ['it only letters digits -']],
    [
      'at least 8 characters, at least one digit and one capital letter',
      ['all(length of it >= 8 characters, it has 1 digits, it has 1 capitals)'],
    ],
    ['two capital letters followed by six digits', ['it like ^[A-Z]{2}[0-9]{6}$']],
    ['whole number, 1 to 9', ['all(it is whole, it >= 1, it <= 9)']],
    [
      'a number greater than 0, blank, Exempt or NA',
      ['any(all(it is number, it > 0), it blank, it in Exempt|NA)'],
    ],
    ['S, M or L', ['it in S|M|L']],
    ['0, 7 or 19', ['it in 0|7|19']],
    ['5.0 to 30.0 °C in steps of 0.5', ['all(it >= 5.0 °C, it <= 30.0 °C), step 0.5']],
  ])('%s', (text, expected) => {
    expect(readCell(text)).toEqual(expected)
  })
})
