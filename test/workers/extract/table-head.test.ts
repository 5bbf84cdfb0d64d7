import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { compose } from '../../../workers/extract/pieces.ts'
import { sheetRows, tableOf, toSparseRow } from '../../../workers/extract/table.ts'
import { accepted, fixture } from './extract-file.ts'
import { document, outline } from './read-file.ts'

/** Rows as lines of cells; "a>2" is a cell over two columns. */
const written = (lines: readonly string[], heads = 0) =>
  compose(
    tableOf(
      lines.map((line, at) => {
        const cells: string[] = []
        const spans = new Map<number, number>()
        for (const cell of line.split('|')) {
          const [text = '', span = '1'] = cell.split('>').map((part) => part.trim())
          spans.set(cells.length, Number(span))
          cells.push(text, ...Array.from({ length: Number(span) - 1 }, () => ''))
        }
        return { cells, spans, isHead: at < heads }
      }),
    ),
  ).text

const headOf = (text: string) => text.split('\n').find((line) => line.startsWith('|'))

test.each<[string, string[], string]>([
  [
    'three rows with the names of the first column in the last',
    ['|Load>4', '|Day>2|Night>2', 'Site|min|max|min|max', 'A|1|2|3|4'],
    '| Site | Load Day min | Load Day max | Load Night min | Load Night max |',
  ],
  [
    'cells over columns',
    ['Model|Power>2|Weight', '|min|max|', 'A|5|7|9'],
    '| Model | Power min | Power max | Weight |',
  ],
  ['cells that reach down', ['Model|Power>2', 'Model|min|max', 'A|5|7'], '| Model | Power min | Power max |'],
  [
    'blanks where cells were not merged',
    ['Model|Power||Weight', '|min|max|', 'A|5|7|9'],
    '| Model | Power min | Power max | Weight |',
  ],
  [
    'words over figures',
    ['|2025>2|2026>2', 'Region|Q1|Q2|Q1|Q2', 'North|10|20|30|40'],
    '| Region | 2025 Q1 | 2025 Q2 | 2026 Q1 | 2026 Q2 |',
  ],
  [
    'years below a word',
    ['|Revenue>2', 'Region|2024|2025', 'North|10.5|20'],
    '| Region | Revenue 2024 | Revenue 2025 |',
  ],
  [
    'three rows',
    ['Site|Load>4', '|Day>2|Night>2', '|min|max|min|max', 'A|1|2|3|4'],
    '| Site | Load Day min | Load Day max | Load Night min | Load Night max |',
  ],
  [
    'units below names without cells over columns',
    ['Pump|Flow|Head', '|l/s|m', 'P1|2|7.2', 'P2|3|'],
    '| Pump | Flow l/s | Head m |',
  ],
  ['units below names', ['Pump|Flow>2', '|l/s|m³/h', 'P1|2|7.2'], '| Pump | Flow l/s | Flow m³/h |'],
])('two rows of a head are one: %s', (_, lines, head) => {
  expect(headOf(written(lines))).toBe(head)
})

test.each<[string, string[]]>([
  ['a head without cells over columns', ['Name|Age|Town', 'Ann|5|Bonn', 'Bob|7|Ulm']],
  ['figures below a cell over columns', ['Region|Sales>2', 'North|10|20', 'South|11|21']],
  [
    'words below a cell over columns, in every row',
    ['Name|Address>2', 'Ann|High Street|Leeds', 'Bob|Low Road|York'],
  ],
  [
    'words below a cell over columns, with a figure further down',
    ['|Contact>2', 'Sales|Ann|n/a', 'IT|Bob|555 123'],
  ],
  ['a blank cell of the head', ['Name|Age|', 'Ann|5|new', 'Bob|7|old']],
  ['a first row with a blank cell', ['Role|Travel|Purchase', '|900|4000', 'Clerk|200|500']],
  ['a first row without a name over words', ['Role|Travel|Note', '||none', 'Clerk|200|none']],
  ['two rows alone', ['Model|Power>2', '|min|max']],
])('a row of values stays a row: %s', (_, lines) => {
  expect(written(lines).split('\n')).toHaveLength(lines.length + 1)
})

test('rows that the format marks are one head, and a section below them is none of it', () => {
  expect(headOf(written(['Pump|Flow|Head', 'type|l/s|m', 'P1|2|7'], 2))).toBe(
    '| Pump type | Flow l/s | Head m |',
  )
  expect(headOf(written(['Pump|Flow|Head', 'Old pumps>3', 'P1|2|7'], 2))).toBe('| Pump | Flow | Head |')
})

