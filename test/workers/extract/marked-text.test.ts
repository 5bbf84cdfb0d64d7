import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Marked } from '../../../workers/extract/marked-text.ts'

test('empty lines at both ends are dropped with the edges in them, as a replacement of them does', () => {
  const lines = fc.string({ unit: fc.constantFrom('\n', 'a', ' ') })
  fc.assert(
    fc.property(lines, fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 4 }), (text, spans) => {
      const places = spans.flat().map((place) => Math.min(place, text.length))
      const edges = places.toSorted((a, b) => a - b)
      const blocks = spans.map((_, at) => ({
        kind: 'paragraph' as const,
        start: edges[at * 2] ?? 0,
        end: edges[at * 2 + 1] ?? 0,
        page: null,
      }))
      const marked = new Marked(text, blocks)
      const replaced = marked.replace(/^\n+|\n+$/g, '')
      const shorter = marked.withoutOuterLines()
      expect(shorter.text).toBe(replaced.text)
      expect(shorter.blocks()).toEqual(replaced.blocks())
    }),
  )
})
