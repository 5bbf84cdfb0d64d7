import { expect, test } from 'vitest'
import { pageText } from '../../../workers/ocr/page-text.ts'

/** Rows of the engine's table: block, paragraph, line, confidence in percent, word. */
const table = (...rows: [number, number, number, number, string][]) =>
  rows
    .map(([block, paragraph, line, percent, word], at) =>
      [5, 1, block, paragraph, line, at, 0, 0, 9, 9, percent, word].join('\t'),
    )
    .join('\n')

test('words become lines, and paragraphs and blocks stand apart', () => {
  const { text, confidence } = pageText(
    table(
      [1, 1, 1, 90, 'The'],
      [1, 1, 1, 100, 'pump'],
      [1, 1, 2, 95, 'runs.'],
      [1, 2, 1, 95, 'Stop.'],
      [2, 1, 1, 95, 'Go.'],
    ),
  )
  expect(text).toBe('The pump\nruns.\n\nStop.\n\nGo.')
  expect(confidence).toBeCloseTo(0.95)
})

test('lines that the engine is not sure of are left out, and so are those without a letter or a digit', () => {
  const read = pageText(
    table(
      [1, 1, 1, 20, 'ERR'],
      [1, 1, 1, 70, 'a'],
      [1, 1, 2, 95, '—'],
      [1, 1, 3, 95, '7'],
      [1, 2, 1, 50, 'mm'],
      [1, 2, 1, 90, 'Sure'],
    ),
  )
  expect(read).toMatchObject({ text: '7\n\nmm Sure', seen: 6, kept: 3 })
})

test('rows above words, words of blanks and an empty table are no text', () => {
  expect(pageText('')).toEqual({ text: '', confidence: 0, seen: 0, kept: 0 })
  expect(pageText('1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t\n' + table([1, 1, 1, 95, ' ']))).toMatchObject({
    seen: 0,
  })
})
