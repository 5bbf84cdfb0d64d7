import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPage } from '../../../../shared/domain/named-pages/by-page.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

const grouped = (...texts: string[]) => {
  const { pages, others } = byPage(texts.map((text) => ({ text })))
  const said = (own: { text: string }[]) => own.map(({ text }) => text)
  return { pages: pages.map(said), others: said(others) }
}

const checkout = 'The checkout is at /checkout. It has the fields "Name", "Postcode" and the button "Buy".'
const news = 'The page "News" has a field "Email" and a button "Subscribe".'

test('stories that name one page are together, apart from those of another', () => {
  const [delivery, letter] = ['On the checkout page Express costs 7 EUR.', 'On the news page nothing blinks.']
  expect(grouped(checkout, news, delivery, letter)).toEqual({
    pages: [
      [checkout, delivery],
      [news, letter],
    ],
    others: [],
  })
})

test('one that names no page belongs to the one whose fields it names', () => {
  const postcode = 'A postcode has 5 digits.'
  expect(grouped(checkout, news, postcode).pages).toEqual([[checkout, postcode], [news]])
})

test('one that names fields of two pages alike, or none, is about no page', () => {
  const both = 'The name and the email are kept for a year.'
  const none = 'Invoices are sent at night.'
  expect(grouped(checkout, news, both, none).others).toEqual([both, none])
})

const login = 'The login page has the fields "User" and "Password" and the button "Sign in".'
test.each([
  'The user pays by card.',
  'On the delivery page the user enters a password for the parcel.',
  'The user gets a receipt by mail.',
])('who does something, and the words of another page, are no fields: %s', (text) => {
  expect(grouped(login, news, text)).toEqual({ pages: [[login], [news]], others: [text] })
})

test.each(['If the password is wrong, "No" is shown.', 'If "User" is empty, the page "Help" is shown.'])(
  'a field is named by its word, or in quotation marks: %s',
  (text) => {
    expect(grouped(login, news, text).pages).toEqual([[login, text], [news]])
  },
)

test('a page that nobody describes brings nothing together', () => {
  const texts = ['The start page is quick.', 'On the start page a clock is shown.']
  expect(grouped(...texts)).toEqual({ pages: [], others: texts })
})

test('each story is in one group, whatever they say of one another', () => {
  const said = fc.constantFrom('the "A" page', 'the "B" page', 'a field "X"', 'a field "Y"', 'the x', '/a')
  forAll([fc.array(fc.array(said, { maxLength: 5 }).map((parts) => parts.join(' ')))], (texts) => {
    const { pages, others } = grouped(...texts)
    expect([...pages.flat(), ...others].toSorted()).toEqual(texts.toSorted())
  })
})

test('many stories that describe many pages cost no more than they are', () => {
  const described = (at: number) => ({ text: `The page "P${at}" has the fields "A${at}", "A B" and "A C".` })
  expectLinear(2_000, (size) =>
    byPage(Array.from({ length: size }, (_, at) => (at % 2 ? { text: 'A b and a c.' } : described(at)))),
  )
})
