import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  found,
  hexOf,
  keyBytes,
  merged,
  packed,
} from '../../../../durable-objects/website-store/names/keys.ts'

const digits = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => hexOf(array))
/** Names that begin alike, too, and names of the same words in another order. */
const words = ['01234567', '89abcdef', '00112233', 'fedcba98']
const name = fc.oneof(
  digits(16),
  digits(2).map((end) => `${'ab'.repeat(14)}${end}`),
  fc.shuffledSubarray(words, { minLength: words.length }).map((all) => all.join('')),
)
const mark = digits(8).filter((text) => !/^0*$/.test(text))
const keys = fc.uniqueArray(fc.tuple(name, fc.option(mark, { nil: '' })), {
  selector: ([each]) => each,
  maxLength: 60,
})
const keysIn = (bytes: Uint8Array) =>
  Array.from({ length: bytes.length / keyBytes }, (_, n) =>
    hexOf(bytes.subarray(n * keyBytes, (n + 1) * keyBytes)),
  )

test('what is merged of several is what is packed of all', () => {
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 9 }), (all, count) => {
      const texts = all.map(([each, of]) => each + of)
      const parts = Array.from({ length: count }, (_, part) =>
        packed(texts.filter((_text, n) => n % count === part)),
      )
      expect(keysIn(merged(parts))).toEqual(keysIn(packed(texts)))
    }),
  )
})

test('a name is found with what stands behind it, and none that is not there', () => {
  fc.assert(
    fc.property(keys, keys, (all, others) => {
      const there = new Map(all)
      const asked = new Set([...all, ...others].map(([each]) => each))
      const told = found(packed(all.map(([each, of]) => each + of)), asked)
      expect(new Map(told)).toEqual(there)
      expect(told).toHaveLength(there.size)
    }),
  )
})
