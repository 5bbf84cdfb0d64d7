import { strToU8, zipSync } from 'fflate'
import { type FileBomb, textBytes } from './file-bomb.ts'

const megabyte = 2 ** 20
const word = (
  name: string,
  document: () => string,
  more: () => Record<string, string> = () => ({}),
): FileBomb => ({
  name,
  fileName: 'bomb.docx',
  bytes: () => packed({ 'word/document.xml': document(), ...more() }),
})
const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
  })

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const body = (content: string) => `<w:document ${w}><w:body>${content}</w:body></w:document>`
const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
const relations = `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`
const workbook = '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'
const sheet = (
  name: string,
  rows: () => string,
  more: () => Record<string, string> = () => ({}),
): FileBomb => ({
  name,
  fileName: 'bomb.xlsx',
  bytes: () =>
    packed({
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': relations,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows()}</sheetData></worksheet>`,
      ...more(),
    }),
})
const filled = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const cell = '<c r="A1"><v>1</v></c>'

/** Word and Excel files of 2007 and later, the worst of them first. */
export const officeBombs: FileBomb[] = [
  word('47 MB of elements without text', () => body('<w:p/>'.repeat(8_000_000))),
  sheet('47 MB of cells without values', () => `<row>${'<c/>'.repeat(12_000_000)}</row>`),
  sheet(
    'a format of 255 characters in every cell',
    () => `<row>${'<c s="0"><v>1234.5678</v></c>'.repeat(160_000)}</row>`,
    () => ({
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'# ?/?'.repeat(50)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }),
  ),
  word('one element of very many attributes', () =>
    body(`<w:p ${filled(400_000, (index) => `a${index}="" `)}/>`),
  ),
  word('elements of very many attributes', () =>
    body(`<w:p ${filled(1000, (index) => `a${index}="" `)}/>`.repeat(2500)),
  ),
  word('very many namespaces', () =>
    body(filled(3000, (index) => `<w:p ${filled(100, (n) => `xmlns:n${index}x${n}="u" `)}/>`)),
  ),
  word('elements 1,900 deep again and again', () =>
    body(`${'<w:p>'.repeat(1900)}${'</w:p>'.repeat(1900)}`.repeat(2000)),
  ),
  word('elements a million deep', () => '<w:p>'.repeat(1_000_000)),
  word('tables in each other', () =>
    body(
      `${'<w:tbl><w:tr><w:tc>'.repeat(600)}${run('x').repeat(1000)}${'</w:tc></w:tr></w:tbl>'.repeat(600)}`,
    ),
  ),
  word('tables in each other with text at each level', () =>
    body(
      `${`<w:tbl><w:tr><w:tc>${run('abc '.repeat(200))}`.repeat(600)}${'</w:tc></w:tr></w:tbl>'.repeat(600)}`,
    ),
  ),
  word('a table of very many columns', () =>
    body(
      `<w:tbl><w:tr>${'<w:tc/>'.repeat(150_000)}</w:tr>${`<w:tr><w:tc>${run('x')}</w:tc></w:tr>`.repeat(20_000)}</w:tbl>`,
    ),
  ),
  word('rows that go on with the one above', () =>
    body(
      `<w:tbl><w:tr>${`<w:tc>${run('abc '.repeat(40))}</w:tc>`.repeat(60)}</w:tr>${`<w:tr>${'<w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc>'.repeat(60)}</w:tr>`.repeat(4000)}</w:tbl>`,
    ),
  ),
  word(
    'notes that are referred to again and again',
    () =>
      body(
        `<w:p>${filled(300_000, (index) => `<w:r><w:footnoteReference w:id="${index % 3000}"/></w:r>`)}</w:p>`,
      ),
    () => ({
      'word/footnotes.xml': `<w:footnotes ${w}>${filled(3000, (index) => `<w:footnote w:id="${index}">${run('abc')}</w:footnote>`)}</w:footnotes>`,
    }),
  ),
  sheet(
    'cells merged over all rows',
    () =>
      `${`<row>${'<c t="inlineStr"><is><t>abc</t></is></c><c/><c><v>1</v></c>'}</row>`.repeat(30_000)}</sheetData><mergeCells>${'<mergeCell ref="B1:B1048576"/><mergeCell ref="A1:A1048576"/>'.repeat(100_000)}</mergeCells><sheetData>`,
  ),
  word('rows of spans', () =>
    body(
      `<w:tbl>${`<w:tr>${`<w:tc><w:tcPr><w:gridSpan w:val="63"/></w:tcPr>${run('x')}</w:tc>`.repeat(60)}</w:tr>`.repeat(2000)}</w:tbl>`,
    ),
  ),
  word('one comment of 47 MB', () => body(`<!--${' '.repeat(47 * megabyte)}-->`)),
  word('very many comments', () => body('<!---->'.repeat(6_000_000))),
  word('very many entities', () => body(run('&amp;'.repeat(9_000_000)))),
  word('one tag that never ends', () => `<w:document ${'a'.repeat(47 * megabyte)}`),
  word('one attribute of 47 MB', () => body(`<w:p a="${' '.repeat(46 * megabyte)}"/>`)),
  word('line ends', () => body(run('\r\n'.repeat(20_000_000)))),
  word('processing instructions', () => body('<?a?>'.repeat(8_000_000))),
  word(
    'styles on styles',
    () => body('<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>'.repeat(300_000)),
    () => ({
      'word/styles.xml': `<w:styles ${w}>${filled(15_000, (index) => `<w:style w:styleId="s${index}"><w:name w:val="n${index}"/><w:basedOn w:val="s${index + 1}"/></w:style>`)}</w:styles>`,
    }),
  ),
  word('blanks between two words', () => body(run(`a${' '.repeat(480_000)}b`))),
  word('lines of blanks', () =>
    body(
      `<w:p><w:r><w:t>a</w:t>${`<w:t xml:space="preserve">${' '.repeat(900)}x</w:t><w:br/>`.repeat(500)}</w:r></w:p>`,
    ),
  ),
  word(
    'entities that name each other',
    () =>
      `<!DOCTYPE d [<!ENTITY a "aaaa">${filled(9, (index) => `<!ENTITY a${index} "${'&a;'.repeat(10)}">`)}]><d>&a8;</d>`,
  ),
  sheet('cells far apart', () =>
    filled(
      400,
      (index) =>
        `<row r="${index * 2000 + 1}"><c r="${index % 2 ? 'XFD' : 'A'}${index * 2000 + 1}"><v>1</v></c></row>`,
    ),
  ),
  sheet('columns that each row has anew', () =>
    filled(
      300,
      (index) =>
        `<row r="${index + 1}">${filled(50, (n) => `<c r="${letters((index * 50 + n) % 16_384)}${index + 1}"><v>1</v></c>`)}</row>`,
    ),
  ),
  sheet('cells that all stand in A1', () => `<row r="1">${cell.repeat(1_000_000)}</row>`),
  sheet('very many rows', () => filled(1_000_000, () => `<row>${cell}</row>`)),
  sheet(
    'one long text in every cell',
    () => filled(100_000, () => '<row><c t="s"><v>0</v></c></row>'),
    () => ({ 'xl/sharedStrings.xml': `<sst><si><t>${'long '.repeat(10_000)}</t></si></sst>` }),
  ),
  sheet(
    'very many shared texts',
    () => '<row><c t="s"><v>5999999</v></c></row>',
    () => ({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(6_000_000)}</sst>` }),
  ),
  sheet(
    'one shared text of 40 MB of blanks',
    () => '<row><c t="s"><v>0</v></c></row>',
    () => ({ 'xl/sharedStrings.xml': `<sst><si><t>a${' '.repeat(40 * megabyte)}b</t></si></sst>` }),
  ),
  sheet(
    'a format of very many brackets',
    () => '<row><c s="0"><v>1</v></c></row>',
    () => ({
      'xl/styles.xml': `<styleSheet><numFmts>${filled(60_000, (index) => `<numFmt numFmtId="${index}" formatCode="${'['.repeat(490)}"/>`)}</numFmts><cellXfs>${filled(60_000, (index) => `<xf numFmtId="${index}"/>`)}</cellXfs></styleSheet>`,
    }),
  ),
  sheet('escaped characters', () => `<row><c t="str"><v>${'_x0041_'.repeat(60_000)}</v></c></row>`),
  {
    name: 'very many sheets that are one part',
    fileName: 'bomb.xlsx',
    bytes: () =>
      packed({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${'<sheet name="A" sheetId="1" r:id="r1"/>'.repeat(1000)}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': relations,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'<row/>'.repeat(600_000)}</sheetData></worksheet>`,
      }),
  },
  {
    name: 'very many sheets and relations',
    fileName: 'bomb.xlsx',
    bytes: () =>
      packed({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${filled(9000, (index) => `<sheet name="A" sheetId="1" r:id="x${index}"/>`)}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${filled(9900, (index) => relation(`x${index}`, 'chartsheet', 'a.xml'))}</Relationships>`,
      }),
  },
  {
    name: '4,000 entries',
    fileName: 'bomb.docx',
    bytes: () =>
      packed({
        'word/document.xml': body(run('a')),
        ...Object.fromEntries(Array.from({ length: 3999 }, (_, index) => [`a${index}`, ''])),
      }),
  },
  {
    name: 'a directory of 65,000 entries',
    fileName: 'bomb.docx',
    bytes: () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`a${index}`, new Uint8Array()])),
        { level: 0 },
      ),
  },
  {
    name: 'ends of directories',
    fileName: 'bomb.docx',
    bytes: () => textBytes(`PK\u0003\u0004${'PK\u0005\u0006'.repeat(200_000)}`),
  },
]

function letters(index: number): string {
  let [name, left] = ['', index + 1]
  for (; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name
  return name
}
