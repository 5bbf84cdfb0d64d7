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
  const quote = 'Managers approve requests within three days.'
  expect(found(quote)).toEqual({ text: quote, exact: true })
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
  const place = { text: 'Managers approve requests within three days', exact: false }
  expect(found('Managers usually approve all requests within three days.')).toEqual(place)
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
  const start = (quote: string, around = {}) => relocate({ quote, ...around }, twice)?.start
  const [first, second] = [twice.indexOf('open'), twice.lastIndexOf('open')]
  expect(start('open at nine', { before: 'In Berlin: ' })).toBe(second)
  expect(start('open at nine', { after: '. In Berlin' })).toBe(first)
  expect(start('open at nine')).toBe(first)
  expect(start('OPEN at nine', { before: 'In Berlin: ' })).toBe(second)
})

test.each([
  ['a', `${'a'.repeat(300)}b`],
  ['a ', `${'a '.repeat(300)}b`],
  ['managers approve all ', 'approve managers all '.repeat(100)],
  ['managers approve all. ', 'Managers approve all.'],
])('a text of nothing but %j costs no more than its length', (piece, quote) => {
  expectLinear(200_000, (size) =>
    relocate({ quote, before: 'x', after: 'y' }, piece.repeat(size / piece.length)),
  )
})
