import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from '../../../../workers/features/quality/rules.ts'

test('the parts of a text are the text, none too long, cut between paragraphs where it can be', () => {
  expect(partsOf('aaaa aaaa\n\nbb bb\ncc', 16)).toEqual(['aaaa aaaa\n\n', 'bb bb\ncc'])
  const text = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', 'x'.repeat(30)), { maxLength: 60 })
  fc.assert(
    fc.property(text, fc.integer({ min: 5, max: 40 }), (words, size) => {
      const parts = partsOf(words.join(''), size)
      expect(parts.every(({ length }) => length <= size)).toBe(true)
      expect(parts.join('').replaceAll(/\s/g, '')).toBe(words.join('').replaceAll(/\s/g, ''))
    }),
  )
})
