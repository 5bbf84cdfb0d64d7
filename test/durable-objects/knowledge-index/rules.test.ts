import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highest } from '../../../durable-objects/knowledge-index/places.ts'
import {
  chunkIdOf,
  readChunkId,
  strideOf,
  titleOf,
  topicsAreDue,
} from '../../../durable-objects/knowledge-index/rules.ts'

test('the highest scores are those that sorting all would give', () => {
  const score = fc.oneof(
    fc.double({ min: -1, max: 50, noNaN: true }),
    fc.constantFrom(0, 1, 2, 1e-9, Number.NaN),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(score, fc.boolean())), fc.nat(20), (given, most) => {
      const scores = Float64Array.from(given, ([value]) => value)
      const allowed = Uint8Array.from(given, ([, may]) => (may ? 1 : 0))
      const sorted = [...scores.keys()]
        .filter((place) => allowed[place] === 1 && scores[place]! > 0)
        .toSorted((one, other) => scores[other]! - scores[one]! || one - other)
      const byPlace = (places: number[]) => places.toSorted((one, other) => one - other)
      expect(byPlace(highest(scores, allowed, { most, least: 0 }))).toEqual(byPlace(sorted.slice(0, most)))
    }),
  )
})

test('a name of a chunk says of which reading it is, and nothing else is one', () => {
  const chunk = { fileId: 'a.1.b', generation: 3, ordinal: 12 }
  expect(readChunkId(chunkIdOf(chunk))).toEqual(chunk)
  for (const other of ['', 'a', 'a.1', 'a.1.x', '.1.2', 'a.-1.2', `${'x'.repeat(300)}.1.2`, 'a.1.2 '])
    expect(readChunkId(other)).toBeNull()
})

test.each([
  ['Travel policy.docx', 'Travel policy'],
  ['v1.2 notes.tar.gz', 'v1.2 notes.tar'],
  ['README', 'README'],
  ['See Sec. 4', 'See Sec. 4'],
])('%j counts as %j', (fileName, title) => expect(titleOf(fileName)).toBe(title))

test('topics are learned of enough chunks, and again when a fifth has changed', () => {
  expect(topicsAreDue(19, null)).toBe(false)
  expect(topicsAreDue(20, null)).toBe(true)
  expect(topicsAreDue(100, { chunks: 100, changes: 19 })).toBe(false)
  expect(topicsAreDue(100, { chunks: 100, changes: 20 })).toBe(true)
  expect(topicsAreDue(10, { chunks: 100, changes: 90 })).toBe(false)
})

test('of very many chunks topics are learned of some', () => {
  expect([strideOf(0), strideOf(10_000), strideOf(10_001), strideOf(95_000)]).toEqual([1, 1, 2, 10])
})
