import { expect, test } from 'vitest'
import { findQuote } from '../../../../../../workers/features/documents/page/highlight/find-quote.ts'

const words = (text: string, found: ReturnType<typeof findQuote>) =>
  found && { words: text.slice(found.start, found.end), isChanged: found.isChanged }

test.each([
  ['to the letter', 'Goods go back.', 'Now: Goods go back.', 'Goods go back.', false],
  ['with other blanks', 'Goods go back', 'Goods\n  go\u00a0back', 'Goods\n  go\u00a0back', false],
  ['with other capitals and signs', 'goods go back', 'GOODS “go” back', 'GOODS “go” back', false],
  ['without the numbers of a list', '1. Pack it\n2. Send it', 'Pack it\nSend it', 'Pack it\nSend it', false],
  [
    'without the mark of a heading',
    '## Rules of return\n\nAsk',
    'Rules of return\nAsk',
    'Rules of return\nAsk',
    false,
  ],
  ['with a number that belongs to it', '1. Pack it', 'Pack it. 1. Pack it', '1. Pack it', false],
  [
    'with another figure',
    'sent back within 30 days of delivery',
    'sent back within 14 days of delivery',
    'sent back within 14 days of delivery',
    true,
  ],
])('a quote is found %s', (_how, quote, text, found, isChanged) => {
  expect(words(text, findQuote({ quote }, text))).toEqual({ words: found, isChanged })
})

test.each([
  ['is gone', 'Goods go back within 30 days', 'We sell shoes and socks'],
  ['has no words', ' - ', 'We sell - shoes'],
  ['is empty', '', 'We sell shoes'],
])('a quote that %s is not found', (_how, quote, text) => {
  expect(findQuote({ quote }, text)).toBeNull()
})
