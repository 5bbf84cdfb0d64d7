import { unzipSync, zipSync, strToU8, strFromU8 } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { accepted, refused } from '../extract-file.ts'

const table = [
  ['Field', 'Rule', 'Since', 'Required'],
  ['Name', '2 to 40 characters', new Date('2026-01-31T00:00:00Z'), true],
  ['Age', 18.5, new Date('2026-01-31T09:30:00Z'), false],
  ['Sum', 0.1 + 0.2, null, null],
]

test('a sheet becomes a heading and a table with dates, numbers and truth values as people read them', async () => {
  const book = await writeXlsx({ sheets: [{ name: 'Rules', rows: table }] })
  const { text, fileType, warnings } = await accepted('a.xlsx', book)
  expect(fileType).toBe('xlsx')
  expect(warnings).toEqual([])
  expect(text).toBe(
    '# Rules\n\n| Field | Rule | Since | Required |\n| --- | --- | --- | --- |\n| Name | 2 to 40 characters | 2026-01-31 | TRUE |\n| Age | 18.5 | 2026-01-31 (2026-01-31 09:30) | FALSE |\n| Sum | 0.3 |  |  |',
  )
})

test('percentages, times, escaped characters, errors and formula results are shown as in the sheet', async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [['Rate', 'At', 'Text']],
        columns: [{ header: 'Rate', numFmt: '0.0%' }, { header: 'At', numFmt: 'hh:mm' }, { header: 'Text' }],
      },
    ],
  })
  const parts = unzipSync(book)
  const cells =
    '<row r="2"><c r="A2" s="1"><v>0.195</v></c><c r="B2" s="2"><v>0.5</v></c><c r="C2" t="str"><f>A1</f><v>a_x000D__x0041_</v></c></row><row r="3"><c t="e"><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r><rPh><t>no</t></rPh></is></c></row>'
  parts['xl/worksheets/sheet1.xml'] = strToU8(
    strFromU8(parts['xl/worksheets/sheet1.xml']!).replace('</sheetData>', `${cells}</sheetData>`),
  )
  parts['xl/styles.xml'] = strToU8(
    '<styleSheet xmlns="x"><numFmts><numFmt numFmtId="170" formatCode="0.0%;[Red]-0.0%"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs></styleSheet>',
  )
  const { text } = await accepted('a.xlsx', zipSync(parts))
  expect(text.split('\n').slice(-2)).toEqual(['| 19.5% | 12:00 | a A |', '| #DIV/0! | TRUE | rich text |'])
})

test('blank rows part a title from its table, empty sheets are left out, hidden ones are named', async () => {
  const book = await writeXlsx({
    sheets: [
      { name: 'Main', rows: [['All rules of the page'], [null], ['A', 'B'], ['1', '2']] },
      { name: 'Nothing', rows: [] },
      { name: 'Secret', rows: [['hidden']], hidden: true },
    ],
  })
  const { text, warnings } = await accepted('a.xlsx', book)
  expect(text).toBe('# Main\n\nAll rules of the page\n\n| A | B |\n| --- | --- |\n| 1 | 2 |')
  expect(warnings).toEqual(['Hidden sheets were not read: Secret.'])
})

