import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { readPage } from '../../../../workers/extract/formats/html.ts'
import { latin } from '../../../support/bombs/file-bomb.ts'
import { between, document, notRead, outline } from '../read-file.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const read = async (body: string) => outline(await document('a.html', page(body)))

test('headings, paragraphs, lists, tables and code are told apart, entities are read', async () => {
  const content = page(
    `<h1>Leave <b>policy</b></h1><p>Caf&eacute; &lt;b&gt; &#8364;5&nbsp;a&#x64;ay<br>more</p>
     <ul><li>One<ul><li>Inner</ul><li><p>Two</p></ul><ol start="3"><li>Third</ol>
     <table><tr><th>A<th>B|<tr><td colspan="2">1</table>
     <pre><code>\n a  b\n\n c\n</code></pre>`,
    '<title>Leave &amp;\n sick</title>',
  )
  const result = await document('a.html', content)
  expect(result).toMatchObject({ fileType: 'html', title: 'Leave & sick', warnings: [], attachments: [] })
  expect(outline(result)).toEqual([
    'heading 1: Leave policy',
    'paragraph: Café <b> €5 aday\nmore',
    'list_item: - One',
    'list_item: - Inner',
    'list_item: - Two',
    'list_item: 3. Third',
    String.raw`table_row: | A | B\| |`,
    'table_row: | 1 |  |',
    'code: a  b\n\n c',
  ])
  expect(between(result)).toMatch(/^[\s#|-]*$/)
})

test('the sign of a heading that links to itself is left out, a number that links is not', async () => {
  const sign = (text: string) => `<a class="headerlink" href="#x">${text}</a>`
  expect(
    await read(`<h1>Options${sign('¶')}</h1><h2>${sign('#')} Usage</h2><h2>${sign('2')} Rules</h2>`),
  ).toEqual(['heading 1: Options', 'heading 2: Usage', 'heading 2: 2 Rules'])
  expect(await read(`<h2>#1 rule${sign('#')}</h2>`)).toEqual(['heading 2: #1 rule'])
})

test('scripts, styles and what the page hides are left out', async () => {
  const hidden = [
    '<script>x</script>',
    '<style>x</style>',
    '<noscript>x</noscript>',
    '<template><p>x</p></template>',
    '<svg><title>x</title><text>x</text></svg>',
    '<textarea>x</textarea>',
    '<select><option>x</select>',
    '<div hidden>x<p>x</p></div>',
    '<p style="color: red; DISPLAY : none">x',
    '<span style="visibility:hidden">x</span>',
    '<input hidden value="x">',
    '<!-- x -->',
    '<iframe>x</iframe>',
  ]
  for (const element of hidden)
    expect(await read(`<p>before</p>${element}<p>after</p>`), element).toEqual([
      'paragraph: before',
      'paragraph: after',
    ])
})

test('a table that only lays out gives what stands in it', async () => {
  expect(
    await read('<table><tr><td><h2>News</h2><td><p>Text<tr><td><table><tr><td>a<td>b</table></table>'),
  ).toEqual(['heading 2: News', 'paragraph: Text', 'table_row: | a | b |'])
  expect(await read('<table><tr><td>One<tr><td>Two</table>')).toEqual(['paragraph: One', 'paragraph: Two'])
})

test('a table with a cell that says most of it, in several paragraphs, sets texts side by side', async () => {
  const story = ['One more line.', 'Another one.', 'A third one.', 'The last one.']
    .map((line) => `<p>${line}`)
    .join('')
  expect(await read(`<table><tr><td>Home<td>${story}<tr><td colspan=2>(c) Bert</table>`)).toEqual([
    'paragraph: Home',
    'paragraph: One more line.',
    'paragraph: Another one.',
    'paragraph: A third one.',
    'paragraph: The last one.',
    'paragraph: (c) Bert',
  ])
})

test('a blank line ends a paragraph, a line end does not', async () => {
  expect(await read('One<br>two<br><br>three<br>\n <br>four<h2>A<br><br>B</h2>')).toEqual([
    'paragraph: One\ntwo',
    'paragraph: three',
    'paragraph: four',
    'heading 2: A B',
  ])
})

test.each([
  ['<b>Release 2025.2</b><span>Stable</span>', 'Release 2025.2 Stable'],
  ['<a>Tools</a><a>Customers</a>', 'Tools Customers'],
  ['<span>Started</span>19 August', 'Started 19 August'],
  ['H<sub>2</sub>O, m<sup>2</sup>, log<sub>10</sub>', 'H2O, m², log10'],
  ['W<b>O</b>rd, <b>un</b>usual, <i>e</i>Bay', 'WOrd, unusual, eBay'],
])(
  'words that meet at the border of an element are two, and what is one stays one: %s',
  async (html, text) => {
    expect(await read(`<p>${html}</p>`)).toEqual([`paragraph: ${text}`])
  },
)

describe('encodings', () => {
  test('a page in the encoding that it declares', async () => {
    const content = latin(
      page(
        '<p>\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2</p>',
        '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
      ),
    )
    expect(await document('a.htm', content)).toMatchObject({ text: 'Привет', warnings: [] })
  })

  test('UTF-8, whatever is declared', async () => {
    expect(await document('a.html', page('<p>Café</p>', '<meta charset="iso-8859-1">'))).toMatchObject({
      text: 'Café',
    })
  })
})

describe('a cell over several rows', () => {
  test('holds for each of them, and what stands beside it stays in its column', async () => {
    const rows =
      '<tr><th>Firm<th>Who<th>Room<tr><td rowspan=3>Acme<td>Ann<td rowspan=2 colspan=1>7<tr><td>Bob<tr><td>Cid<td>9<tr><td>Other<td>Dan<td>1'
    expect(await read(`<table>${rows}</table>`)).toEqual([
      'table_row: | Firm | Who | Room |',
      'table_row: | Acme | Ann | 7 |',
      'table_row: | Acme | Bob | 7 |',
      'table_row: | Acme | Cid | 9 |',
      'table_row: | Other | Dan | 1 |',
    ])
  })

  test('covers the columns that it covers', async () => {
    const rows = '<tr><td>a<td>b<td>c<tr><td rowspan=2 colspan=2>wide<td>1<tr><td>2'
    expect((await read(`<table>${rows}</table>`)).slice(1)).toEqual([
      'table_row: | wide |  | 1 |',
      'table_row: | wide |  | 2 |',
    ])
  })
})

test.each([
  ['<p>away from the ward<sup>1</sup>.', 'away from the ward¹.'],
  ['<p>away from the ward<a href="#n"><sup>12</sup></a>.', 'away from the ward¹².'],
  ['<p>E = mc<sup>2</sup>', 'E = mc²'],
  ['<p>the 1<sup>st</sup> day<sup>[3]</sup>', 'the 1st day[3]'],
  ['<p><a href="#n">1</a>Night shifts', '¹Night shifts'],
  ['<p><b>3</b>D', '3D'],
])('numbers that stand raised or begin a note are no part of a word: %s', async (body, text) => {
  expect(await read(body)).toEqual([`paragraph: ${text}`])
})

test('the number of a heading stands apart from its words', async () => {
  expect(await read('<h1>1.Scope</h1><h2>1.2Terms</h2><h3>2.5D</h3><h3>1. Apart</h3>')).toEqual([
    'heading 1: 1. Scope',
    'heading 2: 1.2 Terms',
    'heading 3: 2.5D',
    'heading 3: 1. Apart',
  ])
})

test('a page without text, and one that is nested too deeply, are refused', async () => {
  expect(await notRead('a.html', page('<img src="a.png">'))).toMatchObject({ code: 'empty' })
  expect(await notRead('a.html', '<div>'.repeat(1001))).toMatchObject({
    code: 'malformed',
    message: expect.stringContaining('nested too deeply'),
  })
  expect(await document('a.html', `${'<div>'.repeat(900)}deep`)).toMatchObject({ text: 'deep' })
})

test.each([
  ['blanks', (n: number) => `<p>a${' '.repeat(n)}b`],
  ['blanks in code', (n: number) => `<pre>a${' '.repeat(n)}b`],
  ['line breaks', (n: number) => '<br>'.repeat(n / 4)],
  ['cells', (n: number) => `<table>${'<tr><td>a<td>b'.repeat(n / 14)}`],
  ['tables in each other', (n: number) => `${'<table><tr><td>'.repeat(240)}${'a '.repeat(n / 2)}`],
  [
    'cells that reach down',
    (n: number) => `<table>${`<tr>${'<td rowspan=999>a'.repeat(60)}${'<tr>'.repeat(900)}`.repeat(n / 4620)}`,
  ],
  ['styles', (n: number) => `<p style="${'display '.repeat(n / 8)}">`.repeat(2)],
  ['comments that never end', (n: number) => '<!--'.repeat(n / 4)],
  ['attributes', (n: number) => `<a ${'b=c '.repeat(n / 4)}`],
  ['ends of nothing', (n: number) => `${'<div>'.repeat(900)}${'</x>'.repeat(n / 4)}`],
])('%s cost in proportion', (_, html) => {
  expectLinear(400_000, (length) => readPage(html(length)))
})
