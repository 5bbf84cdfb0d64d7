import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Growing, NameIndex } from '../../../../../shared/domain/analytics/names/name-index.ts'
import { TooMuch } from '../../../../../shared/domain/analytics/too-much.ts'
import { forAll } from '../../../../support/for-all.ts'

const segmentOf = (names: readonly bigint[]) => ({ visitors: BigUint64Array.from(names) })

/** Names of which many come again, and many share half of their bits. */
const names = fc.array(
  fc.oneof(
    fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
    fc.integer({ min: 1, max: 60 }).map((low) => BigInt(low)),
    fc.integer({ min: 1, max: 60 }).map((high) => BigInt(high) << 32n),
  ),
  { minLength: 1, maxLength: 400 },
)

test('names are numbered in the order in which they come first, whichever segments they stand in', () => {
  forAll([names, names], (first, second) => {
    const index = new NameIndex()
    const truth = new Map<bigint, number>()
    for (const some of [first, second, first]) {
      const segment = segmentOf(some)
      for (const [who, name] of some.entries()) {
        const isNew = !truth.has(name)
        if (isNew) truth.set(name, truth.size)
        expect(index.has(segment, who)).toBe(!isNew)
        if (who % 2 === 0) expect(index.add(segment, who)).toBe(isNew)
        else expect(index.of(segment, who)).toBe(truth.get(name))
      }
    }
    expect(index.size).toBe(truth.size)
  })
})

test('a hundred thousand names for each of some values are all told apart', () => {
  const segment = segmentOf(
    Array.from({ length: 20_000 }, (_, n) => (BigInt(n + 1) * 0x9e3779b97f4a7c15n) & (2n ** 64n - 1n)),
  )
  const index = new NameIndex()
  for (let again = 0; again < 2; again++)
    for (let beside = 1; beside <= 5; beside++)
      for (let who = 0; who < 20_000; who++)
        if (index.add(segment, who, beside) === (again === 1)) throw new Error(`Not ${who} beside ${beside}`)
  expect(index.size).toBe(100_000)
})

test('more than there is room for is refused, and who is known is still told', () => {
  const segment = segmentOf([7n, 8n, 9n])
  const index = new NameIndex(2)
  expect([0, 1, 0].map((who) => index.of(segment, who))).toEqual([0, 1, 0])
  expect(() => index.of(segment, 2)).toThrow(TooMuch)
  expect(index.of(segment, 1)).toBe(1)
})

test('numbers by place are kept however far apart they are', () => {
  const numbers = new Growing(new Float64Array(0))
  numbers.set(1000, 1.5)
  numbers.set(3, 2)
  numbers.set(5000, 3)
  expect([1000, 3, 5000, 4, 9999].map((place) => numbers.at(place))).toEqual([1.5, 2, 3, 0, 0])
})
