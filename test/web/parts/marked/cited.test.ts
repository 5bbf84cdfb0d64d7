import { expect, test } from 'vitest'
import { piecesOf } from '../../../../web/parts/marked/cited.ts'

test('each citation of a source is a piece of its own, and a number without a source stays text', () => {
  expect(piecesOf('One. [1] Two [2][1], but an array[0] and [9].', 2)).toEqual([
    { text: 'One. ' },
    { source: 1 },
    { text: ' Two ' },
    { source: 2 },
    { source: 1 },
    { text: ', but an array[0] and [9].' },
  ])
  expect(piecesOf('', 1)).toEqual([])
  expect(piecesOf('Nothing is cited.', 0)).toEqual([{ text: 'Nothing is cited.' }])
})
