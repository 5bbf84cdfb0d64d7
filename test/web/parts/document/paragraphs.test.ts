import { expect, test } from 'vitest'
import { paragraphsOf } from '../../../../web/parts/document/paragraphs.ts'

const wordsOf = (text: string, span: { start: number; end: number } | null = null) =>
  paragraphsOf(text, span).map(({ pieces }) =>
    pieces.map((piece) => (piece.isCited ? `[${piece.text}]` : piece.text)).join(''),
  )

test('cited words are marked where they stand, over several paragraphs as well', () => {
  expect(wordsOf('One two three', { start: 4, end: 7 })).toEqual(['One [two] three'])
  expect(wordsOf('One\n\nTwo', { start: 2, end: 6 })).toEqual(['On[e\n\n]', '[T]wo'])
})

test('a line that Markdown makes a heading is one, and stands without its mark', () => {
  const text = '# One\n\nTwo #\n\n#three\n\n### Four'
  expect(paragraphsOf(text, null).map(({ level }) => level)).toEqual([1, 0, 0, 3])
  expect(wordsOf(text)).toEqual(['One', 'Two #', '#three', 'Four'])
})

test('words that are cited of a heading, with its mark or behind it, are marked', () => {
  expect(wordsOf('## One two', { start: 0, end: 6 })).toEqual(['[One] two'])
  expect(wordsOf('## One two', { start: 7, end: 10 })).toEqual(['One [two]'])
  expect(wordsOf('## One two', { start: 0, end: 2 })).toEqual(['One two'])
})

test('a text without empty lines is cut all the same, and nothing of it is lost', () => {
  const lines = 'a line of words\n'.repeat(2_000)
  const paragraphs = paragraphsOf(lines, null)
  expect(paragraphs.length).toBeGreaterThan(7)
  expect(paragraphs.every(({ start }) => start === 0 || lines[start - 1] === '\n')).toBe(true)
  const blankless = '🚀'.repeat(9_000)
  expect(wordsOf(blankless).join('')).toBe(blankless)
  expect(wordsOf(blankless).every((words) => words.isWellFormed())).toBe(true)
})
