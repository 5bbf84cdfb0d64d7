import { expect, test } from 'vitest'
import { writeStories } from '../../../../../shared/domain/stories/writing/index.ts'
import { marksOf } from '../../../../support/marked-request.ts'

const marks = marksOf(['{ctx Title: Search products}'])
const storiesOf = (text: string) => writeStories(text, { maxStories: 50, marks }).stories
const sourcesOf = (text: string) =>
  storiesOf(text).map(({ sources }) => sources.map(({ sentence }) => sentence))

test.each([
  [
    'criteria in a list',
    `As a customer, I want to sign in with my e-mail and password so that I see my orders.

Acceptance criteria:
- The page has the fields "E-mail" and "Password" and the button "Sign in".
- If the password is wrong, the message "Wrong password" is shown.
- After three wrong passwords the account is locked for 10 minutes.
- The user can reset the password by a link.`,
    5,
  ],
  [
    'numbered criteria under a bold line',
    `**As a** manager
**I want** to approve requests
**so that** the team can buy what it needs

**Acceptance criteria**
1. The manager sees a list of open requests.
2. The manager can approve or reject a request.
3. A rejected request needs a reason.
4. The requester gets a mail.`,
    5,
  ],
  [
    'prose',
    `As a shop owner I want to export my orders as CSV so that I can work on them in a sheet.

The export holds one row for each order. The user clicks "Export" on the page of orders. The file is named orders.csv. The owner can choose the period.`,
    5,
  ],
  [
    'criteria with names',
    `Title: Search products
As a visitor I want to search products by name so that I find what I need.
AC1: The search field accepts 2 to 50 characters.
AC2: Results are sorted by price.
AC3: If nothing is found, "No products" is shown.
AC4: The visitor can filter the results by brand.`,
    5,
  ],
  [
    'scenarios and notes',
    `Story: Reset password

As a registered user
I want to reset my password
So that I can sign in again

Acceptance Criteria

Given I am on the page "Forgot password"
When I enter my mail and click "Send"
Then I see "Check your mail"

Notes
The user can request a new link after 5 minutes.`,
    5,
  ],
  [
    'lists with leads of their own',
    `As an admin, I want to invite users so that they can work with us.

Invitations:
- The admin enters a mail address.
- The mail has a link.

Errors:
- A known address shows "Already a member".`,
    4,
  ],
])('one story stays one story: %s', (_, text, sentences) => {
  expect(storiesOf(text)).toHaveLength(1)
  expect(sourcesOf(text)[0]).toHaveLength(sentences)
})

test('several stories keep what stands below each, under heads of their parts, too', () => {
  const text = `# Shop

## Sign in
As a customer, I want to sign in so that I see my orders.

### Acceptance criteria
- The user can reset the password.

## Pay
As a customer, I want to pay by card so that I get my goods.

### Acceptance criteria
- The user gets a receipt by mail.`
  expect(storiesOf(text).map(({ title, sources }) => [title, sources.length])).toEqual([
    ['Sign in', 2],
    ['Pay by card', 2],
  ])
})

test('another section is none of the story before it', () => {
  const text = `As a nurse I want to record the temperature so that the doctor sees it.

# Billing
The clerk can print a bill.`
  expect(storiesOf(text).map(({ title }) => title)).toEqual(['Record the temperature', 'Print a bill'])
})

test.each([
  [
    'login',
    'checkout',
    `The login page has the fields "User" and "Password". The user signs in by the button "Sign in". If the password is wrong, "Wrong password" is shown.

The checkout page has the fields "Card" and "Name". The customer pays by the button "Pay". If the user leaves "Card" empty, "Enter a card" is shown.`,
  ],
  [
    'orders',
    'customers',
    `On the "Orders" page the list has 20 rows. The rows of orders show the date.

On the "Customers" page the list has 50 rows. The rows of customers show the name.`,
  ],
  [
    'profile',
    'billing',
    `The profile page has the fields "Phone" and "City". A field that is wrong is marked.

The billing page has the fields "Account" and "Bank". Wrong fields are marked in red. A wrong bank is marked, too.`,
  ],
])('no story has sentences of two pages: %s and %s', (one, other, text) => {
  const [first = '', second = ''] = text.split('\n\n')
  for (const sources of sourcesOf(text)) {
    const pages = sources.map((sentence) =>
      first.includes(sentence) ? one : second.includes(sentence) ? other : '?',
    )
    expect(new Set(pages).size).toBe(1)
  }
})

test('of a bug report only what it expects is a story, and every sentence is told of', () => {
  const text = `# Discount is applied twice

Steps to reproduce:
1. Enter "SAVE10" in the "Coupon" field
2. Click "Apply"

Actual result: the total is 32 EUR
Expected result: the total is 36 EUR`
  const { sentences } = writeStories(text, { maxStories: 50 })
  expect(sourcesOf(text).flat()).toEqual(['Expected result: the total is 36 EUR'])
  expect(sentences.map(({ sentence }) => sentence)).toHaveLength(6)
})
