import type { Part } from './chapters.ts'

const names = Object.entries({
  office: 'office',
  style: 'style',
  text: 'text',
  table: 'table',
  draw: 'drawing',
  presentation: 'presentation',
  svg: 'svg-compatible',
  fo: 'xsl-fo-compatible',
}).map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const flat = (kind: string, styles: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${names.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
${styles}<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>
`

const rowOf = (cells: string[]) => `<table:table-row>${cells.map(cellOf).join('')}</table:table-row>`

const cellOf = (text: string) =>
  /^\d+$/.test(text)
    ? `<table:table-cell office:value-type="float" office:value="${text}"><text:p>${text}</text:p></table:table-cell>`
    : `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`

const headingStyle =
  '<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:default-outline-level="1"><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style>'

/** A text in which every part begins a page (ODT in one file). */
export function textOf(parts: readonly Part[]): string {
  const styles = `<office:styles>${headingStyle}</office:styles><office:automatic-styles><style:style style:name="B" style:family="paragraph" style:parent-style-name="Heading_20_1"><style:paragraph-properties fo:break-before="page"/></style:style></office:automatic-styles>`
  const body = parts.map(({ heading, lines }, at) => {
    const style = at === 0 ? 'Heading_20_1' : 'B'
    const paragraphs = lines.flat().map((line) => `<text:p>${escaped(line)}</text:p>`)
    return `<text:h text:style-name="${style}" text:outline-level="1">${escaped(heading)}</text:h>${paragraphs.join('')}`
  })
  return flat('text', styles, body.join('\n'))
}

/** A table for each part (ODS in one file). */
export function sheetsOf(parts: readonly Part[]): string {
  const sheets = parts.map(
    ({ heading, lines }) =>
      `<table:table table:name="${escaped(heading)}">${(lines as string[][]).map(rowOf).join('')}</table:table>`,
  )
  return flat('spreadsheet', '', sheets.join('\n'))
}

const layout =
  '<office:styles><style:presentation-page-layout style:name="AL"><presentation:placeholder presentation:object="title" svg:x="1cm" svg:y="1cm" svg:width="25cm" svg:height="3cm"/><presentation:placeholder presentation:object="outline" svg:x="1cm" svg:y="5cm" svg:width="25cm" svg:height="9cm"/></style:presentation-page-layout></office:styles><office:automatic-styles><style:style style:name="T" style:family="presentation"/><style:style style:name="O" style:family="presentation"/><style:page-layout style:name="PM"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm"/></style:page-layout></office:automatic-styles>'

const frame = (kind: 'title' | 'outline', height: number, content: string, more = '') =>
  `<draw:frame presentation:class="${kind}" ${more} svg:width="25cm" svg:height="${height}cm" svg:x="1cm" svg:y="${kind === 'title' ? 1 : 5}cm"><draw:text-box>${content}</draw:text-box></draw:frame>`

/** A slide for each part (ODP in one file). */
export function slidesOf(parts: readonly Part[]): string {
  const empty = 'presentation:placeholder="true"'
  const master = `<office:master-styles><style:master-page style:name="M" style:page-layout-name="PM">${frame('title', 3, '', empty)}${frame('outline', 9, '', empty)}</style:master-page></office:master-styles>`
  const slides = parts.map(({ heading, lines }, at) => {
    const items = lines
      .flat()
      .map((line) => `<text:list-item><text:p>${escaped(line)}</text:p></text:list-item>`)
    const title = frame('title', 3, `<text:p>${escaped(heading)}</text:p>`, 'presentation:style-name="T"')
    const list = frame(
      'outline',
      9,
      `<text:list>${items.join('')}</text:list>`,
      'presentation:style-name="O"',
    )
    return `<draw:page presentation:presentation-page-layout-name="AL" draw:name="p${at + 1}" draw:master-page-name="M">${title}${list}</draw:page>`
  })
  return flat('presentation', layout + master, slides.join('\n'))
}

/** A text whose pages are pictures and nothing else. */
export function picturesOf(pictures: readonly string[]): string {
  const styles =
    '<office:automatic-styles><style:style style:name="B" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style><style:page-layout style:name="PM"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="0cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="PM"/></office:master-styles>'
  const pages = pictures.map(
    (data, at) =>
      `<text:p${at > 0 ? ' text:style-name="B"' : ''}><draw:frame text:anchor-type="as-char" svg:width="20.9cm" svg:height="29.4cm"><draw:image><office:binary-data>${data}</office:binary-data></draw:image></draw:frame></text:p>`,
  )
  return flat('text', styles, pages.join('\n'))
}
