import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitText } from '../../durable-objects/split-text.ts'

const throughUtf8 = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

test('the parts make up the text again, each short enough and each safe in UTF-8', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 20 }), (text, size) => {
      const parts = splitText(text, size)
      expect(parts.map(throughUtf8).join('')).toBe(text)
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(size)
    }),
  )
})

test('a pair that would be cut goes whole into the next part', () => {
  expect(splitText('ab🙂c', 3)).toEqual(['ab', '🙂c'])
})

test('an empty text is one empty part', () => {
  expect(splitText('', 5)).toEqual([''])
})
