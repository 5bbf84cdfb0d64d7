import { expect, test } from 'vitest'
import { blocksOf, spokenOf } from '../../../../web/parts/ask/blocks.ts'
import { piecesOf } from '../../../../web/parts/marked/cited.ts'

const blocks = (answer: string) => blocksOf(piecesOf(answer, 9))

test('words around a table stay words, and rows of another width are another table', () => {
  expect(blocks('Fares: [1] | a | b | [2] | c | [3] They hold. [4]')).toEqual([
    { words: [{ text: 'Fares: ' }, { source: 1 }] },
    { rows: [{ cells: ['a', 'b'], sources: [2] }] },
    { rows: [{ cells: ['c'], sources: [3] }] },
    { words: [{ text: 'They hold. ' }, { source: 4 }] },
  ])
})

test('each item of a list begins a line', () => {
  expect(blocks('Do this: [1] 1. Shout. [2] 2. Throw. [3] - Call. [4]')).toEqual([
    { words: [{ text: 'Do this: ' }, { source: 1 }] },
    { words: [{ text: '1. Shout. ' }, { source: 2 }] },
    { words: [{ text: '2. Throw. ' }, { source: 3 }] },
    { words: [{ text: '• Call. ' }, { source: 4 }] },
  ])
})

test('a bar within a sentence makes no table, and an answer may begin with a mark', () => {
  expect(blocks('[1] Either | or. [2]')).toEqual([
    { words: [{ source: 1 }, { text: ' Either | or. ' }, { source: 2 }] },
  ])
  expect(blocks('')).toEqual([])
})

test('what is read out of an answer has no marks of sources or of tables', () => {
  const spoken = (answer: string) => spokenOf(piecesOf(answer, 9))
  expect(spoken('It is kept. [1] Then it goes. [2] ')).toBe('It is kept. Then it goes.')
  expect(spoken('Fares: [1] | Doctor | Room | [2] | Ms Vogel | 12 | [3] They hold. [4]')).toBe(
    'Fares: Doctor, Room. Ms Vogel, 12. They hold.',
  )
  expect(spoken('')).toBe('')
})
