import { expect, test } from 'vitest'
import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { mostEntries, outlineOf } from '../../../../shared/domain/retrieval/outline.ts'

/** A text of lines, each a block of its kind and page. */
function written(lines: readonly (Pick<Block, 'kind' | 'page' | 'level'> & { text: string })[]) {
  let text = ''
  const blocks = lines.map(({ text: words, ...block }): Block => {
    const start = text.length
    text += `${words}\n\n`
    return { ...block, start, end: start + words.length }
  })
  return { text, blocks }
}

const heading = (text: string, level = 1, page: number | null = null) =>
  ({ kind: 'heading', text, level, page }) as const
const words = (text: string, page: number | null = null) => ({ kind: 'paragraph' as const, text, page })

test('headings are given with their levels and the places where they stand', () => {
  const document = written([heading('Leave'), words('28 days.'), heading('Carrying\tover', 2)])
  const { headings, pages, isCut } = outlineOf(document)
  expect(headings).toEqual([
    { title: 'Leave', level: 1, page: null, start: 0, end: 5 },
    { title: 'Carrying over', level: 2, page: null, start: 17, end: 30 },
  ])
  expect(document.text.slice(17, 30)).toBe('Carrying\tover')
  expect(pages).toEqual([])
  expect(isCut).toBe(false)
})

test('a page reaches from its first words to its last, and one that is empty is left out', () => {
  const lines = [heading('Fire', 1, 1), words('Walk.', 1), words('Lifts stand still.', 3)]
  const { headings, pages } = outlineOf(written(lines))
  expect(headings).toMatchObject([{ title: 'Fire', page: 1 }])
  expect(pages).toEqual([
    { page: 1, start: 0, end: 11 },
    { page: 3, start: 13, end: 31 },
  ])
})

test('headings of nothing are left out, and long ones are cut between characters', () => {
  const { headings } = outlineOf(written([heading('   '), heading('🚀'.repeat(5000))]))
  expect(headings.map(({ title }) => title)).toEqual(['🚀'.repeat(100)])
})

test('of very many headings and pages the first are given, and it is said that there are more', () => {
  const many = Array.from({ length: mostEntries + 1 }, (_, at) => heading(`Row ${at}`, 1, at + 1))
  const { headings, pages, isCut } = outlineOf(written(many))
  expect([headings.length, pages.length, isCut]).toEqual([mostEntries, mostEntries, true])
  expect(outlineOf(written(many.slice(1))).isCut).toBe(false)
})
