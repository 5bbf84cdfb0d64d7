import { expect, test } from 'vitest'
import { relocate } from '../../../../shared/domain/answering/index.ts'
import { expectLinear } from '../../../support/costs.ts'

const text =
  'Preface.\n\nManagers approve requests within three days. Interns must not\nwork from home. “Leave” expires on 31 March of the following year.'
const found = (quote: string, around: { before?: string; after?: string } = {}, inText = text) => {
  const place = relocate({ quote, ...around }, inText)
  return place && { text: inText.slice(place.start, place.end), exact: place.exact }
}

test('what stands there to the letter is found exactly', () => {
  expect(found('Managers approve requests within three days.')).toEqual({
    text: 'Managers approve requests within three days.',
    exact: true,
  })
})

test.each([
  ['blanks', 'Interns must not work from home.', 'Interns must not\nwork from home'],
  ['capitals', 'MANAGERS APPROVE REQUESTS', 'Managers approve requests'],
  ['punctuation', '"Leave" expires, on 31 March', 'Leave” expires on 31 March'],
  ['marks of formatting', '**Managers** approve _requests_', 'Managers approve requests'],
])('what has other %s is found, not exactly', (_, quote, expected) => {
  expect(found(quote)).toEqual({ text: expected, exact: false })
})

test('what has changed in a few words is found where most of them stand', () => {
  expect(found('Managers usually approve all requests within three days.')).toEqual({
    text: 'Managers approve requests within three days',
    exact: false,
  })
})

test.each([
  ['is gone', 'The canteen opens at noon and closes at two.'],
  ['has other words in the same place', 'Managers refuse claims after seven weeks.'],
  ['has its words all over the text', 'Leave home Interns requests Preface March days year'],
  ['has no word', ' … !'],
  ['is empty', ''],
])('what %s is not found', (_, quote) => {
  expect(found(quote)).toBeNull()
})

test('of two places, the one between the same words is the one', () => {
  const twice = 'In Hamburg: open at nine. In Berlin: open at nine. In Bonn: closed.'
  expect(relocate({ quote: 'open at nine', before: 'In Berlin: ' }, twice)?.start).toBe(
    twice.lastIndexOf('open'),
  )
  expect(relocate({ quote: 'open at nine', after: '. In Berlin' }, twice)?.start).toBe(twice.indexOf('open'))
  expect(relocate({ quote: 'open at nine' }, twice)?.start).toBe(twice.indexOf('open'))
  expect(relocate({ quote: 'OPEN at nine', before: 'In Berlin: ' }, twice)?.start).toBe(
    twice.lastIndexOf('open'),
  )
})

test.each([
  ['the same letter', (size: number) => 'a'.repeat(size), `${'a'.repeat(300)}b`],
  ['the same word', (size: number) => 'a '.repeat(size / 2), `${'a '.repeat(300)}b`],
  [
    'nearly the quote',
    (size: number) => 'managers approve all '.repeat(size / 21),
    'approve managers all '.repeat(100),
  ],
  ['the quote', (size: number) => 'managers approve all. '.repeat(size / 22), 'Managers approve all.'],
])('a text of nothing but %s costs no more than its length', (_, textOf, quote) => {
  expectLinear(200_000, (size) => relocate({ quote, before: 'x', after: 'y' }, textOf(size)))
})
