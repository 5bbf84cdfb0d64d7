import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const design = (requirements: string) =>
  designDerived({
    requirements: `${requirements} After "Save" the page shows "Saved".`,
    mode: 'generate',
    maxTestCases: 200,
  })

/** The value that a refused case enters into the input that it is about → the message that it expects, or nothing. */
function answers(requirements: string): Map<string, string> {
  return new Map(
    design(requirements).testCases.flatMap(({ title, expectedResult = '' }) => {
      const what = /refused when (.+)$/i.exec(title)?.[1]?.replace(/ \(".*"\)$/, '')
      const message = /^The message "(.+?)" is shown/.exec(expectedResult)?.[1]
      return what === undefined ? [] : [[what, message ?? '']]
    }),
  )
}

const titles = (requirements: string) => design(requirements).testCases.map(({ title }) => title)

describe('a message about other characters answers no length', () => {
  const rule = 'The username may only contain letters and digits and must be 4 to 20 characters long.'
  test.each([
    `${rule} If the username contains other characters, "X" appears.`,
    `${rule} For other characters the message "X" is displayed under the field.`,
    `${rule} If it contains invalid characters, an error message "X" is shown.`,
    `${rule} If it contains anything else, "X" appears.`,
    `${rule} Other characters lead to "X".`,
    `${rule} If characters are entered that are not allowed, "X" appears.`,
    'The username must be 4 to 20 characters long and may only contain letters and digits; for other characters "X" appears.',
  ])('%s', (text) => {
    const found = answers(text)
    expect(found.get('Username has a character that is neither letter nor digit')).toBe('X')
    expect(found.get('Username has 3 characters')).toBe('')
    expect(found.get('Username has 21 characters')).toBe('')
    expect(found.get('Username is empty')).toBe('')
  })

  test.each([`${rule} Otherwise "X" appears.`, `${rule} If it does not meet these rules, "X" appears.`])(
    'what answers the whole rule answers the length too: %s',
    (text) => {
      const found = answers(text)
      expect(found.get('Username has a character that is neither letter nor digit')).toBe('X')
      expect(found.get('Username has 3 characters')).toBe('X')
    },
  )
})

