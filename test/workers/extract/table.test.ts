import { compose } from '../../../workers/extract/pieces.ts'
import { expect, test } from 'vitest'
import { sheetRows, tableRows, toSparseRow } from '../../../workers/extract/table.ts'

const toBlocks = (rows: string[][]) =>
  compose(sheetRows(rows.map((row) => ({ cells: toSparseRow(row) })))).text.trimEnd()
const toTable = (rows: string[][]) => compose(tableRows(rows)).text

test('empty rows and columns are dropped', () => {
  expect(
    toTable([
      ['', 'a', '', 'b'],
      ['', '', '', ''],
      ['', '1', '', ''],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 |  |')
})

test('one column is a list of lines, wherever its cells stand', () => {
  expect(
    toTable([
      ['', 'a'],
      ['', 'b|c'],
    ]),
  ).toBe('a\nb|c')
})

test('blank rows part blocks', () => {
  expect(toBlocks([['Title'], [], ['a', 'b'], ['1', '2'], ['', ''], ['c', 'd']])).toBe(
    'Title\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| c | d |\n| --- | --- |',
  )
})