test.each<[string, string[], string]>([
  ['of many columns', ['Prices', 'A|B|C', '1|2|3'], 'Prices'],
  ['over both columns', ['Contacts>2', 'Name|Town', 'Ann|Bonn'], 'Contacts'],
  ['over words above figures', ['Price list 2026', 'Article|Price', 'Pump|310.50'], 'Price list 2026'],
])('a title %s stands above its table', (_, lines, title) => {
  expect(written(lines).split('\n\n')[0]).toBe(title)
})

test.each<[string, string[]]>([
  ['a column without a name', ['Name|', 'Ann|5', 'Bob|7']],
  ['a column without a name over words', ['Name|', 'Ann|new', 'Bob|old']],
])('%s makes no title', (_, lines) => {
  expect(headOf(written(lines))).toBe('| Name |  |')
})

const engines = ['| Model | Power min | Power max | Weight |', '| --- | --- | --- | --- |']
test.each([
  ['heads.docx', [...engines, '| A1 | 5 kW | 7 kW | 120 kg |']],
  ['heads.pptx', [...engines, '| A1 | 5 kW | 7 kW | 120 kg |']],
  ['heads.xlsx', ['Engines of this year', '', ...engines, '| A1 | 5 | 7 | 120 |']],
  ['heads.xlsx', ['Price list 2026', '', '| Article | Price |', '| --- | --- |', '| Pump | 310.5 |']],
  ['heads.xlsx', ['| Region | 2025 Q1 | 2025 Q2 | 2026 Q1 | 2026 Q2 |']],
  ['heads.docx', ['|  | 900 EUR | 4000 EUR |', '| Manager | 2000 EUR | 8000 EUR |']],
])('%s has its head in one row, its titles above and its values in their columns', async (name, lines) => {
  const read = name.endsWith('.pptx')
    ? await document(name, fixture(`tables/${name}`))
    : await accepted(name, fixture(`tables/${name}`))
  expect(read.text).toContain(lines.join('\n'))
})

test('an old workbook has its merged head in one row, too', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Engines'],
    ['Model', 'Power', '', 'Weight'],
    ['', 'min', 'max', ''],
    ['A1', 5, 7, 120],
  ])
  sheet['!merges'] = ['A1:D1', 'A2:A3', 'B2:C2', 'D2:D3'].map((range) => utils.decode_range(range))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'A')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
  expect((await accepted('a.xls', bytes)).text).toBe(
    `# A\n\nEngines\n\n${engines.join('\n')}\n| A1 | 5 | 7 | 120 |`,
  )
})

test('a caption stands above its table in every format', async () => {
  const docx = outline(await document('heads.docx', fixture('tables/heads.docx')))
  expect(docx.slice(1, 3)).toEqual([
    'paragraph: Table 1: Engines of this year',
    'table_row: | Model | Power min | Power max | Weight |',
  ])
  expect(docx.at(docx.indexOf('paragraph: Table 2: Limits of approval') + 1)).toBe(
    'table_row: | Role | Travel | Purchase |',
  )
  const table = '<tr><th>Pump</th><th>Price</th></tr><tr><td>A</td><td>5</td></tr></table>'
  const pages = [
    `<table><caption>Prices of pumps</caption>${table}`,
    `<figure><table>${table}<figcaption>Prices of pumps</figcaption></figure>`,
    `<table><tr><td colspan="2">Prices of pumps</td></tr>${table}`,
  ]
  const sheet = sheetRows(
    [['Prices of pumps'], [], ['Pump', 'Price'], ['A', '5'], [], ['A line'], [], ['Another']].map((row) => ({
      cells: toSparseRow(row),
    })),
  )
  expect(sheet.map(({ hints }) => hints?.element)).toEqual([
    'caption',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const page of pages) {
    const { text, blocks } = await document('a.html', `<p>See below.</p>${page}<p>End.</p>`)
    expect(text).toBe('See below.\n\nPrices of pumps\n\n| Pump | Price |\n| --- | --- |\n| A | 5 |\n\nEnd.')
    expect(blocks[1]?.hints?.element).toBe('caption')
  }
})

test('a head of two rows in a page is one, whatever marks it', async () => {
  const rows =
    '<tr><th rowspan="2">Model</th><th colspan="2">Power</th></tr><tr><th>min</th><th>max</th></tr>'
  const body = '<tr><td>A1</td><td>5 kW</td><td>7 kW</td></tr>'
  for (const table of [
    `<thead>${rows}</thead><tbody>${body}</tbody>`,
    rows + body,
    rows.replaceAll('th', 'td') + body,
  ])
    expect((await document('a.html', `<table>${table}</table>`)).text).toBe(
      '| Model | Power min | Power max |\n| --- | --- | --- |\n| A1 | 5 kW | 7 kW |',
    )
})
