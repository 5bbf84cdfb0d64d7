import { expect, test } from 'vitest'
import { addressesIn, controlsIn, pagesIn } from '../../../../shared/domain/named-pages/pages-in.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['Given the page "Checkout" is open', ['checkout']],
  ['They go to the "Order history" page.', ['order history']],
  ['an owner on the registration page', ['registration']],
  ['Given the library card form, when …', ['library card']],
  ['The checkout is at /checkout.', ['checkout', '/checkout']],
  ['See https://shop.example/cart for it.', ['https://shop.example/cart']],
])('%s names its pages', (text, pages) => {
  expect(pagesIn(text)).toEqual(pages)
})

test.each([
  'The page is open.',
  'Go to the next page',
  'Fill in the form and/or leave',
  'This page, that form',
])('%s names no page', (text) => {
  expect(pagesIn(text)).toEqual([])
})

test.each([
  ['The page "Orders" is at /orders.', [{ page: 'orders', address: '/orders' }]],
  ['The checkout (/checkout) has a button.', [{ page: 'checkout', address: '/checkout' }]],
  ['The form "Card" under /card/new has fields', [{ page: 'card', address: '/card/new' }]],
  ['The form "Card" sends what was entered to /api/cards.', []],
  ['The page "Orders" links to /help.', []],
])('%s says where its pages are', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test('fields and buttons are what a sentence puts in quotation marks that speaks of some', () => {
  expect(
    controlsIn('It has the fields "Name", "Street" and the button "Send". Then "Thank you" is shown.'),
  ).toEqual(['name', 'street', 'send'])
})

test('a hostile text costs no more than its length', () => {
  for (const part of ['the a-b ', 'page "', '"x" form ', '/a(', 'the the is at '])
    expectLinear(20_000, (size) => [
      pagesIn(part.repeat(size / part.length)),
      controlsIn(part.repeat(size / part.length)),
    ])
})
