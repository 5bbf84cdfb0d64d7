import { describe, expect, test } from 'vitest'
import { designDerived } from '../../../support/design-derived.ts'

const design = (requirements: string) => designDerived({ requirements, mode: 'generate', maxTestCases: 200 })
const told = (text: string) =>
  design(text).testCases.map(({ preconditions = [], steps = [], expectedResult }) =>
    [...preconditions, steps.map(({ action }) => action).join('; '), `=> ${expectedResult}`].join(' | '),
  )

describe('a sentence about behaviour is a scenario of its own', () => {
  test.each([
    ['Clicking the logo opens the start page.', 'Open the page; Click the logo | => The start page is shown'],
    ['Clicking "Help" opens the page /help.', 'Open the page; Click "Help" | => The URL contains "/help"'],
    [
      'Pressing the "Reset" button clears all fields.',
      'Open the page; Click the "Reset" button | => All fields are cleared',
    ],
    [
      'Hovering over the icon shows the tooltip "More information".',
      'Open the page; Hover over the icon | => "More information" is visible',
    ],
    [
      'By pressing "Cancel" the user returns to the list.',
      'Open the page; Click "Cancel" | => The user returns to the list',
    ],
    [
      'A double click on a row opens the details of the order.',
      'Open the page; Double-click a row | => The details of the order are opened',
    ],
    [
      'After the user logs in, the dashboard is shown.',
      'Open the page; Log in | => The dashboard page is shown',
    ],
    [
      'On logout, the user is returned to the start page.',
      'Open the page; Log out | => The start page is shown',
    ],
    [
      'The user selects a seat and the system marks the seat as reserved.',
      'Open the page; Select a seat | => The system marks the seat as reserved',
    ],
    [
      'After the order has been placed, the customer receives a confirmation e-mail.',
      'Open the page; Place the order | => The customer receives a confirmation e-mail',
    ],
    [
      'The system shall send an e-mail to the customer when the parcel is shipped.',
      'Open the page; Ship the parcel | => The system sends an e-mail to the customer',
    ],
    [
      'When a customer cancels a reservation, the reservation is cancelled and the table becomes free.',
      'Open the page; Cancel a reservation | => The reservation is cancelled and the table becomes free',
    ],
  ])('%s', (text, wanted) => expect(told(text)).toEqual([wanted]))

  test('names who acts where that person has duties', () =>
    expect(told('When the manager approves the request, the employee receives an e-mail.')).toEqual([
      'The acting person is a manager | Open the page; Approve the request | => The employee receives an e-mail',
    ]))
  test('with an effect that nobody sees on the page is stated but not ready, with a reason', () => {
    const [found] = design(
      'When the goods are received, the stock is reduced by the received quantity.',
    ).testCases
    expect(found?.coverageItems?.[0]?.oracle).toBe('stated')
    expect(found?.automation?.ready).toBe(false)
    expect(found?.automation?.reasons.join()).toContain('The stock is reduced by the received quantity')
  })
  test('a control that stays disabled until something is so is tried before', () =>
    expect(told('The button "Save" is disabled until all required fields are filled.')).toEqual([
      'Not all required fields are filled | Open the page | => The "Save" button is disabled',
    ]))
})

describe('a circumstance that no input brings about', () => {
  test.each([
    [
      'The order list shows the newest order first; when it is empty, "You have no orders yet" is shown.',
      'The order list is empty | Open the page | => "You have no orders yet" is visible',
    ],
    [
      'If the upload fails, the user sees "Upload failed" and the file is not stored.',
      'The upload fails | Open the page | => "Upload failed" is visible and the file is not stored',
    ],
    [
      'When the cart is empty, the page shows "Your cart is empty".',
      'The cart is empty | Open the page | => "Your cart is empty" is visible',
    ],
  ])('%s', (text, wanted) => expect(told(text)).toEqual([wanted]))

  const form =
    'The search form has the field Term (required, 2 to 60 characters). The button is called "Find".\n'
  test('comes about by sending the form where something is searched for', () =>
    expect(told(`${form}If no event is found, the page shows "No events found".`).at(-1)).toBe(
      'No event is found | Open the page; Enter "desk lamp" in the "Term" field; Click the "Find" button | => "No events found" is visible',
    ))
  test('lends its text to no wrong input', () => {
    const { testCases } = design(
      `${form}If the search server does not answer, the page shows "Try later". If the result list is empty, the page shows "Nothing".`,
    )
    const wrong = testCases.filter(
      ({ tags = [], expectedResult = '' }) =>
        !tags.includes('scenario') && /Try later|Nothing/.test(expectedResult),
    )
    expect(wrong).toEqual([])
  })
  test('of an input stays with the input', () => {
    const { testCases } = design(`${form}If the term is empty, the page shows "Enter a term".`)
    const empty = testCases.find(({ steps = [] }) => steps.some(({ action }) => action.includes('Enter ""')))
    expect(empty?.expectedResult).toBe('The message "Enter a term" is shown')
  })
})

