import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tell } from '../../../../shared/domain/user-documentation/wording/criterion.ts'
import { asItIs } from '../../../../shared/domain/user-documentation/wording/present.ts'
import { readWish, wishSentence } from '../../../../shared/domain/user-documentation/wording/wish.ts'
import { expectLinear } from '../../../support/costs.ts'
import { criterion } from './support.ts'

const wished = (line: string) => {
  const wish = readWish(line)
  return wish && wishSentence(wish)
}

test.each([
  ['As a reader, I can renew my loans', 'As a reader, you can renew your loans.'],
  ['As a member, I want to know when my loan is due', 'As a member, you learn when your loan is due.'],
  [
    "As a receptionist, I want a list of today's visits so I can prepare",
    "As a receptionist, you get a list of today's visits, so that you can prepare.",
  ],
  ['I want guests not to see prices', 'Guests do not see prices.'],
  ['As a customer, I want my data encrypted', 'Your data is encrypted.'],
  ['As a system, I want to send reminders to my queue', 'The system can send reminders to its queue.'],
  [
    'As a user\nI want to log in\nSo that I see my list.\nNotes: use OAuth',
    'You can log in, so that you see your list.',
  ],
  [
    'As a customer, I would like to track my order and to be told of changes',
    'As a customer, you can track your order and be told of changes.',
  ],
])('the line %j says to a reader %j', (line, said) => {
  expect(wished(line)).toBe(said)
})

test.each([
  ['the user name will have 3 to 20 characters', 'the user name has 3 to 20 characters'],
  ['the titles will have at most 80 characters', 'the titles have at most 80 characters'],
  ['you will see the list', 'you see the list'],
  ['your data will be encrypted', 'your data is encrypted'],
  ['guests will not see prices', 'guests do not see prices'],
  ['1 mail will be sent', '1 mail is sent'],
  ['the order will no longer be listed', 'the order is no longer listed'],
  ['the shop should first reserve the goods', 'the shop first reserves the goods'],
  ['the page should once again show it', 'the page once again shows it'],
  ['the users should both confirm it', 'the users both confirm it'],
  ['the page will show the list and send a mail', 'the page shows the list and sends a mail'],
  ['the visit is booked, and the doctor will get a mail', 'the visit is booked, and the doctor gets a mail'],
  [
    'if the card works, the name and the date will be shown',
    'if the card works, the name and the date are shown',
  ],
])('what is promised, %j, is told as it is: %j', (promise, is) => {
  expect(asItIs(promise)).toBe(is)
})

test.each([
  ['whether it is one thing', 'the name of members and guests will be shown'],
  ['how many there are', 'there will be two lists'],
  ['how a number is counted', 'a number of orders will be shown'],
  ['which clause the verb is of', 'you see that the list will be sorted'],
  ['of what it tells', 'an item that is sold will stay in the list'],
  ['whether the last word is a verb', 'the page will store the name and email'],
  ['who is one of them', 'the first three will be shown'],
  ['what somebody can do', 'the user will be able to pay and print the receipt'],
  ['who does it', 'the system will ask the user to check and confirm the order'],
  ['where a clause ends', 'you press it and close it and the doctor will get a mail'],
  ['who picks', 'the guest opens the menu, picks a dish and the kitchen will get the order'],
])('where it is not sure %s, a promise stays as it is', (_, promise) => {
  expect(asItIs(promise)).toBe(promise)
})

test('the will of somebody and a quoted promise are no promises', () => {
  for (const said of ['the will of the user counts', 'the page shows "It will be sent"'])
    expect(asItIs(said)).toBe(said)
})

test('of two clauses each has its own subject', () => {
  expect(asItIs('the visit should be booked and the doctor should get an e-mail')).toBe(
    'the visit is booked and the doctor gets an e-mail',
  )
  expect(asItIs('when you press it, the list will be sorted and will be shown')).toBe(
    'when you press it, the list is sorted and is shown',
  )
  expect(asItIs('the list should no longer be shown')).toBe('the list is no longer shown')
})

test('why those who build want it is told to no reader', () => {
  expect(wished('As a guest, I want to pay by card, so that we earn more')).toBe(
    'As a guest, you can pay by card.',
  )
  expect(wished('As the clinic, we want every access to be logged')).toBeUndefined()
})

