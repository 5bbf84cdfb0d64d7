import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collapseBlanks } from '../../../workers/extract/collapse-blanks.ts'

const blanks = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', '\u00a0', '\u3000', '\ufeff') })

test('every run of blanks and line breaks is one blank afterwards', () => {
  fc.assert(
    fc.property(blanks, (text) => {
      expect(collapseBlanks(text)).toBe(text.split(/\s+/).join(' '))
    }),
  )
})
