import { expect, test } from 'vitest'
import { partsOf } from '../../../../shared/domain/authoring/parts/parts-of.ts'

const sentences = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `S${at + 1}`,
    text: `"Field ${at + 1}" ${'x'.repeat(length)}`,
  }))

test('a short text is one part with all its headings', () => {
  const [part, ...others] = partsOf({ sentences: sentences(5, 50), headings: [{ text: 'A', before: 'S1' }] })
  expect(others).toEqual([])
  expect(part).toMatchObject({ headings: [{ text: 'A', before: 'S1' }], elsewhere: [] })
})

test('a long text is cut at headings, and each part is told the names of the others', () => {
  const headings = [1, 21, 41].map((at) => ({ text: `Section ${at}`, before: `S${at}` }))
  const parts = partsOf({ sentences: sentences(60, 220), headings })
  expect(parts.map((part) => part.sentences[0]?.id)).toEqual(['S1', 'S21', 'S41'])
  expect(parts[0]?.elsewhere).toEqual(['# Section 21', '# Section 41', expect.stringContaining('"Field 21"')])
  expect(parts[0]?.elsewhere.join()).not.toContain('"Field 20"')
})

test('a text of megabytes has a bounded number of parts that hold each sentence once', () => {
  const all = sentences(20_000, 100)
  const parts = partsOf({ sentences: all })
  expect(parts.length).toBeLessThanOrEqual(13)
  expect(parts.flatMap((part) => part.sentences)).toEqual(all)
})

test('no sentences are no part', () => {
  expect(partsOf({ sentences: [] })).toEqual([])
})
