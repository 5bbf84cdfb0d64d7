import { writeXlsx } from 'hucre/xlsx'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { pdfFile, shown } from '../../support/bombs/pdf-file.ts'
import { requirements } from '../../support/files/requirements.ts'
import { body, docxOf, extract, fixture, paragraph } from './extract-file.ts'
import { between, document, notRead, outline } from './read-file.ts'

const kinds = { title: 'heading', heading: 'heading', text: 'paragraph', item: 'list_item' } as const

test.each(['requirements.pdf', 'requirements.docx', 'requirements.doc'])(
  '%s has its headings, paragraphs, items and rows as blocks',
  async (name) => {
    const read = await document(name, fixture(name))
    const blocks = read.blocks.map(({ kind, start, end }) => `${kind}: ${read.text.slice(start, end)}`)
    for (const part of requirements) {
      if (part.kind === 'table')
        for (const row of part.rows) expect(blocks).toContain(`table_row: | ${row.join(' | ')} |`)
      // The old format has no heading of that name: its style is a paragraph's.
      else if (part.kind === 'title' && read.fileType === 'doc')
        expect(blocks).toContain(`paragraph: ${part.text}`)
      else expect(blocks).toContain(`${kinds[part.kind]}: ${part.kind === 'item' ? '- ' : ''}${part.text}`)
    }
    expect(between(read)).toMatch(/^(?:[\s#]|\| ---(?: \| ---)* \|)*$/)
    expect(read).toMatchObject({ scans: [], attachments: [], characters: read.text.length })
  },
)

test.each(['requirements.pdf', 'requirements.docx', 'requirements.doc'])(
  '%s has the same text as for requirements',
  async (name) => {
    expect(await extract(name, fixture(name))).toMatchObject({
      text: (await document(name, fixture(name))).text,
    })
  },
)

describe('pages', () => {
  test('a Word document has them where its program wrote page breaks, and notes that no page shows have none', async () => {
    const broken = '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Second page</w:t></w:r></w:p>'
    const row = `<w:tbl><w:tr><w:tc>${paragraph('Cell')}</w:tc><w:tc>${paragraph('Other')}</w:tc></w:tr></w:tbl>`
    const endnote = '<w:r><w:endnoteReference w:id="3"/></w:r>'
    const content = docxOf({
      'word/document.xml': body(`<w:p>${endnote}</w:p>${paragraph('First page')}${broken}${row}`),
      'word/endnotes.xml': body(`<w:endnote w:id="3">${paragraph('A note')}</w:endnote>`),
      'word/footnotes.xml': body(`<w:footnote w:id="3">${paragraph('Another one')}</w:footnote>`),
    })
    expect(outline(await document('a.docx', content))).toEqual([
      'paragraph: First page (page 1)',
      'paragraph: A note',
      'paragraph: Second page (page 2)',
      'table_row: | Cell | Other | (page 2)',
      'paragraph: Another one',
    ])
  })
})

test('the title among the properties of a Word document is given', async () => {
  const properties =
    '<cp:p xmlns:cp="c" xmlns:dc="d"><dc:creator>A</dc:creator><dc:title>Leave \n policy</dc:title></cp:p>'
  const parts = { 'word/document.xml': body(paragraph('Text')), 'docProps/core.xml': properties }
  expect(await document('a.docx', docxOf(parts))).toMatchObject({ title: 'Leave policy' })
})

describe('the title among the properties of a PDF', () => {
  const titled = (title: string, more = '') =>
    pdfFile([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: shown('A sentence.') },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Producer(x)/Title${title}${more}>>`,
      '<</Title(An entry of the outline)/Parent 2 0 R>>',
    ])

  test.each([
    ['(Leave \\(2026\\) caf\\351)', 'Leave (2026) café'],
    ['<FEFF004C006500610076>', 'Leav'],
    ['( )', undefined],
    [' 9 0 R', undefined],
  ])('%s', async (written, title) => {
    expect((await document('a.pdf', titled(written))).title).toBe(title)
  })
})

describe('tables', () => {
  const rows = [
    ['Field', 'Rule'],
    ['Age', '18 to 120'],
  ]
  const expected = ['heading 1: Rules', 'table_row: | Field | Rule |', 'table_row: | Age | 18 to 120 |']

  test('sheets of a workbook are headings over rows', async () => {
    expect(outline(await document('a.xlsx', await writeXlsx({ sheets: [{ name: 'Rules', rows }] })))).toEqual(
      expected,
    )
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rules')
    const old = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
    expect(outline(await document('a.xls', old))).toEqual(expected)
  })

  test('separated values are rows, also in one column', async () => {
    expect(outline(await document('a.csv', 'Field;Rule\r\nAge;18 to 120\r\n'))).toEqual(expected.slice(1))
    expect(outline(await document('a.csv', 'Red\nGreen\n'))).toEqual(['table_row: Red', 'table_row: Green'])
  })
})

describe('texts', () => {
  test('blank lines part the paragraphs of a plain text', async () => {
    expect(outline(await document('a.txt', 'One\r\ntwo\r\n \r\n\r\nThree  \n'))).toEqual([
      'paragraph: One\ntwo',
      'paragraph: Three',
    ])
  })

  test('the marks of Markdown say what each part is', async () => {
    const text = `Guide
=====

Intro of
two lines.

## Steps ##
1. Open
   the page
2. Press
- other

| A | B |
|---|:-:|
| 1 | 2 |

~~~js
# no heading

- no item
~~~

Part
---
***
####### seven
`
    expect(outline(await document('a.md', text))).toEqual([
      'heading 1: Guide',
      'paragraph: Intro of\ntwo lines.',
      'heading 2: Steps',
      'list_item: 1. Open\n   the page',
      'list_item: 2. Press',
      'list_item: - other',
      'table_row: | A | B |',
      'table_row: | 1 | 2 |',
      'code: ~~~js\n# no heading\n\n- no item\n~~~',
      'heading 2: Part',
      'paragraph: ####### seven',
    ])
  })

  test('a text of very many lines has a bounded number of blocks, of which the last is the rest', async () => {
    const read = await document('a.md', '- a\n'.repeat(120_000))
    expect(read.blocks).toHaveLength(100_000)
    expect(read.blocks.at(-1)).toMatchObject({ end: read.text.length })
  })
})

describe('what is refused', () => {
  test('a file above what its format allows names that limit', async () => {
    const refusal = await notRead('a.html', new Uint8Array(1.7 * 2 ** 20).fill(32))
    expect(refusal).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('HTML files are read up to 1.6 MB'),
    })
  })

  test('what no reader knows names all that are read', async () => {
    expect(await notRead('a.exe', 'x')).toMatchObject({
      code: 'unsupported',
      message:
        'Files of type .exe cannot be read. Upload PDF, DOCX, DOC, XLSX, XLS, PPTX, CSV, TXT, MD, HTML, EML, MSG, PNG or JPG.',
    })
  })

  test.each([
    ['a.ppt', 'save it as PPTX or PDF'],
    ['a.ODT', 'save it as DOCX or PDF'],
    ['a.rtf', 'save it as DOCX or PDF'],
    ['a.ods', 'save it as XLSX or CSV'],
    ['a.odp', 'save it as PPTX or PDF'],
    ['a.heic', 'save it as PNG or JPG'],
    ['a.zip', 'Unpack it'],
  ])('%s is refused with what its program can save it as', async (name, next) => {
    expect(await notRead(name, 'x')).toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining(next),
    })
  })

  test('a presentation with requirements is to be saved as what requirements are read of', async () => {
    expect(await extract('a.ppt', 'x')).toMatchObject({
      message: expect.stringContaining('save it as PDF, and upload that copy.'),
    })
  })

  test('a document of Office that was cut off is refused in words of its owner', async () => {
    const refusal = await notRead('a.doc', fixture('requirements.doc').slice(0, 1500))
    expect(refusal).toMatchObject({
      code: 'malformed',
      message: expect.stringMatching(/^The file is damaged: /),
    })
    expect(refusal.message).not.toMatch(/container|97/)
    expect(refusal.message).toContain('save it there anew')
  })

  test('for requirements the new types are as unknown as they were', async () => {
    for (const name of ['a.pptx', 'a.html', 'a.eml', 'a.msg', 'a.png'])
      expect(await extract(name, 'x')).toMatchObject({
        code: 'unsupported',
        message: expect.stringMatching(/Upload PDF, DOCX, DOC, XLSX, XLS, CSV, TXT or MD\.$/),
      })
  })

  test('a file that lies about its type is told what it is', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Uint8Array(30)])
    expect(await notRead('a.pdf', png)).toMatchObject({
      code: 'type_mismatch',
      message:
        'The file is named .pdf but holds a PNG picture. Rename it to end in .png, or save it as .pdf.',
    })
    expect(await notRead('a.html', fixture('requirements.pdf'))).toMatchObject({ code: 'type_mismatch' })
  })
})
