import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownBlocks } from '../../../../workers/extract/formats/markdown-blocks.ts'
import { expectLinear } from '../../../support/costs.ts'
import { between } from '../read-file.ts'

const parts = [
  '# ',
  '#',
  '##',
  '- ',
  '1. ',
  '| ',
  '|-',
  '---',
  '===',
  '```',
  '~~~',
  '\n',
  '\n\n',
  '    ',
  ' ',
  '*',
  'word',
  'two words',
]
const texts = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((all) => all.join(''))

test('blocks stand in order and hold every letter; between them are marks alone', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const blocks = markdownBlocks(text)
      let before = 0
      for (const { start, end } of blocks) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        before = end
      }
      expect(before).toBeLessThanOrEqual(text.length)
      expect(between({ text, blocks })).toMatch(/^[\s#=|:*_-]*$/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['marks of headings', '# '],
  ['rules', '- - - '],
  ['rules of tables', '|-:'],
  ['fences', '```\n'],
  ['blanks', ' '],
  ['items', '- a\n'],
])('%s cost in proportion', (_, part) => {
  expectLinear(100_000, (length) => markdownBlocks(`${part.repeat(length / part.length)}x`))
})