test.each([
  'As a PO, I want the team to refactor the login',
  'As a user, I want it to be fast',
  'As a developer, I want to have created indexes',
  'As an admin, I want to see the log and I want it to be backed up',
])('%j is no wish that could be told', (line) => {
  expect(readWish(line)).toBeUndefined()
})

test.each([
  [
    ['Given I am on the start page', 'When I press "Go"', 'Then I should see "My list"'],
    'If you are on the start page and you press "Go", you see "My list".',
  ],
  [
    ['User is logged in', 'clicks Save', 'redirected to the start'],
    'If you are logged in and you click Save, you are redirected to the start.',
  ],
  [
    [
      'the picker is at a shelf',
      'the picker scans the wrong item',
      'the system should reject the scan and display "Wrong item"',
    ],
    'If you are at a shelf and you scan the wrong item, the system rejects the scan and displays "Wrong item".',
  ],
  [
    ['', 'the picker scans his badge', 'the name of the picker is shown'],
    'When you scan your badge, your name is shown.',
  ],
  [
    ['no slot is free', 'order is placed', 'order line is moved\nAnd the lead is informed'],
    'If no slot is free and the order is placed, the order line is moved and the lead is informed.',
  ],
  [
    ['a title has reservations', 'I withdraw it', 'the members who wait should be informed'],
    'If a title has reservations and you withdraw it, the members who wait are informed.',
  ],
  [
    ['on the booking page', 'I choose a day in the past', 'the dates should not be selectable'],
    'On the booking page, when you choose a day in the past, the dates are not selectable.',
  ],
  [
    ['', '', 'Given I am signed in When I press "Go" Then I see my list'],
    'If you are signed in and you press "Go", you see your list.',
  ],
  [['', '', 'Can filter by date'], 'You can filter by date.'],
])('the criterion %j is told as %j', ([given = '', when = '', then = ''], said) => {
  expect(tell(criterion(given, when, then), 'a picker')?.text).toBe(said)
})

test.each([
  ['who does it is not said', ['', 'the order is placed', 'send an e-mail to the warehouse']],
  ['we are nobody to a reader', ['', 'we receive the payment', 'the invoice is paid']],
  ['notes are no sentences', ['ERP down', 'sync runs', 'queue grows']],
  ['notes are no outcomes', ['', '', 'retry 3x with backoff']],
  ['it is a note with a label', ['', '', 'Acceptance: see Figma']],
  ['nobody is said to have to', ['', '', 'must validate e-mail']],
])('where %s nothing is told', (_, [given = '', when = '', then = '']) => {
  expect(tell(criterion(given, when, then), 'a picker')).toBeUndefined()
})

test('where other people come in, the criterion stays with them', () => {
  const told = tell(criterion('', 'a supervisor enters his code', 'the user sees the list'), 'a user')
  expect(told?.text).toBe('When a supervisor enters his code, the user sees the list.')
})

test('a refusal and what it shows are known, and a control is no message', () => {
  const of = (then: string) => {
    const { isRefusal, message } = tell(criterion('', 'I press "Save"', then), '') ?? {}
    return { isRefusal, message }
  }
  expect(of('the message "Name is required" is shown')).toEqual({
    isRefusal: true,
    message: 'Name is required',
  })
  expect(of('the system refuses it with "Too many"')).toEqual({ isRefusal: true, message: 'Too many' })
  expect(of('the button "Cancel" is disabled')).toEqual({ isRefusal: true, message: undefined })
  expect(of('"Saved" is shown')).toEqual({ isRefusal: false, message: 'Saved' })
  expect(of('the loan is not renewed')).toMatchObject({ isRefusal: true })
})

test('whatever stands in a story, wording never throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('I', 'the user', '"', ' should ', ', so that '),
  )
  const words = fc.array(text, { maxLength: 8 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(words, words, words, (given, when, then) => {
      readWish(given)
      tell(criterion(given, when, then), when)
    }),
    { numRuns: 300 },
  )
})

test('the work grows with the length of a story and no faster', () => {
  for (const part of [
    'I should not ',
    'it will be and it ',
    'As a a, I want ',
    '"the user ',
    ', and ',
    'the x of the user ',
  ])
    expectLinear(
      8000,
      (length) => {
        const text = part.repeat(length / part.length)
        readWish(text)
        tell(criterion(text, text, text), 'user')
      },
      part,
    )
})
