import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemsOf, textIndex } from '../../../../shared/domain/text-similarity/index.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

test.each([
  ['export exports exported exporting', 1],
  ['stop stopped stopping stops', 1],
  ['update updated updating updates', 1],
  ['pass passes passed', 1],
  ['status', 1],
  ['Größe GRÖSSE größe', 2],
  ['universe university', 2],
])('"%s" has %i stems', (words, count) => {
  expect(new Set(stemsOf(words)).size).toBe(count)
})

test('the form of a story carries no subject', () => {
  expect(stemsOf('As a user, I want to be able to … so that')).toEqual(stemsOf('user'))
})

test('the nearest text is the one with the rare words in common, not with the frequent ones', () => {
  const index = textIndex([
    'Customer exports the list of orders',
    'Customer filters the list of orders',
    'Customer sorts the list of refunds',
  ])
  const [first, second] = index.nearest('Customer sees refunds')
  expect(first?.at).toBe(2)
  expect(second?.similarity).toBeLessThan((first?.similarity ?? 0) / 3)
})

test('a text without a word of the index has nothing near it', () => {
  expect(textIndex(['Pay by card']).nearest('Zebra')).toEqual([])
  expect(textIndex([]).nearest('Zebra')).toEqual([])
  expect(textIndex(['', '???']).nearest('')).toEqual([])
})

const text = () =>
  fc.array(fc.constantFrom('order', 'paid', 'card', 'list', 'export', 'orders', 'ß', '7'), { maxLength: 8 })

test('likeness is 0 to 1, 1 for the same words, and the order of the words or texts does not count', () => {
  forAll([fc.array(text(), { maxLength: 6 }), text()], (texts, asked) => {
    const neighbours = textIndex(texts.map((words) => words.join(' '))).nearest(asked.join(' '))
    for (const { at, similarity } of neighbours) {
      expect(similarity).toBeGreaterThan(0)
      expect(similarity).toBeLessThanOrEqual(1)
      if (texts[at]?.join() === asked.join()) expect(similarity).toBeCloseTo(1)
    }
    const turned = textIndex(texts.map((words) => words.toReversed().join(' ')).toReversed())
    const again = turned.nearest(asked.toReversed().join(' '))
    const numbers = (all: typeof neighbours) => all.map((one) => one.similarity.toFixed(9))
    expect(numbers(again).toSorted()).toEqual(numbers(neighbours).toSorted())
    expect(neighbours).toEqual(neighbours.toSorted((one, other) => other.similarity - one.similarity))
  })
})

test('comparing costs no more than the words that there are', () => {
  // Few enough that a processor keeps both indexes at hand: what does not fit costs several times as much by itself.
  expectLinear(4000, (size) => {
    const words = Array.from({ length: size }, (_, at) => `word${at}`).join(' ')
    textIndex([words, words]).nearest(words)
  })
})
