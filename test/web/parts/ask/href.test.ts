import { expect, test } from 'vitest'
import type { Result, Source } from '../../../../web/client/ask-files.ts'
import { inDocuments, placeOfResult, placeOfSource } from '../../../../web/parts/ask/href.ts'
import { placeIn } from '../../../../web/parts/document/cited-place.ts'

const source = {
  n: 1,
  kbId: 'k',
  fileId: 'f',
  fileName: 'a.md',
  chunkId: 'c',
  pageNumber: 2,
  start: 5,
  end: 9,
  quote: 'word',
  headings: ['One', 'Three'],
  updatedAt: '2026-01-01T00:00:00.000Z',
} satisfies Source
const result = {
  chunkId: 'c',
  content: 'a word',
  score: 1,
  metadata: { ...source, kbName: 'K', headings: ['One', 'Two'], sourceHash: 'x' },
} as Result

test('a source leads to its words in the document of its base, under its own headings', () => {
  const [path, hash] = inDocuments()(placeOfSource(source)).split('#')
  expect(path).toBe('/knowledge/k/files/f')
  expect(placeIn(`#${hash}`)).toEqual({
    start: 5,
    end: 9,
    quote: 'word',
    page: 2,
    headings: ['One', 'Three'],
  })
})

test('what a project has itself is shown by the project', () => {
  const own = { ...result, metadata: { ...result.metadata, kbId: null } }
  expect(inDocuments('p')(placeOfResult(own))).toMatch(/^\/projects\/p\/files\/f#at=5-9/)
})
