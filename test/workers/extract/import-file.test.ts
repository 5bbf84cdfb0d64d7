import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { written } from '../../shared/domain/test-exports/written.ts'
import { importFile } from '../../../workers/extract/import-file.ts'
import { toldOf } from '../../shared/domain/test-imports/import-file.ts'
import { signUp } from '../../shared/domain/test-exports/cases.ts'

const bytesOf = (content: string | Uint8Array) =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content).buffer

const read = (content: string | Uint8Array, format?: string) =>
  importFile({ bytes: bytesOf(content), fileName: 'cases', ...(format && { format }) })

const xlsx = (rows: unknown[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Test cases')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

test('a workbook of two suites, with ids and titles merged over the rows of a case', async () => {
  const book = utils.book_new()
  const header = ['Test ID', 'Title', 'Step #', 'Action', 'Expected']
  const suites = { Cart: ['TC-1', 'Pay'], Accounts: ['TC-2', 'Leave'] }
  for (const [name, [id, title]] of Object.entries(suites)) {
    const sheet = utils.aoa_to_sheet([
      header,
      [id, title, 1, 'Open', 'Shown'],
      [null, null, 2, title, 'Done'],
    ])
    sheet['!merges'] = [0, 1].map((c) => ({ s: { r: 1, c }, e: { r: 2, c } }))
    utils.book_append_sheet(book, sheet, name)
  }
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Written by Ann']]), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet([header]), 'Old')
  book.Workbook = { Sheets: [{}, {}, {}, { Hidden: 1 }] }
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  expect(await read(bytes)).toMatchObject({
    ok: true,
    layout: 'row-per-step',
    testCases: [
      { id: 'TC-1', category: 'Cart', steps: { length: 2 } },
      { id: 'TC-2', category: 'Accounts', steps: { length: 2 } },
    ],
    findings: [
      { severity: 'warning', message: 'Hidden sheets were not read: Old.' },
      { severity: 'warning', message: expect.stringContaining('Notes') },
    ],
  })
})

/** A sheet in which cells are merged over rows: column, first and last row as the sheet shows them. */
function mergedSheet(rows: unknown[][], merges: [column: number, first: number, last: number][]) {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = merges.map(([c, first, last]) => ({ s: { r: first - 1, c }, e: { r: last - 1, c } }))
  utils.book_append_sheet(book, sheet, 'Cases')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const header = ['ID', 'Title', 'Step #', 'Action', 'Expected Result']
const wasMerged = (from: number, to: number) =>
  `${from}: This result is merged over the rows ${from} to ${to}`

test.each([
  [
    'over all rows of a case',
    [
      ['1', 'Pay', 1, 'Open', 'Paid'],
      [null, null, 2, 'Enter'],
      [null, null, 3, 'Confirm'],
      ['2', 'Leave', 1, 'Leave', 'Gone'],
    ],
    [
      [0, 2, 4],
      [1, 2, 4],
      [4, 2, 4],
    ],
    ['Pay | Open | Enter | Confirm > Paid', 'Leave | Leave > Gone'],
    [wasMerged(2, 4)],
  ],
  [
    'over some rows of a case, behind one that has its own',
    [
      ['1', 'Pay', 1, 'Open', 'Shown'],
      [null, null, 2, 'Enter', 'Paid'],
      [null, null, 3, 'Confirm'],
      [null, null, 4, 'Leave', 'Gone'],
    ],
    [[4, 3, 4]],
    ['Pay | Open > Shown | Enter | Confirm > Paid | Leave > Gone'],
    [wasMerged(3, 4)],
  ],
  [
    'over the rows of two cases, of which each has it',
    [
      ['1', 'Pay', 1, 'Open', 'Thanks'],
      [null, null, 2, 'Pay'],
      ['2', 'Give', 1, 'Open'],
      [null, null, 2, 'Give'],
    ],
    [[4, 2, 5]],
    ['Pay | Open | Pay > Thanks', 'Give | Open | Give > Thanks'],
    [wasMerged(2, 5), wasMerged(2, 5)],
  ],
  [
    'over rows that say nothing else',
    [
      ['1', 'Pay', null, 'Open', 'Paid'],
      [null, null, null, null],
      ['2', 'Leave', null, 'Leave', 'Gone'],
    ],
    [
      [0, 2, 3],
      [1, 2, 3],
      [3, 2, 3],
      [4, 2, 3],
    ],
    ['Pay | Open > Paid', 'Leave | Leave > Gone'],
    [],
  ],
  [
    'a list of as many results as steps',
    [
      ['1', 'Pay', 1, 'Open', '1. Shown\n2. Paid'],
      [null, null, 2, 'Confirm'],
    ],
    [[4, 2, 3]],
    ['Pay | Open > Shown | Confirm > Paid'],
    [],
  ],
] as [string, unknown[][], [number, number, number][], string[], string[]][])(
  'a result that is merged %s',
  async (_, rows, merges, cases, told) => {
    const result = await read(mergedSheet([header, ...rows], merges))
    if (!result.ok) throw new Error(result.message)
    expect(result.testCases.map(toldOf)).toEqual(cases)
    const findings = result.findings.map(({ row, message }) => `${row}: ${message}`)
    expect(findings).toEqual(told.map((text) => expect.stringContaining(text)))
  },
)

test('a result that is merged below a line with the title of its case, and in a form', async () => {
  const titled = await read(
    mergedSheet(
      [['Action', 'Expected Result'], ['Test case:', 'Pay'], ['Open', 'Paid'], ['Confirm']],
      [[1, 3, 4]],
    ),
  )
  expect(titled).toMatchObject({
    ok: true,
    testCases: [{ steps: [{ expectedResult: '' }, { expectedResult: 'Paid' }] }],
  })
})

test.each([
  ['csv', undefined],
  ['gherkin', undefined],
  ['json', undefined],
  ['tracker-xray', undefined],
  ['tracker-xray', 'json'],
  ['testmgr', undefined],
  ['testmgr', 'xml'],
  ['devops-suite', undefined],
] as const)('what %s (%s) exports is recognised from its bytes alone', async (format, variant) => {
  const { body } = written({
    testCases: [signUp],
    format,
    projectName: 'Shop',
    ...(variant && { variant }),
  })
  const result = await read(body)
  expect(result).toMatchObject({
    ok: true,
    format,
    testCases: [{ title: signUp.title }],
    findings: [],
  })
  expect(result).toHaveProperty(...((variant ? ['variant', variant] : ['ok', true]) as [string, unknown]))
})

test('a workbook as Test Plans exports it, with its row numbers', async () => {
  const rows = [
    [
      'ID',
      'Work Item Type',
      'Title',
      'Test Step',
      'Step Action',
      'Step Expected',
      'Area Path',
      'Assigned To',
      'State',
    ],
    [7, 'Test Case', 'Pay', null, null, null, 'Shop', 'Ann', 'Design'],
    [null, null, null, 1, 'Open\nthe page', 'Shown'],
    [],
    [8, 'Shared Steps', 'Sign in'],
    [9, 'Test Case', 'Cancel'],
    [null, null, null, 1, 'Cancel', null],
  ]
  expect(await read(xlsx(rows))).toMatchObject({
    ok: true,
    format: 'devops-suite',
    testCases: [
      { id: '7', title: 'Pay', steps: [{ action: 'Open\nthe page', expectedResult: 'Shown' }] },
      { id: '9', title: 'Cancel', steps: [{ action: 'Cancel' }] },
    ],
    findings: [{ row: 5, severity: 'warning' }],
  })
})

/** A workbook as programs write it that compute nothing: formulas without their values. */
function withFormulas(rows: (string | number | null | { f: string; v?: string; t?: string })[][], calc = '') {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const cell = (value: (typeof rows)[number][number], at: string) => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    const [type, stored] = value.v === undefined ? ['n', '<v/>'] : [value.t ?? 'str', `<v>${value.v}</v>`]
    return `<c r="${at}" t="${type}"><f>${escaped(value.f)}</f>${stored}</c>`
  }
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="Cases" sheetId="1" r:id="a"/></sheets>${calc}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${relation}/worksheet" Target="sheet.xml"/></Relationships>`,
    ),
    'xl/sheet.xml': strToU8(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
  })
}

