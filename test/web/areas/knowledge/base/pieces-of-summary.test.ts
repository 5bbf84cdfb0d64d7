import { expect, test } from 'vitest'
import { piecesOfSummary } from '../../../../../web/areas/knowledge/base/pieces-of-summary.ts'

const [one, two] = [{ n: 1 }, { n: 2 }]

test('marks count up, and what else looks like one is a word of the text', () => {
  expect(piecesOfSummary('a.md: As [2] says. [1] So be it. [2]', [one, two])).toEqual([
    { text: 'a.md: As ' },
    { text: '[2]' },
    { text: ' says. ' },
    { source: one },
    { text: ' So be it. ' },
    { source: two },
  ])
})

test('a summary of before there were sources is its text', () => {
  expect(piecesOfSummary('a.md: So be it. [1]', [])).toEqual([{ text: 'a.md: So be it. [1]' }])
})
