import { expect, test } from 'vitest'
import { expressionsIn } from '../../../scripts/sizes/count.mjs'
import { limitsFor, lowered, sizeFaults } from '../../../scripts/sizes/limits.mjs'

const sizes = { rooms: { english: 487, numbers: 100 }, expressions: 41, longExpressions: 3, words: 901 }
const limits = { rooms: { english: 500, numbers: 100 }, expressions: 50, longExpressions: 3, words: 1000 }

test('limits are the next round number, and none above for long expressions', () => {
  expect(limitsFor(sizes)).toEqual(limits)
  expect(sizeFaults(sizes, limits)).toEqual([])
})

test('whatever rises above its limit is named', () => {
  const larger = { rooms: { english: 501, numbers: 101 }, expressions: 51, longExpressions: 4, words: 1001 }
  expect(sizeFaults(larger, limits)).toEqual([
    'Lines of shared/domain/english: 501, at most 500.',
    'Lines of shared/domain/numbers: 101, at most 100.',
    'Regular expressions: 51, at most 50.',
    'Expressions above 120 characters: 4, at most 3.',
    'Words of docs/: 1001, at most 1000.',
  ])
})

test('a new room has no limit until limits are written', () => {
  const withTickets = { ...sizes, rooms: { ...sizes.rooms, tickets: 250 } }
  expect(sizeFaults(withTickets, limits)).toEqual([])
  expect(lowered(withTickets, limits).rooms).toEqual({ english: 500, numbers: 100, tickets: 300 })
})

test('writing lowers limits, forgets rooms that are gone, and raises none', () => {
  const now = { rooms: { english: 620 }, expressions: 12, longExpressions: 5, words: 1300 }
  expect(lowered(now, limits)).toEqual({
    rooms: { english: 500 },
    expressions: 20,
    longExpressions: 3,
    words: 1000,
  })
})

test('expressions are counted as the compiler sees them', () => {
  const source = "const a = 4 / 2 / 1 // /no/\nconst b = '/no/'\nconst c = text.match(/[/]x/g) ?? /y/u\n"
  expect(expressionsIn(source)).toEqual(['/[/]x/g', '/y/u'])
})