test.each([
  ['of its row', { f: '"TC-"&ROW()-1' }, { f: '"TC-"&ROW()-1' }, ['TC-1', 'TC-2']],
  ['of the cell above', 1, { f: 'A2+1' }, ['1', '2']],
  [
    'with a format',
    { f: 'CONCATENATE("TC-",TEXT(ROW()-1,"000"))' },
    { f: '"TC-"&TEXT(2,"000")' },
    ['TC-001', 'TC-002'],
  ],
  [
    'where the title is filled',
    { f: 'IF(B2<>"",COUNTA(B$2:B2),"")' },
    { f: 'IF(B3<>"",COUNTA(B$2:B3),"")' },
    ['1', '2'],
  ],
  ['with a link', { f: 'HYPERLINK("https://t.test/A-1","A-1")' }, { f: 'x', v: 'A-2' }, ['A-1', 'A-2']],
])('a number %s that has no value in the file is computed', async (_, one, other, ids) => {
  const rows = [
    ['ID', 'Title', 'Steps'],
    [one, 'Pay', 'Open'],
    [other, 'Leave', { f: '"Click "&CHAR(34)&"Off"&CHAR(34)' }],
  ]
  const read = await importFile({ bytes: bytesOf(withFormulas(rows)), fileName: 'cases' })
  expect(read).toMatchObject({
    ok: true,
    testCases: [{ id: ids[0] }, { id: ids[1], steps: [{ action: 'Click "Off"' }] }],
    findings: [],
  })
})

