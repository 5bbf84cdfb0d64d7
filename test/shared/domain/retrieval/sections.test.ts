import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { chunkText } from '../../../../shared/domain/retrieval/chunking/chunk-text.ts'
import type { Chunk } from '../../../../shared/domain/retrieval/chunking/chunk.ts'
import { headingsOver, headingsWithin } from '../../../../shared/domain/text/sections.ts'
import { forAll } from '../../../support/for-all.ts'

type Part = [level: number | null, text: string]

/** Headings of a level, and paragraphs without one, a line each. */
function documentOf(parts: readonly Part[]) {
  const blocks: Block[] = []
  let text = ''
  for (const [level, part] of parts) {
    const span = { start: text.length, end: text.length + part.length, page: null }
    blocks.push(level === null ? { kind: 'paragraph', ...span } : { kind: 'heading', level, ...span })
    text += `${part}\n`
  }
  return { text, blocks }
}

/** The headings above a place of the text, by the chunk that holds it. */
function above(chunks: readonly Chunk[], place: number) {
  const chunk = chunks.find(({ start, end }) => place >= start && place < end)
  return chunk && headingsOver(chunk, place - chunk.start, place - chunk.start + 1)
}

const house: Part[] = [
  [1, 'House'],
  [2, 'Library'],
  [null, 'Open from 9 to 18.'],
  [2, 'Pool'],
  [null, 'Open from 7 to 22.'],
  [3, 'Sauna'],
  [null, 'Closed in summer.'],
  [1, 'Garden'],
  [null, 'Always open.'],
]

test('each place of a chunk of several sections stands under its own headings', () => {
  const { text, blocks } = documentOf(house)
  const chunks = chunkText({ text, blocks })
  expect(chunks).toHaveLength(1)
  const of = (words: string) => above(chunks, text.indexOf(words))
  expect(of('9 to 18')).toEqual(['House', 'Library'])
  expect(of('7 to 22')).toEqual(['House', 'Pool'])
  expect(of('Closed')).toEqual(['House', 'Pool', 'Sauna'])
  expect(of('Always')).toEqual(['Garden'])
  expect(of('Sauna')).toEqual(['House', 'Pool', 'Sauna'])
  expect(chunks.map((chunk) => headingsOver(chunk))).toEqual([[]])
  expect(chunks.map(headingsWithin)).toEqual([['House', 'Library', 'Pool', 'Sauna', 'Garden']])
})

test('above all of a chunk stand the headings that its sections share', () => {
  const chunksOf = (parts: readonly Part[]) =>
    chunkText(documentOf(parts)).map((chunk) => headingsOver(chunk))
  expect(chunksOf(house.slice(0, 5))).toEqual([['House']])
  expect(chunksOf(house.slice(0, 3))).toEqual([['House', 'Library']])
  const { text, blocks } = documentOf(house)
  const [chunk] = chunkText({ text, blocks })
  expect(headingsOver(chunk!, text.indexOf('7 to'), text.indexOf('Garden'))).toEqual(['House', 'Pool'])
})

test('a chunk of one section names no further ones, however many headings lead to it', () => {
  const { text, blocks } = documentOf([
    [1, 'House'],
    [2, 'Rules'],
    [3, 'Noise'],
    [null, 'None at night.'],
  ])
  const [chunk, ...others] = chunkText({ text, blocks })
  expect(others).toEqual([])
  expect(chunk).toMatchObject({ headings: ['House', 'Rules', 'Noise'], text: text.trim() })
  expect(chunk).not.toHaveProperty('sections')
})

test('rows that go on in another chunk stand under their head, and what follows them does not', () => {
  const rows = Array.from({ length: 90 }, (_, at) => `Item ${at} | ${'word '.repeat(8)}`)
  const text = ['Stock', 'Name | Remark', ...rows, 'Returns', 'Within a week.'].join('\n')
  const lines = text.split('\n')
  let end = -1
  const blocks = lines.map((line, at): Block => {
    const start = end + 1
    end = start + line.length
    const kind =
      at === 0 || at === lines.length - 2 ? 'heading' : at === lines.length - 1 ? 'paragraph' : 'table_row'
    return { kind, level: at === 0 ? 1 : 2, start, end, page: null }
  })
  const chunks = chunkText({ text, blocks })
  expect(chunks.length).toBeGreaterThan(1)
  expect(above(chunks, text.indexOf('Item 89'))).toEqual(['Stock', 'Name | Remark'])
  expect(above(chunks, text.indexOf('Within'))).toEqual(['Stock', 'Returns'])
})

test('whatever sections a text has, each paragraph stands under the last heading of each level above it', () => {
  const headings = fc.constantFrom('One', 'Two', 'Three words here')
  const texts = fc.constantFrom('Few.', 'word '.repeat(60).trim(), 'more '.repeat(300).trim())
  const level = fc.integer({ min: 1, max: 12 })
  const part = fc.oneof(fc.tuple(level, headings), fc.tuple(fc.constant(null), texts))
  forAll([fc.array(part, { maxLength: 60 })], (parts) => {
    const { text, blocks } = documentOf(parts)
    const chunks = chunkText({ text, blocks })
    let path: { level: number; said: string }[] = []
    for (const { kind, level = 1, start, end } of blocks) {
      const line = text.slice(start, end)
      if (kind === 'heading')
        path = [...path.filter((one) => one.level < level), { level, said: line }].slice(-8)
      else expect(above(chunks, start)).toEqual(path.map((one) => one.said))
    }
  })
})

test('many sections are kept by their own headings, not each with all above it', () => {
  const deep: Part[] = Array.from({ length: 7 }, (_, at) => [at + 1, 'long '.repeat(40)])
  const many = Array.from({ length: 300 }, (): Part => [8, 'a'])
  const { text, blocks } = documentOf([...deep, [null, 'Text.'], ...many])
  const sizeOf = (chunk: Chunk) => JSON.stringify(chunk.sections ?? []).length
  const chunks = chunkText({ text, blocks })
  expect(chunks.some(({ sections = [] }) => sections.length > 100)).toBe(true)
  for (const chunk of chunks) expect(sizeOf(chunk)).toBeLessThan(40 * chunk.text.length)
})