describe('several messages of one input answer each its own violation', () => {
  test.each([
    'For other characters the message "Sign" is shown. For shorter names "Short" and for longer names "Long" appears.',
    'If it is shorter, "Short" appears; if it is longer, "Long" appears; if it has forbidden characters, "Sign" appears.',
    'Longer names give "Long", shorter ones "Short", other characters "Sign".',
    'When it is too short, "Short" is shown; when it is too long, "Long"; when it contains other characters, "Sign".',
  ])('%s', (messages) => {
    const found = answers(
      `The nickname must be 4 to 20 characters long and may contain only letters, digits and hyphens. ${messages}`,
    )
    expect(found.get('Nickname has 3 characters')).toBe('Short')
    expect(found.get('Nickname has 21 characters')).toBe('Long')
    expect(found.get('Nickname has a character other than letters, digits and hyphens')).toBe('Sign')
  })

  test('a missing digit and a missing capital letter are told apart, and none is a wrong length', () => {
    const found = answers(
      'The password must have 8 to 20 characters and contain at least one digit and one capital letter. If it contains no digit, "Digit missing" appears. If there is no capital letter, "Capital missing" appears.',
    )
    expect(found.get('Password has no digit')).toBe('Digit missing')
    expect(found.get('Password has no upper-case letter')).toBe('Capital missing')
    expect(found.get('Password has 21 characters')).toBe('')
  })

  test('a message about spaces answers no value without a space', () => {
    const text =
      'The code must have 4 to 9 characters and may only contain letters. If it contains digits, "No digits" appears. If it contains spaces, "No spaces" appears.'
    expect(answers(text).get('Code has a character that is no letter')).toBe('No digits')
    expect([...answers(text).values()]).not.toContain('No spaces')
    expect(titles(text).join()).not.toContain('No spaces')
  })

  test('brackets behind two kinds of characters answer each its own kind', () => {
    const found = answers(
      'The password must contain at least one digit ("Digit missing") and at least one capital letter ("Capital missing").',
    )
    expect(found.get('Password has no digit')).toBe('Digit missing')
    expect(found.get('Password has no upper-case letter')).toBe('Capital missing')
  })

  test('brackets behind two rules of one sentence answer each its own', () => {
    const found = answers('The e-mail is mandatory ("E-mail missing") and must be valid ("E-mail invalid").')
    expect(found.get('E-mail is empty')).toBe('E-mail missing')
    expect(found.get('E-mail is not an e-mail address')).toBe('E-mail invalid')
  })

  test('"they do not match" compares the two inputs, and nothing on record', () => {
    for (const text of [
      'Password: 8 to 20 characters. Repeat password must match Password. If they do not match, "Differ" appears.',
      'Password and Confirm password are mandatory. The two passwords must match. If the passwords do not match, "Differ" appears.',
    ]) {
      const found = [...answers(text)].filter(([, message]) => message === 'Differ').map(([what]) => what)
      expect(found).toEqual([expect.stringMatching(/differs from Password$/)])
    }
  })

  test('a length, a duplicate and nothing at all are named as people name them', () => {
    const found = answers(
      'The username must be unique and have 3 to 15 characters. If it is a duplicate, "Taken" appears. If the length is wrong, "3 to 15" appears. If nothing is entered, "Enter a name" appears.',
    )
    expect(found.get('Username is already in use')).toBe('Taken')
    expect(found.get('Username has 2 characters')).toBe('3 to 15')
    expect(found.get('Username has 16 characters')).toBe('3 to 15')
    expect(found.get('Username is empty')).toBe('Enter a name')
  })

  test('two rules of one sentence have each the message behind it', () => {
    const found = answers(
      'The name may contain letters only, otherwise "Letters only" appears above the field; the length must be 2 to 30 characters, otherwise "2 to 30" appears.',
    )
    expect(found.get('Name has a character that is no letter')).toBe('Letters only')
    expect(found.get('Name has 1 character')).toBe('2 to 30')
    expect(found.get('Name has 31 characters')).toBe('2 to 30')
  })

  test.each([
    'The e-mail must not already be registered. In this case "Taken" appears.',
    'The e-mail must not already be registered. If it is, "Taken" appears.',
    'The e-mail address must not exist yet, otherwise "Taken" appears.',
    'The e-mail must be valid and not yet registered. If it is already registered, "Taken" appears.',
  ])('what is on record already is refused: %s', (text) => {
    const taken = [...answers(text)].filter(([, message]) => message === 'Taken').map(([what]) => what)
    expect(taken).toEqual([expect.stringMatching(/is already in use$/)])
  })

  test('a message about other characters says which ones an input takes', () => {
    const found = answers(
      'The username must have 5 to 15 characters. If it contains any other characters than letters and digits, "Wrong characters" is displayed.',
    )
    expect(found.get('Username has a character that is neither letter nor digit')).toBe('Wrong characters')
    expect(found.get('Username has 4 characters')).toBe('')
  })

  test.each([
    'If the username contains spaces, "No spaces" appears. The username must have 5 to 15 characters.',
    'The amount must be a number. If the amount is negative, "No negative amounts" appears.',
    'The title is mandatory. If one of the two is empty, "Required" appears; if one is too long, "Too long" appears.',
  ])('no allowed value is said to lead to a message: %s', (text) => {
    expect(titles(text).join('\n')).not.toMatch(/" is (?:not )?(?:visible|shown), when/)
  })

  test('a limit behind a semicolon stays with its own input', () => {
    const found = titles(
      'The dialog has Title, Author and Year. Title and Author must be filled in; the year is optional and must be between 1900 and 2030.',
    ).join('\n')
    expect(found).toContain('Year is 1899')
    expect(found).not.toContain('Title is 1899')
  })
})

describe('the characters that a sentence allows', () => {
  test.each([
    [
      'The code may only contain letters and must be 4 to 20 characters long.',
      'Code has a character that is no letter',
    ],
    [
      'The code may contain only digits and must be 4 to 20 characters long.',
      'Code has a character that is no digit',
    ],
    [
      'The code consists only of letters and has 4 to 20 characters.',
      'Code has a character that is no letter',
    ],
    [
      'The code must be 4 to 20 characters long and contain nothing but digits.',
      'Code has a character that is no digit',
    ],
    ['The code may have 4 to 20 letters or digits.', 'Code has a character that is neither letter nor digit'],
    [
      'The code consists of letters, digits, "-" and "_".',
      'Code has a character other than letters, digits, "-" and "_"',
    ],
    [
      'The code can contain a-z, 0-9 and underscores.',
      'Code has a character other than a-z, 0-9 and underscores',
    ],
    [
      'Only letters and hyphens are allowed in the code.',
      'Code has a character other than letters and hyphens',
    ],
  ])('%s', (text, refused) => {
    expect([...answers(text).keys()]).toContain(refused)
  })

  test('digits that may be there are not all that may be there', () => {
    expect([...answers('The street may contain digits and hyphens. The street is required.').keys()]).toEqual(
      ['Street is empty'],
    )
  })

  test('every value that a letters-only case accepts has letters only', () => {
    for (const { title, steps } of design(
      'The code may only contain letters and must be 4 to 20 characters long.',
    ).testCases)
      if (/accepted/.test(title))
        for (const { testData = '' } of steps ?? []) expect(testData).not.toMatch(/\d/)
  })
})

describe('inputs of a form that are called no fields', () => {
  test.each([
    'The form has First name, Last name and E-mail. All fields are mandatory. If a mandatory field is empty, "Fill in" appears next to the field.',
    'The form consists of First name, Last name and E-mail. All fields are required. If any of the fields is empty, the error message "Fill in" is displayed under the field.',
    'The registration form contains first name, last name and e-mail. Every field is mandatory, otherwise "Fill in" appears.',
    'The page has First name, Last name and E-mail. All fields must be filled in. An error message "Fill in" is displayed under each mandatory field that is empty.',
  ])('%s', (text) => {
    const found = answers(text)
    for (const label of ['First name', 'Last name', 'E-mail'])
      expect(found.get(`${label} is empty`)).toBe('Fill in')
    expect([...found.values()].every((message) => message === 'Fill in')).toBe(true)
  })

  test.each([
    'The form has a header, a table and a footer.',
    'The form has three sections and two buttons.',
    'The page shows Name, Price and Rating of the product.',
    'The form contains Terms and Conditions.',
  ])('%s names no input', (text) => {
    expect(design(text).testCases).toEqual([])
  })
})

describe('what must be valid', () => {
  test.each([
    ['The e-mail must be valid, otherwise "No" appears.', 'E-mail is not an e-mail address'],
    ['The e-mail must have the correct format. Else "No" appears.', 'E-mail is not an e-mail address'],
    [
      'A valid e-mail address is required. Otherwise, an error message "No" is displayed under the field.',
      'E-mail address is not an e-mail address',
    ],
    ['The phone number must be valid; if not, "No" is displayed.', 'Phone number is not a phone number'],
    ['The IBAN must be valid or else "No" appears.', 'IBAN is not an IBAN'],
    [
      'The start date must be a valid date. Otherwise, the message "No" is displayed.',
      'Start date is not a date of the calendar',
    ],
  ])('%s', (text, refused) => {
    expect(answers(text).get(refused)).toBe('No')
  })

  test.each([
    'The confirmation e-mail must be valid for 24 hours.',
    'The parking permit must be valid. Otherwise "No permit" appears.',
    'The session must be valid.',
  ])('%s declares no input', (text) => {
    expect(design(text).testCases).toEqual([])
  })
})

test('no sentence about characters, however cut, makes the design throw', () => {
  const words = [
    'If',
    'it',
    'contains',
    'no',
    'other',
    'characters',
    '"-"',
    'a',
    'digit',
    ';',
    ',',
    'only',
    'letters',
    '"X"',
    'appears',
    '.',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 24 }), (cut) => {
      expect(() => design(cut.join(' '))).not.toThrow()
    }),
    { numRuns: 60 },
  )
})