test.each([
  ['an id', 'ID', (f: string) => [{ f }, null, 'Pay'], 'warning'],
  ['a title', 'Title', (f: string) => ['B', { f }, 'Pay'], 'error'],
  ['a step', 'Step', (f: string) => ['B', 'Leave', { f }], 'error'],
] as const)(
  '%s that cannot be computed is named, and its row joins no case',
  async (_, column, row, severity) => {
    const at = { ID: 'A3', Title: 'B3', Step: 'C3' }[column]
    const open = ['VLOOKUP(1,[1]Other!A:B,2)', 'NOW()', at, 'REPT("x",1000000000)', 'SUM(A1:XFD1048576)']
    for (const formula of open) {
      const rows = [
        ['ID', 'Title', 'Step', 'Expected'],
        ['A', 'Pay', 'Open', 'A form'],
        [...row(formula), 'Gone'],
      ]
      const read = await importFile({ bytes: bytesOf(withFormulas(rows)), fileName: 'cases' })
      const at = { ID: 'A3', Title: 'B3', Step: 'C3' }[column]
      expect(read).toMatchObject({ ok: true, testCases: [{ id: 'A', steps: { length: 1 } }, {}] })
      expect(read).toHaveProperty(
        'findings',
        expect.arrayContaining([
          { row: 3, severity, message: expect.stringContaining(`The cell ${at} holds a formula`) },
        ]),
      )
    }
  },
)

test('zeros that a program stored for what it did not compute are computed, errors are no ids, and an empty text is one', async () => {
  const header = ['ID', 'Title', 'Step']
  const zero = (f: string) => ({ f, v: '0', t: 'n' })
  const zeros = [header, [zero('ROW()-1'), 'Pay', 'Open'], [zero('ROW()-1'), 'Leave', 'Leave']]
  const written = withFormulas(zeros, '<calcPr calcId="124519" fullCalcOnLoad="1"/>')
  expect(await read(written)).toMatchObject({ ok: true, testCases: [{ id: '1' }, { id: '2' }], findings: [] })
  const broken = { f: 'A9', v: '#REF!', t: 'e' }
  expect(await read(withFormulas([header, [broken, 'Pay', 'Open'], [broken, null, 'Leave']]))).toMatchObject({
    ok: true,
    testCases: [{ title: 'Pay' }, { title: 'Leave' }],
    findings: [{ row: 2 }, { row: 3 }, { row: 3 }],
  })
  const empty = { f: 'IF(COUNTIF(A:A,B3)>9,"x","")', v: '' }
  expect(await read(withFormulas([header, ['A', 'Pay', 'Open'], [empty, null, 'Pay']]))).toMatchObject({
    ok: true,
    testCases: [{ id: 'A', steps: { length: 2 } }],
    findings: [],
  })
})

test('a workbook of Excel 97 as qTest exports it is read, and what only bears its name is told how to save', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Project', 'Shop']]), 'Requirements')
  const sheet = utils.aoa_to_sheet([
    [
      'Module',
      'Id',
      'Name',
      'Precondition',
      'Test Step #',
      'Test Step Description',
      'Test Step Expected Result',
    ],
    ['MD-1 Login', 'TC-1', 'Sign in', 'A user', 1, 'Open the page', 'The form is shown'],
    [null, null, null, null, 2, 'Enter "x"', '"Welcome" is shown'],
    ['MD-1 Login', 'TC-2', 'Leave', null, 1, 'Leave', null],
  ])
  utils.book_append_sheet(book, sheet, 'Test Cases')
  const as = (bookType: 'biff8' | 'html' | 'xlml' | 'ods') =>
    read(new Uint8Array(write(book, { type: 'buffer', bookType }) as ArrayBuffer))
  expect(await as('biff8')).toMatchObject({
    ok: true,
    format: 'xlsx',
    testCases: [
      { id: 'TC-1', title: 'Sign in', category: 'MD-1 Login', steps: [{ action: 'Open the page' }, {}] },
      { id: 'TC-2', steps: [{ action: 'Leave' }] },
    ],
    findings: [{ severity: 'warning', message: expect.stringContaining('Requirements') }],
  })
  for (const bookType of ['html', 'xlml', 'ods'] as const)
    expect(await as(bookType)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/save it as \.xlsx/i),
    })
})

