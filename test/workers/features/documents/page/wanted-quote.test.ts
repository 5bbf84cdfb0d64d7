import { expect, test } from 'vitest'
import { wantedQuote } from '../../../../../workers/features/documents/page/wanted-quote.ts'

test('nothing is wanted without a quote and a span', () => {
  expect(wantedQuote({}, 'text')).toBeUndefined()
})

test('a quote is wanted as it is given', () => {
  expect(wantedQuote({ quote: ' a\n' }, '')).toEqual({ quote: ' a\n' })
})

test('of a span the words are wanted, between at most 200 characters', () => {
  const text = `${'b'.repeat(300)}words${'a'.repeat(300)}`
  expect(wantedQuote({ start: 300, end: 305 }, text)).toEqual({
    quote: 'words',
    before: 'b'.repeat(200),
    after: 'a'.repeat(200),
  })
})

test('a long span is wanted by its beginning, which ends with a whole word', () => {
  const wanted = wantedQuote({ start: 0, end: 9000 }, 'longer '.repeat(2000))
  expect(wanted?.quote).toBe('longer '.repeat(571))
})

test('a span that cuts a character in two is still a text', () => {
  expect(wantedQuote({ start: 1, end: 3 }, '🚀ab')).toEqual({ quote: '�a', before: '�', after: 'b' })
})
