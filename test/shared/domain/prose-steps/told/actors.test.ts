import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const doing = (action: string) => compileStep({ action, expectedResult: '' }, { baseUrl: 'https://x.test/' })

test.each([
  ['the librarian clicks "Lend all"', 'Click "Lend all"'],
  ['The head librarian clicks on the "Lend all" button', 'Click on the "Lend all" button'],
  ['When the owner of the shop ticks "Terms"', 'Tick "Terms"'],
  ['a signed-in customer selects "Express" from "Shipping"', 'Select "Express" from "Shipping"'],
  ['Maria enters "5" in "Age" and presses "Go"', 'Enter "5" in "Age" and press "Go"'],
  ['the user has opened the page', 'Open the page'],
  ['the librarian has opened the page', 'Open the page'],
  ['I have opened the page', 'Open the page'],
  [
    'the librarian has entered "B-17" in the "Barcode" field and clicked "Scan"',
    'Enter "B-17" in the "Barcode" field and click "Scan"',
  ],
  ['The customer has already chosen "Express" from "Shipping"', 'Choose "Express" from "Shipping"'],
  ['The nurse clicks "A", then the doctor clicks "B"', 'Click "A", then click "B"'],
  ['the HR manager has gone to "/orders"', 'Go to "/orders"'],
  ['the applicant uploads a file "cv.pdf" to "CV"', 'Upload a file "cv.pdf" to "CV"'],
  ['the customer has added "Lamp" to the cart', 'Add "Lamp" to the cart'],
])('%s is what somebody is told to do: %s', (told, plain) => {
  const { actions, problems } = doing(told)
  expect(problems).toEqual([])
  expect(actions).toEqual(doing(plain).actions)
  expect(actions.length).toBeGreaterThan(0)
})

test.each([
  'the librarian is signed in',
  'the reader is blocked',
  'the customer has a card',
  'the customer has an open order',
  'the librarian has logged in',
  'the librarian has not entered "B-17" in the "Barcode" field',
  'the librarian never clicks "Lend all"',
  'the librarian can click "Lend all"',
  'the system sends "Welcome" to the customer',
  'the shop sends a confirmation',
  'the discount changes the total to 5',
  'The discount changes the code to "A10"',
  'the voucher has removed "Fee" from the cart',
  'Premium sets the "Code" field to "A10"',
  'the total changes to "5"',
  'the list of orders opens',
  'the button opens the dialog',
  'the admin has created an order',
  'Enter selects the first entry',
  'the order has the number "17"',
  'the price has been set to "5"',
])('%s is no act: nothing is done', (told) => {
  const acts = doing(told).actions.filter(({ action }) => action !== 'wait_until' && action !== 'scroll_to')
  expect(acts).toEqual([])
})