test('a workbook with columns of nobody in particular is told to be one, and no CSV', async () => {
  const rows = [
    ['Title', 'Steps', 'Expected Result'],
    ['Pay', '1. Open', 'Shown'],
  ]
  expect(await read(xlsx(rows))).toMatchObject({ ok: true, format: 'xlsx', layout: 'row-per-case' })
  const text = new TextEncoder().encode(rows.map((row) => row.join(',')).join('\n'))
  expect(await read(text)).toMatchObject({ ok: true, format: 'csv', layout: 'row-per-case' })
})

test('UTF-16 and a legacy encoding are read, and the doubt about the latter is told', async () => {
  const source = 'Title,Steps\nBezahlen für Ärzte,1. Öffnen\n'
  const wide = new Uint8Array(Buffer.from(`\ufeff${source}`, 'utf16le'))
  expect(await read(wide)).toMatchObject({
    ok: true,
    testCases: [{ title: 'Bezahlen für Ärzte' }],
    findings: [],
  })
  const latin = Uint8Array.from(source, (one) => one.charCodeAt(0))
  expect(await read(latin)).toMatchObject({
    ok: true,
    testCases: [{ title: 'Bezahlen für Ärzte' }],
    findings: [{ severity: 'warning', message: expect.stringContaining('not UTF-8') }],
  })
})

test('a ZIP bomb, a ZIP of nothing readable, a picture, an empty and an oversized file are refused with a sentence', async () => {
  const bomb = zipSync({ 'a.csv': new Uint8Array(60 * 2 ** 20) }, { level: 9 })
  const files: [Uint8Array | string, string][] = [
    [bomb, 'too_large'],
    [zipSync({ 'a.csv': new Uint8Array(11 * 2 ** 20).fill(97) }), 'too_large'],
    [zipSync({ 'a.png': strToU8('x') }), 'unsupported'],
    [zipSync({ 'word/document.xml': strToU8('<a/>') }), 'unsupported'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 2, 3, 4]), 'unsupported'],
    ['PK\u0003\u0004 and then nothing', 'malformed'],
    ['', 'empty'],
    [new Uint8Array(10 * 2 ** 20 + 1).fill(97), 'too_large'],
    ['%PDF-1.7\n1 0 obj\n', 'unsupported'],
  ]
  for (const [content, code] of files) {
    const result = await read(content)
    expect(result).toMatchObject({ ok: false, code })
    expect(result).toHaveProperty('message', expect.stringMatching(/^[A-Z].{20,}\.$/))
  }
})

test('a sheet with a cell in the last column of the last row takes no memory', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const file = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="Far" sheetId="1" r:id="a"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${relation}/worksheet" Target="sheet.xml"/></Relationships>`,
    ),
    'xl/sheet.xml': strToU8(
      `<worksheet><sheetData><row r="1">${cell('A1', 'Title')}${cell('B1', 'Steps')}</row><row r="2">${cell('A2', 'Pay')}</row>` +
        `<row r="1048576">${cell('XFD1048576', 'far')}</row></sheetData></worksheet>`,
    ),
  })
  expect(await read(file)).toMatchObject({ ok: true, testCases: [{ title: 'Pay' }] })
})

test('a shared text counts in every cell that shows it', async () => {
  const long = 'x'.repeat(20_000)
  const rows = Array.from({ length: 1000 }, (_, index) => [`T${index}`, long])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Title', 'Steps'], ...rows]), 'Test cases')
  const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer)
  expect(await read(file)).toMatchObject({ ok: false, code: 'too_large' })
})

test('one file of an archive that cannot be read does not take the others with it', async () => {
  const csv = strToU8('Title,Steps\nPay,1. Open\n')
  const file = zipSync({
    '__MACOSX/._cases.csv': new Uint8Array([0, 5, 22, 7, 0]),
    '.hidden.csv': strToU8('a,b\n1,2\n'),
    'notes.csv': strToU8('a,b\n1,2\n'),
    'cases.csv': csv,
    'picture.csv': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 2, 3, 4]),
  })
  expect(await read(file)).toMatchObject({
    ok: true,
    format: 'csv',
    testCases: [{ title: 'Pay' }],
    findings: [
      { severity: 'warning', message: expect.stringContaining('picture.csv') },
      { severity: 'error', message: expect.stringMatching(/^notes\.csv: No row/) },
    ],
  })
  const foreign = zipSync({ 'a.csv': strToU8('a,b\n1,2\n'), 'b.csv': strToU8('a,b\n1,2\n') })
  expect(await read(foreign)).toMatchObject({
    ok: false,
    code: 'unsupported',
    message: expect.stringMatching(/^a\.csv: No row/),
  })
})