describe('an outcome of several clauses', () => {
  const outcome = (words: string) =>
    design(`Given the page is open, when the user clicks "Go", then ${words}.`).testCases[0]?.expectedResult
  test.each([
    ['"Saved" appears and the draft is not stored', '"Saved" is visible and the draft is not stored'],
    [
      'the message "Gone" appears and the list is shown again',
      'The message "Gone" is shown and the list is shown again',
    ],
    ['the system prints a label and shows "Done"', 'The system prints a label and "Done" is visible'],
  ])('%s', (words, wanted) => expect(outcome(words)).toBe(wanted))
})

describe('a start without a verb', () => {
  test('exists', () =>
    expect(
      told(
        'Given a loan without renewals left, when the reader presses "Renew", then "No more renewals" is shown.',
      ),
    ).toEqual([
      'There is a loan without renewals left | Open the page; Click "Renew" | => "No more renewals" is visible',
    ]))
  test('is what a later "it" is about', () =>
    expect(
      told(
        'Given a booked appointment that starts in 24 hours, when the patient cancels it, then "Cancelled" is shown.',
      ),
    ).toEqual([
      'There is a booked appointment that starts in 24 hours | Open the page; Cancel the appointment | => "Cancelled" is visible',
    ]))
})

describe('two sentences of a paragraph', () => {
  test('that tell an action and its answer are one scenario', () => {
    const { testCases, gaps } = design(
      'The user opens the menu and clicks "Send link". The page then shows "We have sent a link".',
    )
    expect(testCases.map(({ title, expectedResult }) => [title, expectedResult])).toEqual([
      [
        'Open the menu, then Click "Send link" → "We have sent a link" is visible',
        '"We have sent a link" is visible',
      ],
    ])
    expect(gaps).toEqual([])
  })
  test('on two lines are not', () =>
    expect(told('- The user clicks "Send link".\n- The page shows "Welcome to the shop".\n').length).toBe(0))
})

test('a link that leads somewhere is clicked', () =>
  expect(told('On the sign-in page there is a link "Forgot password?" that leads to /reset.')).toEqual([
    'Open the page; Click "Forgot password?" | => The URL contains "/reset"',
  ]))

describe('data of an account that a sentence names by its quality', () => {
  const account = 'An account exists with User name "alexmiller" and Password "Str0ng!Passw0rd"'
  test.each([
    [
      'With the right user name and password the user sees the page "My account".',
      `${account} | Open the page; Enter "alexmiller" in the "User name" field; Enter "Str0ng!Passw0rd" in the "Password" field; Submit the form | => The "My account" page is shown`,
    ],
    [
      'With a wrong password the user sees "Wrong user name or password".',
      `${account} | Open the page; Enter "alexmiller" in the "User name" field; Enter "Wrong-Passw0rd-1" in the "Password" field; Submit the form | => "Wrong user name or password" is visible`,
    ],
    [
      'Given the sign-in page is open, when I enter a valid user name and password and click "Sign in", then I see "Welcome".',
      `${account} | Open the page; Enter "alexmiller" in the "User name" field; Enter "Str0ng!Passw0rd" in the "Password" field; Click "Sign in" | => "Welcome" is visible`,
    ],
  ])('%s', (text, wanted) => expect(told(text)).toEqual([wanted]))
  test('takes the limits of the input that the text declares', () => {
    const text =
      'The field Password must have 12 to 14 characters.\nWith the right user name and password the user sees "My account".'
    const found = told(text).find((one) => one.includes('My account'))
    const value = /Enter "([^"]+)" in the "Password" field/.exec(found ?? '')?.[1]
    expect(value?.length).toBeGreaterThanOrEqual(12)
    expect(value?.length).toBeLessThanOrEqual(14)
  })
  test.each([
    'With valid credentials the user sees "Welcome".',
    'With a wrong answer the user sees "Try again".',
  ])('%s names no data that could be written', (text) => expect(told(text)).toEqual([]))
})

test.each([
  [
    'The map shows all free bikes; if there are no free bikes nearby, the app says "No bikes nearby".',
    'There are no free bikes nearby | Open the page | => "No bikes nearby" is visible',
  ],
  [
    'After 10 minutes without movement the app asks "Do you want to end your ride?".',
    'Open the page; Wait 10 minutes without movement | => The app asks "Do you want to end your ride?"',
  ],
  [
    'When a rider reports damage, the bike is taken out of service.',
    'Open the page; Report damage | => The bike is taken out of service',
  ],
])('%s', (text, wanted) => expect(told(text)).toEqual([wanted]))
