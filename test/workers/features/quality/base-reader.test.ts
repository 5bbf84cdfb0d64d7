import { expect, test } from 'vitest'
import { BaseReader, placedInFile } from '../../../../workers/features/quality/base-reader.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const fileOf = (fileName: string) => ({ fileId: `id of ${fileName}`, fileName })

function readerOf(most: number, files: Record<string, { start: number; text: string }[]>) {
  const reader = new BaseReader(most)
  for (const [name, pieces] of Object.entries(files)) {
    if (reader.isFull) reader.leave(fileOf(name), 'no room')
    else {
      reader.open(fileOf(name))
      for (const piece of pieces) if (!reader.add(piece)) break
    }
  }
  return reader
}

test('pieces stand as they stood in their file, and files apart', () => {
  const {
    text,
    ownTexts = [],
    warnings,
  } = readerOf(1000, {
    'a.md': [
      { start: 0, text: 'One.' },
      { start: 5, text: 'Two.' },
      { start: 30, text: 'Three.' },
    ],
    'b.md': [{ start: 4, text: 'Four.' }],
  }).finish(0)
  expect(text).toBe('One.\nTwo.\n\nThree.\n\nFour.')
  expect(ownTexts.map(({ start, end }) => text.slice(start, end))).toEqual(['One.\nTwo.\n\nThree.', 'Four.'])
  expect(warnings).toEqual([])
})

test('what does not fit is told by its names, at most ten of them', () => {
  const later = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${at}.md`, [{ start: 0, text: 'More.' }]]),
  )
  const pieces = [
    { start: 0, text: 'One.' },
    { start: 5, text: 'Too much.' },
  ]
  const { text, warnings } = readerOf(10, { 'a.md': pieces, ...later }).finish(30)
  expect(text).toBe('One.')
  expect(warnings).toEqual([
    expect.stringMatching(/of "a\.md" only the beginning was read; not read: "0\.md", .*"9\.md", 32 more\.$/),
  ])
})

test('beyond forty files the rest is read together', () => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`${at}.md`, [{ start: 0, text: `Text ${at}.` }]]),
  )
  const { text, ownTexts = [] } = readerOf(10_000, files).finish(0)
  expect(ownTexts).toHaveLength(40)
  expect(ownTexts[38]).toMatchObject({ end: ownTexts[39]!.start - 2 })
  expect(text.slice(ownTexts[39]!.start, ownTexts[39]!.end)).toMatch(/^Text 39\.[^]*Text 59\.$/)
})

test('a requirement is placed in its file; one of another text keeps its place', () => {
  const { text, parts } = readerOf(1000, {
    'a.md': [{ start: 0, text: 'Hello.' }],
    'b.md': [{ start: 100, text: 'The name must have 2 to 40 characters.' }],
  }).finish(0)
  const [requirement] = generateTests({ requirements: text, mode: 'agentic' }).requirements
  expect(placedInFile(parts, requirement!)).toMatchObject({
    fileId: 'id of b.md',
    source: 'b.md 100-138',
    start: 100,
    end: 138,
  })
  const other = { ...requirement!, source: 'context' }
  expect(placedInFile(parts, other)).toBe(other)
})
