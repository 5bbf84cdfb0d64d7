import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const rulesOf = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => /^(?:constraint|reaction)/.test(line))

test('a limit that is told again to say what answers it is one limit', () => {
  expect(
    rulesOf(
      'The email address is entered. The email address must be unique. If it is already registered, the system shall display "Already in use".',
    ),
  ).toEqual(['constraint if repeats: refused, shows "Already in use"'])
  expect(
    rulesOf(
      'The search term is entered. The search term must have at least 2 characters. If it is too short, "Too short" is shown.',
    ),
  ).toEqual(['constraint if not length of search term >= 2: refused, shows "Too short"'])
})

test('a message for any empty field answers each that is required, and none that is excepted', () => {
  const text = 'The form has the fields name, email, subject and message. All fields except subject are required. If a required field is empty, "Required" is shown.' // prettier-ignore
  expect(rulesOf(text)).toEqual(
    Array.from({ length: 3 }, () => 'constraint if empty: refused, shows "Required"'),
  )
})

test('two entries that must match are compared, and the message is for them alone', () => {
  const text = 'The new password and the confirmation are entered. The new password must have at least 8 characters. The new password and the confirmation must match, otherwise "No match" is shown.' // prettier-ignore
  expect(rulesOf(text)).toEqual([
    'constraint if not length of new password >= 8: refused',
    'constraint if not new password = confirmation: refused, shows "No match"',
  ])
  expect(
    rulesOf(
      'Password and Confirm password are entered. Password: 8-20 characters. Confirm password must match password.',
    ),
  ).toContain('constraint if not Confirm password = Password: refused')
})

test('what answers a demand that was not understood answers no other', () => {
  const text = 'The password is entered. The password must have at least 8 characters. Both passwords must match, otherwise "No match" is shown.' // prettier-ignore
  expect(rulesOf(text)).toEqual(['constraint if not length of password >= 8: refused'])
})

test('what is refused moves nothing, whatever else is said of it', () => {
  const { model } = readRequirements(
    'A job is either Booked or In repair. The note is entered. The note must have 5 to 500 characters. Otherwise the page shows "No" and the job is In repair.',
  )
  expect(said(model).filter((line) => line.startsWith('constraint'))).toEqual([
    'constraint if not (length of note >= 5 and length of note <= 500): refused, shows "No"',
  ])
})

test('what answers "outside" and "already in use" answers the limit that it speaks of', () => {
  expect(
    rulesOf(
      'The quantity is entered. The quantity must be between 1 and 10. Values outside show "Out of range".',
    ),
  ).toEqual(['constraint if not (quantity >= 1 and quantity <= 10): refused, shows "Out of range"'])
  const mail = rulesOf(
    'The form has the fields Email and Name. Email must be a valid email address and must not already be registered. Otherwise the error "Already in use" appears.',
  )
  expect(mail.filter((line) => line.includes('Already in use'))).toEqual([
    'constraint if repeats: refused, shows "Already in use"',
  ])
})

test('"then" goes on with what was just done, and answers no limit that stands before it', () => {
  const text =
    'The Age is entered. The Age must be from 18 to 60. The user clicks "Print". Then "Sent" is shown.'
  expect(rulesOf(text)).toEqual([
    'constraint if not (Age >= 18 and Age <= 60): refused',
    'reaction when press Print if valid: shows "Sent"',
  ])
})

test('what is shown "in this case" behind what has to be may speak of either and is no answer', () => {
  expect(rulesOf('The Age is entered. The Age must be from 18 to 60. In this case "Sent" is shown.')).toEqual(
    ['constraint if not (Age >= 18 and Age <= 60): refused'],
  )
  expect(rulesOf('The Age is entered. The Age must be from 18 to 60. Message: "No".')).toEqual([
    'constraint if not (Age >= 18 and Age <= 60): refused, shows "No"',
  ])
})

test('a list of formats that goes on allows more than it names, and not all formats are of files', () => {
  const rest = (text: string) => rulesOf(`The form has the field "File" and the button "Upload". ${text}`)
  expect(rest('Allowed formats are JPG and PNG.')).toHaveLength(1)
  expect(rest('Allowed formats are JPG, PNG or any other image.')).toEqual([])
  expect(rest('Accepted formats are DIN and ISO.')).toEqual([])
})

test.each([
  [
    'The date of birth is entered. The date of birth must be at least 18 years ago.',
    'date of birth <= shift',
  ],
  [
    'The end date and the start date are entered. The end date must be at least 3 days after the start date.',
    'end date >= shift',
  ],
])('so long before a day and longer is earlier: “%s”', (text, holds) => {
  expect(rulesOf(text)).toEqual([`constraint if not ${holds}: refused`])
})

test('what is typed in is judged by an adjective, and is no list of adjectives to choose from', () => {
  const text = 'The form has the fields "Code" and "Name" and the button "Go". Code and name are required. If the code is unknown, "Unknown code" is shown.' // prettier-ignore
  expect(readRequirements(text).model.subjects.map(({ kind }) => kind)).toEqual(['text', 'text'])
})
