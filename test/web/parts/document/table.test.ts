import { expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { paragraphsOf } from '../../../../web/parts/document/paragraphs.ts'
import { isValue, type Cell } from '../../../../web/parts/document/table.ts'

const wordsOf = (cell: Cell) => cell.map(({ text, isCited }) => (isCited ? `[${text}]` : text)).join('')
const tablesOf = (text: string, span: { start: number; end: number } | null = null) =>
  paragraphsOf(text, span).map(
    ({ table }) => table && [table.head, ...table.rows].map((row) => row.map(wordsOf)),
  )

const hours = '| Place | Hours |\n| --- | --- |\n| Library | 9–18 |\n| Pool |  |'

test('cited words are marked in each of their cells, marks of the table left out', () => {
  const start = hours.indexOf('| Library')
  expect(tablesOf(hours, { start, end: hours.indexOf('\n| Pool') })[0]?.[1]).toEqual(['[Library]', '[9–18]'])
  expect(tablesOf(hours, { start: start + 2, end: start + 5 })[0]?.[1]).toEqual(['[Lib]rary', '9–18'])
})

test.each<[string, boolean]>([
  ['2024-03-18', true],
  ['1849.50 €', true],
  ['+49 221 555 0134', true],
  ['Ward 3', false],
  ['–', false],
])('"%s" in a cell stays in one line: %s', (text, isOne) => {
  expect(isValue([{ text, isCited: false }])).toBe(isOne)
})

test('a mark behind a backslash is part of its cell', () => {
  expect(tablesOf('| Code | Means |\n|:--|--:|\n| a \\| b | or |')[0]?.[1]).toEqual(['a | b', 'or'])
})

test.each([
  ['rows without a rule', '| a | b |\n| c | d |'],
  ['lines before the head', 'Open:\n| a | b |\n| - | - |'],
  ['lines behind the rows', '| a | b |\n| - | - |\nand more'],
  ['a rule alone', '| - | - |'],
  ['one mark', '|\n|'],
])('%s are no table', (_, text) => {
  expect(tablesOf(text).every((table) => table === null)).toBe(true)
})

test('of more cells than a browser draws the rest stays lines, and no row is lost', () => {
  const rows = Array.from({ length: 40_000 }, (_, at) => `| ${at} | x |`)
  const text = ['| No | Kind |', '| --- | --- |', ...rows].join('\n')
  const paragraphs = paragraphsOf(text, null)
  const drawn = paragraphs[0]?.table?.rows.length ?? 0
  expect(drawn).toBeGreaterThan(1_000)
  expect(drawn).toBeLessThan(10_000)
  const lines = paragraphs.slice(1).flatMap(({ pieces }) => pieces.flatMap((piece) => piece.text.split('\n')))
  expect(lines).toEqual(rows.slice(drawn))
  const many = Array.from({ length: 9_000 }, () => '| a | b |\n| - | - |\n| c | d |').join('\n\n')
  expect(tablesOf(many).filter((table) => table !== null).length).toBeLessThan(4_000)
})

test.each([
  ['marks', (size: number) => '|'.repeat(size)],
  ['rows of marks', (size: number) => '|-|\n'.repeat(size / 4)],
  ['heads', (size: number) => '| a |\n| - |\n\n'.repeat(size / 13)],
  ['blanks behind a mark', (size: number) => `|${' '.repeat(size)}`],
])('a text of nothing but %s costs no more than its length', (_, textOf) => {
  expectLinear(400_000, (size) => paragraphsOf(textOf(size), { start: 5, end: size }))
})
