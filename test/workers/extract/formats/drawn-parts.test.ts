import { expect, test } from 'vitest'
import { body, docxOf, fixture } from '../extract-file.ts'
import { document, outline } from '../read-file.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spaces = `xmlns:a="a" xmlns:c="c" xmlns:cx="cx" xmlns:dgm="d" xmlns:r="${office}" xmlns:mc="m" xmlns:o="o"`
const run = (content: string) => `<w:p ${spaces}><w:r><w:drawing>${content}</w:drawing></w:r></w:p>`
const relations = (...entries: [id: string, type: string, target: string][]) =>
  `<Relationships>${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** A Word document with one part that its only drawing refers to. */
const drawnIn = (type: string, part: string, more: Record<string, string> = {}) =>
  docxOf({
    'word/document.xml': body(
      `<w:p><w:r><w:t>Before</w:t></w:r></w:p>${run(type === 'diagramData' ? '<dgm:relIds r:dm="x" r:lo="y"/>' : '<c:chart r:id="x"/>')}<w:p><w:r><w:t>Behind</w:t></w:r></w:p>`,
    ),
    'word/_rels/document.xml.rels': relations(['x', type, 'charts/part.xml']),
    'word/charts/part.xml': part,
    ...more,
  })
const chart = (content: string) => `<c:chartSpace ${spaces}><c:chart>${content}</c:chart></c:chartSpace>`
const cache = (values: (string | number)[], code = 'General') =>
  `<c:numCache><c:formatCode>${code}</c:formatCode>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache>`
const series = (values: (string | number)[], inside = '') =>
  `<c:ser>${inside}<c:val><c:numRef><c:f>A1</c:f>${cache(values)}</c:numRef></c:val></c:ser>`

test('charts and diagrams of slides are tables and lists, where they stand', async () => {
  const lines = outline(await document('drawn.pptx', fixture('drawn/drawn.pptx')))
  expect(lines).toEqual(
    [
      [
        'heading 1: Sales',
        'paragraph: Sales by region',
        'table_row: | Region | 2025 (EUR million) | 2026 (EUR million) |',
        'table_row: | North | 19.2 | 22.3 |',
        'table_row: | South | 21.4 | 28.6 |',
        'table_row: | West | 16.7 |  |',
      ],
      [
        'heading 1: Shares',
        'table_row: |  | Share of turnover |',
        'table_row: | Pumps | 55% |',
        'table_row: | Valves | 30% |',
        'table_row: | Service | 15% |',
      ],
      [
        'heading 1: Orders',
        'table_row: |  | Orders |',
        'table_row: | 2025 Q1 | 10 |',
        'table_row: | 2025 Q2 | 12 |',
        'table_row: | 2026 Q1 | 14 |',
        'table_row: | 2026 Q2 | 17 |',
      ],
      [
        'heading 1: Failures',
        'table_row: |  | Failures |',
        'table_row: | 2026-01-01 | 0.25 |',
        'table_row: | 2026-02-01 | 1.50 |',
      ],
      [
        'heading 1: Curves',
        'table_row: | Flow in l/s | P100 (Head in m) |',
        'table_row: | 0 | 12 |',
        'table_row: | 5 | 9.5 |',
        'table_row: | Flow in l/s | P200 (Head in m) |',
        'table_row: | 0 | 20 |',
        'table_row: | 8 | 15 |',
      ],
      [
        'heading 1: People',
        'list_item: - Board',
        'list_item: - Sales',
        'list_item: - Service',
        'list_item: - Hotline 0800 100',
      ],
    ].flatMap((slide, at) => slide.map((line) => `${line} (page ${at + 1})`)),
  )
})

test('charts and diagrams of a document stand where they are drawn, captions above', async () => {
  const { text, warnings } = await document('drawn.docx', fixture('drawn/drawn.docx'))
  expect(text).toBe(
    '# Turnover\n\nThe regions did well.\n\nFigure 1: Turnover by region\n\n|  | 2025 | 2026 |\n| --- | --- | --- |\n| North | 19.2 | 22.3 |\n| South | 21.4 | 28.6 |\n| West | 16.7 |  |\n\n# People\n\n- Board\n  - Sales\n  - Service\n    - Hotline 0800 100\n\nThat is all.',
  )
  expect(warnings).toEqual([])
})

test.each([
  [
    'series without names or categories',
    chart(series([5, 7]) + series([1, 2])),
    '|  | Series 1 | Series 2 |\n| --- | --- | --- |\n| 1 | 5 | 1 |\n| 2 | 7 | 2 |',
  ],
  [
    'labels and trends, which are none of its values',
    chart(
      series(
        [5],
        '<c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Sold</c:v></c:pt></c:strCache></c:strRef></c:tx><c:dLbls><c:dLbl><c:tx><c:rich><a:p><a:r><a:t>Note</a:t></a:r></a:p></c:rich></c:tx></c:dLbl></c:dLbls><c:trendline><c:name>Trend</c:name></c:trendline>',
      ),
    ),
    '|  | Sold |\n| --- | --- |\n| 1 | 5 |',
  ],
  [
    'bubbles, which have sizes',
    chart(
      series(
        [5],
        `<c:xVal><c:numRef>${cache([2])}</c:numRef></c:xVal><c:bubbleSize><c:numRef>${cache([9])}</c:numRef></c:bubbleSize>`,
      ),
    ),
    '|  | Series 1 | (size) |\n| --- | --- | --- |\n| 2 | 5 | 9 |',
  ],
  [
    'a title in two lines and a text drawn into it',
    chart(
      `<c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p><a:p><a:r><a:t>of 2026</a:t></a:r></a:p></c:rich></c:tx></c:title>${series([5])}`,
    ),
    'Sales of 2026\n\n|  | Series 1 |\n| --- | --- |\n| 1 | 5 |\n\nPeak',
  ],
])('a chart has %s', async (_, part, text) => {
  const shapes = `<c:userShapes ${spaces}><c:sp><c:txBody><a:p><a:r><a:t>Peak</a:t></a:r></a:p></c:txBody></c:sp></c:userShapes>`
  const more: Record<string, string> = text.endsWith('Peak')
    ? {
        'word/charts/_rels/part.xml.rels': relations(['s', 'chartUserShapes', '../drawings/d.xml']),
        'word/drawings/d.xml': shapes,
      }
    : {}
  expect((await document('a.docx', drawnIn('chart', part, more))).text).toBe(`Before\n\n${text}\n\nBehind`)
})

test('newer charts are read, too', async () => {
  const part = `<cx:chartSpace ${spaces}><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="2"><cx:pt idx="0">Start</cx:pt><cx:pt idx="1">Gain</cx:pt></cx:lvl></cx:strDim><cx:numDim type="val"><cx:lvl ptCount="2" formatCode="0.0"><cx:pt idx="0">100</cx:pt><cx:pt idx="1">20</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData><cx:chart><cx:title><cx:tx><cx:txData><cx:v>Cash</cx:v></cx:txData><cx:rich><a:p><a:r><a:t>Cash</a:t></a:r></a:p></cx:rich></cx:tx></cx:title><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="waterfall"><cx:tx><cx:txData><cx:v>Balance</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>`
  expect((await document('a.docx', drawnIn('chartEx', part))).text).toContain(
    'Cash\n\n|  | Balance |\n| --- | --- |\n| Start | 100.0 |\n| Gain | 20.0 |',
  )
})

test.each([
  ['chart', chart('<c:barChart/>'), /^One chart or diagram holds no texts or values/],
  ['chart', '', /^One chart or diagram holds no texts or values/],
  ['diagramData', `<dgm:dataModel ${spaces}/>`, /^One chart or diagram holds no texts or values/],
])('a %s that says nothing is told', async (type, part, warning) => {
  const content = part === '' ? drawnIn(type, chart(''), {}) : drawnIn(type, part)
  const { text, warnings } = await document('a.docx', content)
  expect(text).toBe('Before\n\nBehind')
  expect(warnings).toEqual([expect.stringMatching(warning)])
})

test.each([
  ['header', 'word/header1.xml', ['word/header1.xml']],
  ['footer', 'word/footer2.xml', ['word/footer2.xml']],
  ['header of several sections', 'word/header3.xml', ['word/header1.xml', 'word/header3.xml']],
  ['footnote', 'word/footnotes.xml', ['word/footnotes.xml']],
])('a chart in a %s stands behind the text', async (_, __, parts) => {
  const files = parts.flatMap((part): [string, string][] => [
    [part, `<w:hdr xmlns:w="w">${run('<c:chart r:id="x"/>')}</w:hdr>`],
    [part.replace('word/', 'word/_rels/') + '.rels', relations(['x', 'chart', 'charts/part.xml'])],
  ])
  const of = (chartPart: string) =>
    document(
      'a.docx',
      docxOf({
        'word/document.xml': body('<w:p><w:r><w:t>Body</w:t></w:r></w:p>'),
        ...Object.fromEntries(files),
        'word/charts/part.xml': chartPart,
      }),
    )
  expect((await of(chart(series([5, 7])))).text).toBe(
    'Body\n\n|  | Series 1 |\n| --- | --- |\n| 1 | 5 |\n| 2 | 7 |',
  )
  expect((await of(chart(''))).warnings).toEqual([
    expect.stringMatching(/^One chart or diagram holds no texts or values/),
  ])
})

/** A workbook with one sheet of some rows, and one drawing above it. */
const drawnOnSheet = (drawing: string, more: Record<string, string>, type = 'worksheet') =>
  docxOf({
    'xl/workbook.xml': `<workbook ${spaces}><sheets><sheet name="Sales" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['s', type, 'worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml':
      type === 'worksheet'
        ? '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Year</v></c><c r="B1" t="str"><v>Sold</v></c></row><row r="2"><c r="A2"><v>2026</v></c><c r="B2"><v>12</v></c></row></sheetData></worksheet>'
        : '<chartsheet/>',
    'xl/worksheets/_rels/sheet1.xml.rels': relations(['d', 'drawing', '../drawings/drawing1.xml']),
    'xl/drawings/drawing1.xml': `<xdr:wsDr ${spaces} xmlns:xdr="x">${drawing}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': relations(['x', 'chart', '../charts/chart1.xml']),
    ...more,
  })
const rowsOfSheet = '# Sales\n\n| Year | Sold |\n| --- | --- |\n| 2026 | 12 |'
const frame = '<xdr:graphicFrame><a:graphic><c:chart r:id="x"/></a:graphic></xdr:graphicFrame>'

test.each([
  [
    'a chart',
    frame,
    { 'xl/charts/chart1.xml': chart(series([5])) },
    `${rowsOfSheet}\n\n|  | Series 1 |\n| --- | --- |\n| 1 | 5 |`,
    [],
  ],
  [
    'a text box, and nothing of what older programs show',
    '<mc:AlternateContent><mc:Choice/><mc:Fallback><xdr:sp><xdr:txBody><a:p><a:r><a:t>Not available</a:t></a:r></a:p></xdr:txBody></xdr:sp></mc:Fallback></mc:AlternateContent><xdr:sp><xdr:txBody><a:p><a:r><a:t>Prices without tax</a:t></a:r></a:p></xdr:txBody></xdr:sp>',
    { 'xl/charts/chart1.xml': chart(series([5])) },
    `${rowsOfSheet}\n\n|  | Series 1 |\n| --- | --- |\n| 1 | 5 |\n\nPrices without tax`,
    [],
  ],
  [
    'a chart without stored values',
    frame,
    { 'xl/charts/chart1.xml': chart('<c:barChart/>') },
    rowsOfSheet,
    ['One chart or diagram holds no texts or values that can be read.'],
  ],
])('%s that lies on a sheet is read, or told', async (_, drawing, more, text, warnings) => {
  const read = await document('a.xlsx', drawnOnSheet(drawing, more))
  expect(read.text).toBe(text)
  expect(read.warnings).toEqual(warnings)
})

test('a sheet that is a chart is read', async () => {
  const book = drawnOnSheet(frame, { 'xl/charts/chart1.xml': chart(series([5])) }, 'chartsheet')
  expect((await document('a.xlsx', book)).text).toBe('# Sales\n\n|  | Series 1 |\n| --- | --- |\n| 1 | 5 |')
})

test('objects of other programs are told', async () => {
  const object = `<w:p ${spaces}><w:r><w:t>See</w:t></w:r><w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="x"/></w:object></w:r></w:p>`
  const { warnings } = await document('a.docx', docxOf({ 'word/document.xml': body(object.repeat(2)) }))
  expect(warnings).toEqual([
    '2 embedded objects were not read. Save what is in it as a file and upload that.',
  ])
})

test('a diagram that runs in a circle and one of very many points end', async () => {
  const point = (id: number) =>
    `<dgm:pt modelId="${id}"><dgm:t><a:p><a:r><a:t>P${id}</a:t></a:r></a:p></dgm:t></dgm:pt>`
  const line = (from: number, to: number) => `<dgm:cxn srcId="${from}" destId="${to}"/>`
  const many = Array.from({ length: 5000 }, (_, at) => at + 1)
  const model = (points: string, lines: string) =>
    `<dgm:dataModel ${spaces}><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${points}</dgm:ptLst><dgm:cxnLst>${lines}</dgm:cxnLst></dgm:dataModel>`
  const circle = model(point(1) + point(2), line(0, 1) + line(1, 2) + line(2, 1))
  expect((await document('a.docx', drawnIn('diagramData', circle))).text).toContain('- P1\n  - P2')
  const deep = model(many.map(point).join(''), many.map((at) => line(at - 1, at)).join(''))
  const { text } = await document('a.docx', drawnIn('diagramData', deep))
  expect(text).toContain('P5000')
})
