import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { accepted, body, docxOf, docxWithBody, fixture, paragraph, refused } from '../extract-file.ts'
import { document } from '../read-file.ts'

describe('a hostile document', () => {
  test('an external entity is refused and never opened', async () => {
    const xml = `<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body(paragraph('&x;')).slice(21)}`
    const refusal = await refused('a.docx', docxOf({ 'word/document.xml': xml }))
    expect(refusal).toMatchObject({ code: 'malformed', message: expect.stringContaining('entities') })
  })

  test('entities that grow by doubling are refused at their declaration', async () => {
    const entities = Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "&a${i};&a${i};">`).join('')
    const xml = `<!DOCTYPE d [<!ENTITY a0 "boom">${entities}]>${body(paragraph('&a30;')).slice(21)}`
    expect((await refused('a.docx', docxOf({ 'word/document.xml': xml }))).code).toBe('malformed')
  })

  test('a document type in the styles part is refused too', async () => {
    const parts = { 'word/document.xml': body(paragraph('text')), 'word/styles.xml': '<!DOCTYPE s []><s/>' }
    expect((await refused('a.docx', docxOf(parts))).code).toBe('malformed')
  })

  test.each([10, 200, 5000, -30, -1])('a document cut at byte %i is refused as damaged', async (end) => {
    const { code } = await refused('a.docx', fixture('requirements.docx').slice(0, end))
    expect(code).toBe('malformed')
  })

  test('broken XML, an undefined entity and a missing body are refused as damaged', async () => {
    expect((await refused('a.docx', docxOf({ 'word/document.xml': '<w:document><w:body>' }))).code).toBe(
      'malformed',
    )
    expect((await refused('a.docx', docxWithBody(paragraph('&nbsp;')))).code).toBe('malformed')
    expect((await refused('a.docx', docxOf({ 'word/document.xml': '' }))).code).toBe('malformed')
  })

  test('an encrypted document is refused with what to do', async () => {
    // Office encrypts every kind of document into the same container.
    const locked = await writeXlsx({
      sheets: [{ name: 'A', rows: [['x']] }],
      encryption: { password: 'secret', spinCount: 1000 },
    })
    const refusal = await refused('a.docx', locked)
    expect(refusal).toMatchObject({
      code: 'encrypted',
      message: expect.stringContaining('Remove the protection'),
    })
  })

  test('styles that inherit from each other in a circle end', async () => {
    const styles = `<w:styles xmlns:w="w"><w:style w:styleId="A"><w:name w:val="a"/><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:name w:val="b"/><w:basedOn w:val="A"/></w:style></w:styles>`
    const { text } = await accepted(
      'a.docx',
      docxOf({
        'word/document.xml': body(paragraph('text', '<w:pStyle w:val="A"/>')),
        'word/styles.xml': styles,
      }),
    )
    expect(text).toBe('text')
  })

  test('a table that claims two billion columns stays small', async () => {
    const cell = (properties: string, text: string) =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
    const row = `<w:tr>${cell('<w:gridSpan w:val="2000000000"/>', 'wide')}${cell('', 'next')}</w:tr>`
    expect((await accepted('a.docx', docxWithBody(`<w:tbl>${row}</w:tbl>`))).text).toBe(
      '| wide | next |\n| --- | --- |',
    )
  })
})

describe('what Word writes', () => {
  const styles = `<w:styles xmlns:w="w">
    <w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
    <w:style w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="berschrift2"/></w:style>
    <w:style w:styleId="Outline"><w:name w:val="Chapter"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
    <w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style>
    <w:style w:styleId="Aufz"><w:name w:val="List Bullet"/></w:style></w:styles>`
  const withStyles = (content: string) =>
    docxOf({ 'word/document.xml': body(content), 'word/styles.xml': styles })

  test('headings are found in any language, through parent styles and by outline level', async () => {
    const { text } = await accepted(
      'a.docx',
      withStyles(
        paragraph('Zwei', '<w:pStyle w:val="berschrift2"/>') +
          paragraph('Eigen', '<w:pStyle w:val="Own"/>') +
          paragraph('Kapitel', '<w:pStyle w:val="Outline"/>') +
          paragraph('Direkt', '<w:outlineLvl w:val="2"/>') +
          paragraph('Text', '<w:outlineLvl w:val="9"/>'),
      ),
    )
    expect(text).toBe('## Zwei\n\n## Eigen\n\n# Kapitel\n\n### Direkt\n\nText')
  })

  test('a table of contents is left out', async () => {
    const { text } = await accepted(
      'a.docx',
      withStyles(paragraph('1 Scope 3', '<w:pStyle w:val="Verzeichnis1"/>') + paragraph('Text')),
    )
    expect(text).toBe('Text')
  })

  const lvl = (at: number, format: string, text: string, more = '') =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
  const numbered = (text: string, at: number, heading?: number) =>
    paragraph(
      text,
      `${heading === undefined ? '' : `<w:outlineLvl w:val="${heading}"/>`}<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`,
    )
  const outline =
    numbered('Functions', 0, 0) +
    numbered('Sign up', 1, 1) +
    numbered('The name is required.', 2) +
    numbered('The age is required.', 2) +
    numbered('Sign in', 1, 1) +
    numbered('The password is required.', 2) +
    numbered('Limits', 0, 0) +
    numbered('The file is small.', 2)

  test.each([
    [
      'digits',
      lvl(0, 'decimal', '%1') + lvl(1, 'decimal', '%1.%2') + lvl(2, 'decimal', '%1.%2.%3'),
      ['# 1 Functions', '## 1.1 Sign up', '1.1.1', '1.1.2', '## 1.2 Sign in', '1.2.1', '# 2 Limits', '2.1.1'],
    ],
    [
      'letters and Roman numbers, as digits where the level is legal',
      lvl(0, 'upperRoman', '%1.') +
        lvl(1, 'upperLetter', '%1.%2') +
        lvl(2, 'decimal', '%1.%2.%3', '<w:isLgl/>'),
      [
        '# I. Functions',
        '## I.A Sign up',
        '1.1.1',
        '1.1.2',
        '## I.B Sign in',
        '1.2.1',
        '# II. Limits',
        '2.1.1',
      ],
    ],
    [
      'levels that never begin anew',
      lvl(0, 'decimal', '%1') +
        lvl(1, 'decimal', '%1.%2') +
        lvl(2, 'decimal', 'REQ-%3', '<w:lvlRestart w:val="0"/>'),
      ['# 1 Functions', '## 1.1 Sign up', 'REQ-1', 'REQ-2', '## 1.2 Sign in', 'REQ-3', '# 2 Limits', 'REQ-4'],
    ],
    [
      'a style that another numbering describes',
      '<w:numStyleLink w:val="Outline"/>',
      ['# 1 Functions', '## 1.1 Sign up', '1.1.1', '1.1.2', '## 1.2 Sign in', '1.2.1', '# 2 Limits', '2.1.1'],
    ],
  ])('headings and items are numbered over several levels in %s', async (_, levels, marks) => {
    const described = lvl(0, 'decimal', '%1') + lvl(1, 'decimal', '%1.%2') + lvl(2, 'decimal', '%1.%2.%3')
    const content = docxOf({
      'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Outline"/>${described}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/document.xml': body(outline),
    })
    const lines = (await accepted('a.docx', content)).text.split(/\n+/)
    expect(lines.map((line) => (line.startsWith('#') ? line : line.trim().split(' ')[0]))).toEqual(marks)
  })

  test('headings are numbered by their styles', async () => {
    const style = (at: number) =>
      `<w:style w:styleId="H${at}"><w:name w:val="heading ${at + 1}"/><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`
    const heading = (text: string, at: number, more = '') =>
      paragraph(text, `<w:pStyle w:val="H${at}"/>${more}`)
    const content = docxOf({
      'word/styles.xml': `<w:styles xmlns:w="w">${style(0)}${style(1)}</w:styles>`,
      'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${lvl(0, 'decimal', '%1')}${lvl(1, 'decimal', '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/document.xml': body(
        heading('Scope', 0) +
          heading('In', 1) +
          heading('Annex', 0, '<w:numPr><w:numId w:val="0"/></w:numPr>') +
          heading('Out', 1),
      ),
    })
    expect((await accepted('a.docx', content)).text.split(/\n+/)).toEqual([
      '# 1 Scope',
      '## 1.1 In',
      '# Annex',
      '## 1.2 Out',
    ])
  })

  test('numbered items have the numbers that they are shown with', async () => {
    const level = (at: number, format: string, text: string, start = 1) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
    const list = (id: number, abstract: number, more = '') =>
      `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${more}</w:num>`
    const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
    const item = (text: string, id: number, at = 0) =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`)
    const content = docxOf({
      'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'decimal', '%1.%2.%3')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(0, 'decimal', 'Step %1:', 5)}</w:abstractNum>${list(1, 0)}${list(2, 0, anew)}${list(3, 1)}${list(4, 2)}</w:numbering>`,
      'word/document.xml': body(
        item('a', 1) +
          item('b', 1, 1) +
          item('c', 1, 1) +
          item('d', 1) +
          item('', 1) +
          item('e', 1, 1) +
          item('f', 1, 2) +
          paragraph('Text') +
          item('g', 1) +
          item('h', 2) +
          item('i', 2) +
          item('j', 3) +
          item('k', 4),
      ),
    })
    expect((await accepted('a.docx', content)).text.split(/\n+/)).toEqual([
      '1. a',
      '  (a) b',
      '  (b) c',
      '2. d',
      '  (a) e',
      '    3.a.1 f',
      'Text',
      '4. g',
      '1. h',
      '2. i',
      '- j',
      'Step 5: k',
    ])
  })

  test('tabs, line breaks, non-breaking hyphens and split runs join as they look', async () => {
    const { text } = await accepted(
      'a.docx',
      docxWithBody(
        '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>E</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r><w:r><w:tab/><w:t>re</w:t></w:r><w:r><w:t>quired</w:t><w:br/><w:t>always</w:t></w:r></w:p>',
      ),
    )
    expect(text).toBe('E-mail\trequired\nalways')
  })

  test('deleted text, hidden text, field codes and the fallback copy of a text box are left out', async () => {
    const { text } = await accepted(
      'a.docx',
      docxWithBody(
        `<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>kept</w:t></w:r><w:r><w:instrText> HYPERLINK "x" </w:instrText></w:r></w:p>
        <w:p><w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>Round it</w:t></w:r></w:p>`,
      ),
    )
    expect(text).toBe('kept\n\nIn a box\n\nRound it')
  })

  test('a table keeps the place of empty and spanned cells, a nested table joins its cell', async () => {
    const cell = (content: string, properties = '') =>
      `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`
    const nested = `<w:tbl><w:tr>${cell(paragraph('in'))}${cell(paragraph('ner'))}</w:tr></w:tbl>`
    const { text } = await accepted(
      'a.docx',
      docxWithBody(
        `<w:tbl><w:tr>${cell(paragraph('A'))}${cell(paragraph('B'))}${cell(paragraph('C'))}</w:tr><w:tr>${cell(paragraph('wide'), '<w:gridSpan w:val="2"/>')}${cell(paragraph('x') + nested)}</w:tr><w:tr>${cell('<w:p/>')}${cell(paragraph('a|b'))}${cell(paragraph('one') + paragraph('two'))}</w:tr></w:tbl>`,
      ),
    )
    expect(text.split('\n')).toEqual([
      '| A | B | C |',
      '| --- | --- | --- |',
      '| wide |  | x in ner |',
      '|  | a\\|b | one two |',
    ])
  })

  test('a frame drawn as a table of one cell keeps its headings and lists', async () => {
    const framed = `<w:tbl><w:tr><w:tc>${paragraph('Head', '<w:outlineLvl w:val="0"/>')}${paragraph('Text')}</w:tc></w:tr></w:tbl>`
    expect((await accepted('a.docx', docxWithBody(framed))).text).toBe('# Head\n\nText')
  })

  test('pages are counted when Word noted them, and only then', async () => {
    const twice = `<w:p><w:r><w:t>a</w:t><w:br w:type="page"/></w:r><w:r><w:lastRenderedPageBreak/><w:t>b</w:t></w:r></w:p>`
    expect((await accepted('a.docx', docxWithBody(twice))).pages).toBe(2)
    expect(await accepted('a.docx', docxWithBody(paragraph('a')))).not.toHaveProperty('pages')
  })

  test('a paragraph begins a page where it, or its style, says so', async () => {
    const body = [
      paragraph('a'),
      paragraph('b', '<w:pageBreakBefore/>'),
      paragraph('c', '<w:pageBreakBefore w:val="0"/>'),
      '<w:p><w:pPr><w:pageBreakBefore/></w:pPr></w:p>',
      paragraph('d'),
    ]
    const read = await document('a.docx', docxWithBody(body.join('')))
    expect(read.blocks.map(({ page }) => page)).toEqual([1, 2, 2, 3])
    expect(read.pages).toBe(3)
  })

  test.each([
    ['a long text', paragraph('word '.repeat(600))],
    ['many lines', paragraph('line').repeat(60)],
    [
      'a picture as high as a page',
      '<w:p><w:r><w:drawing><wp:extent cx="9" cy="9000000"/></w:drawing></w:r></w:p>',
    ],
    ['a section', '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>'],
  ])('behind %s no page is certain', async (_, long) => {
    const next = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
    const body = `${paragraph('a')}${next}${paragraph('b')}${long}${next}${paragraph('c')}`
    const { blocks, pages } = await document('a.docx', docxWithBody(body))
    expect([blocks[0]?.page, blocks[1]?.page, blocks.at(-1)?.page, pages]).toEqual([1, 2, null, undefined])
  })

  test('a note stands behind what refers to it, under its heading, but not amid a list', async () => {
    const refer = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    const item = (text: string, id: number) =>
      `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r>${refer(id)}</w:p>`
    const note = (id: number) => `<w:footnote w:id="${id}">${paragraph(`note ${id}`)}</w:footnote>`
    const content = docxOf({
      'word/document.xml': body(
        `${item('one', 1)}${item('two', 2)}${paragraph('Text')}<w:tbl><w:tr><w:tc><w:p>${refer(3)}${refer(3)}<w:r><w:t>cell</w:t></w:r></w:p></w:tc><w:tc>${paragraph('b')}</w:tc></w:tr></w:tbl>${paragraph('End')}`,
      ),
      'word/footnotes.xml': body([1, 2, 3, 4].map(note).join('')),
    })
    expect((await accepted('a.docx', content)).text).toBe(
      '- one\n- two\n\nnote 1\n\nnote 2\n\nText\n\n| cell | b |\n| --- | --- |\n\nnote 3\n\nEnd\n\nnote 4',
    )
  })
})
