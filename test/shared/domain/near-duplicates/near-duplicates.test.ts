import { expect, test } from 'vitest'
import {
  likeness,
  nearDuplicates,
  printOf,
  sketchOf,
  withoutParts,
} from '../../../../shared/domain/near-duplicates/index.ts'

const words = Array.from({ length: 400 }, (_, at) => `word${at.toString(36)}`)
/** A text of its own for each seed. */
function textOf(seed: number, length = 120): string[] {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[(state >>> 8) % words.length] ?? ''
  })
}
const pairs = (texts: readonly string[][]) =>
  nearDuplicates(texts.map((text) => sketchOf([text.join(' ')]))).map(({ one, other }) => [one, other])

test('the same text in other case and punctuation is one, as is one with a changed date or an added sentence', () => {
  const text = textOf(1)
  const shouted = text.map((word) => `${word.toUpperCase()},`)
  const edited = text.with(3, 'march').with(60, 'april')
  const longer = [...text, ...textOf(99, 12)]
  expect(pairs([text, shouted, edited, longer]).filter(([one]) => one === 0)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
  ])
})

test('of a hundred pages each with an edited copy all are found, and no other', () => {
  const texts = Array.from({ length: 100 }, (_, seed) => textOf(seed + 1, 80 + seed * 4))
  const copies = texts.map((text) => text.with(5, 'changed').with(40, 'edited').with(70, 'new'))
  expect(pairs([...texts, ...copies])).toEqual(texts.map((_, at) => [at, at + 100]))
})

test('texts of thousands of words are compared by samples of them', () => {
  const long = textOf(7, 5000)
  expect(pairs([long, long.with(100, 'other').with(3000, 'words'), textOf(8, 5000)])).toEqual([[0, 1]])
})

test('pages of one template that say something else each are none, nor are empty ones', () => {
  const template = textOf(3, 30)
  const filled = [1, 2, 3].map((seed) => [...template, ...textOf(seed + 20, 30)])
  expect(pairs(filled)).toEqual([])
  expect(pairs([[], [], ['menu'], ['menu']])).toEqual([])
})

test('what is no content can be left out once it is known', () => {
  const menu = textOf(5, 200).join(' ')
  const sketches = [1, 2].map((seed) => sketchOf([menu, textOf(seed, 40).join(' ')]))
  expect(nearDuplicates(sketches)).toHaveLength(1)
  expect(nearDuplicates(sketches.map((sketch) => withoutParts(sketch, (part) => part === 0)))).toEqual([])
})

const like = (one: readonly string[], other: readonly string[]) =>
  likeness(printOf(one.join(' ')), printOf(other.join(' ')))

test('prints of a few hundred digits tell copies from pages of one frame', () => {
  for (const length of [120, 300, 3000])
    for (let seed = 1; seed <= 100; seed++) {
      const text = textOf(seed, length)
      const frame = textOf(999, Math.floor(length * 0.7))
      const own = (nth: number) => [...frame, ...textOf(nth, Math.ceil(length * 0.3))]
      expect(like(text, [...text, 'printed', 'on', 'monday'])).toBeGreaterThanOrEqual(0.9)
      expect(like(own(seed), own(seed + 500))).toBeLessThan(0.9)
      expect(like(text, textOf(seed + 500, length))).toBeLessThan(0.25)
    }
})

test('a print is bounded, and tells nothing of a few words or of what is none', () => {
  expect(printOf(textOf(1, 50_000).join(' '))).toHaveLength(64 * 8)
  expect(printOf('')).toBe('')
  expect(like(['two', 'words'], ['two', 'words'])).toBeUndefined()
  expect(likeness('00000000000000ff', printOf(textOf(1).join(' '))), 'of an earlier form').toBeUndefined()
})