test.each([
  [
    '<row r="1"><c r="A1" t="str"><v>Machine</v></c><c r="B1" t="str"><v>Runtime</v></c></row><row r="2" hidden="1"><c r="A2" t="str"><v>Lathe</v></c><c r="B2"><v>7</v></c></row><row r="3"><c r="A3" t="str"><v>Saw</v></c><c r="B3"><v>9</v></c></row>',
    '| Machine | Runtime |\n| --- | --- |\n| Saw | 9 |',
    ['Hidden rows were not read: A 2. Show them and upload the file again if they count.'],
  ],
  [
    '<row r="1"><c r="A1" t="str"><v>Machine</v></c><c r="B1" t="str"><v>Cost</v></c><c r="C1" t="str"><v>Place</v></c></row><row r="2"><c r="A2" t="str"><v>Lathe</v></c><c r="B2"><v>7</v></c><c r="C2" t="str"><v>Hall</v></c></row>',
    '| Machine | Place |\n| --- | --- |\n| Lathe | Hall |',
    ['Hidden columns were not read: A B. Show them and upload the file again if they count.'],
  ],
  [
    '<row r="1"><c r="A1" t="str"><v>Part</v></c><c r="C1" t="str"><v>Stock</v></c></row><row r="2" hidden="true"><c r="A2" t="str"><v>a</v></c></row><row r="3" hidden="1"><c r="A3" t="str"><v>b</v></c></row><row r="4"><c r="A4" t="str"><v>c</v></c><c r="C4"><v>3</v></c></row><row r="6" hidden="1"><c r="A6" t="str"><v>d</v></c></row><row r="7" hidden="1"/>',
    '| Part | Stock |\n| --- | --- |\n| c | 3 |',
    ['Hidden rows were not read: A 2–3, 6. Show them and upload the file again if they count.'],
  ],
])('what a sheet hides is left out with a warning', async (rows, table, warnings) => {
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }] }))
  parts['xl/worksheets/sheet1.xml'] = strToU8(
    `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${rows.includes('Runtime') ? rows.replaceAll(/r="B(\d)"/g, 'r="C$1"') : rows}</sheetData></worksheet>`,
  )
  const read = await accepted('a.xlsx', zipSync(parts))
  expect(read.text).toBe(`# A\n\n${table}`)
  expect(read.warnings).toEqual(warnings)
})

describe('a hostile workbook', () => {
  const change = async (edit: (parts: Record<string, Uint8Array>) => void) => {
    const parts = unzipSync(
      await writeXlsx({
        sheets: [
          {
            name: 'A',
            rows: [
              ['x', 'y'],
              ['1', '2'],
            ],
          },
        ],
      }),
    )
    edit(parts)
    return zipSync(parts)
  }
  const sheetName = 'xl/worksheets/sheet1.xml'
  const replaceIn = (parts: Record<string, Uint8Array>, name: string, from: string | RegExp, to: string) => {
    const before = strFromU8(parts[name] ?? new Uint8Array())
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    parts[name] = strToU8(after)
  }

  test('a part that is listed under another name, and one outside the folder, are found', async () => {
    const book = await change((parts) => {
      parts['data/first.xml'] = parts[sheetName]!
      delete parts[sheetName]
      replaceIn(parts, 'xl/_rels/workbook.xml.rels', /Target="[^"]*sheet1.xml"/, 'Target="/data/first.xml"')
    })
    expect((await accepted('a.xlsx', book)).text).toContain('| x | y |')
  })

  test('comments that address __proto__ pollute nothing', async () => {
    const book = await change((parts) => {
      parts['xl/comments1.xml'] = strToU8(
        '<comments><authors><author>a</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>polluted</t></text></comment></commentList></comments>',
      )
      parts['xl/worksheets/_rels/sheet1.xml.rels'] = strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
      )
      replaceIn(parts, sheetName, /r="A1"/, 'r="__proto__"')
    })
    await refused('a.xlsx', book).catch(() => undefined)
    expect(({} as Record<string, unknown>).c).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('an external entity never brings in a file', async () => {
    const book = await change((parts) => {
      const xml = strFromU8(parts[sheetName]!)
      parts[sheetName] = strToU8(
        xml
          .replace(/<worksheet/, '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet')
          .replace(
            /<sheetData>/,
            '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>',
          ),
      )
    })
    const result = await accepted('a.xlsx', book).catch((error: Error) => ({ text: error.message }))
    expect(result.text).not.toContain('root:')
  })

  test('missing, damaged and cut parts are refused as damaged', async () => {
    expect((await refused('a.xlsx', await change((parts) => void delete parts[sheetName]))).code).toBe(
      'malformed',
    )
    expect(
      (await refused('a.xlsx', await change((parts) => (parts['xl/_rels/workbook.xml.rels'] = strToU8('<')))))
        .code,
    ).toBe('malformed')
    const whole = await change(() => undefined)
    expect((await refused('a.xlsx', whole.slice(0, -40))).code).toBe('malformed')
  })
})
