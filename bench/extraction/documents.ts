import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { longDocument } from '../generation/long-document.ts'

/** As many as a page of a report has, in characters. */
export const pageCharacters = 2500
const linesOfSection = 24

export interface BenchDocument {
  fileName: string
  bytes: Uint8Array
}

interface Section {
  title: string
  paragraphs: string[]
}

/** The same text of about `pages` pages in each format. */
export async function documentsOf(pages: number): Promise<BenchDocument[]> {
  const sections = sectionsOf(pages)
  const markdown = sections
    .map(({ title, paragraphs }) => [`# ${title}`, ...paragraphs].join('\n\n'))
    .join('\n\n')
  const html = sections
    .map(
      ({ title, paragraphs }) =>
        `<h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}`,
    )
    .join('\n')
  const rows = sections.flatMap(({ title, paragraphs }) =>
    paragraphs.map((text) => [title, text, String(text.length)]),
  )
  const csv = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
  const mail = `Subject: Report\r\nFrom: a@example.com\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(markdown)}`
  return [
    { fileName: 'a.txt', bytes: strToU8(markdown) },
    { fileName: 'a.md', bytes: strToU8(markdown) },
    { fileName: 'a.html', bytes: strToU8(`<!doctype html><html><body>${html}</body></html>`) },
    { fileName: 'a.csv', bytes: strToU8(csv) },
    { fileName: 'a.eml', bytes: strToU8(mail) },
    { fileName: 'a.docx', bytes: await docxOf(sections) },
    { fileName: 'a.pptx', bytes: pptxOf(sections) },
    { fileName: 'a.pdf', bytes: await pdfOf(sections) },
  ]
}

function sectionsOf(pages: number): Section[] {
  const text = longDocument(pages)
  const wanted = text
    .repeat(Math.ceil((pages * pageCharacters) / text.length))
    .slice(0, pages * pageCharacters)
  const paragraphs = wanted
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const sections: Section[] = []
  for (let at = 0; at < paragraphs.length; at += linesOfSection)
    sections.push({
      title: `Section ${sections.length + 1}`,
      paragraphs: paragraphs.slice(at, at + linesOfSection),
    })
  return sections
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n')

async function docxOf(sections: Section[]): Promise<Uint8Array> {
  const children = sections.flatMap(({ title, paragraphs }) => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ text })),
  ])
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

function pptxOf(sections: Section[]): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const spaces = `xmlns:p="p" xmlns:a="a" xmlns:r="${office}"`
  const run = (text: string) =>
    `<a:p><a:r><a:rPr lang="en-US" dirty="0"/><a:t>${escaped(text)}</a:t></a:r></a:p>`
  const shape = (type: string, texts: string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${texts.map(run).join('')}</p:txBody></p:sp>`
  const ids = sections.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join('')
  const links = sections
    .map(
      (_, index) => `<Relationship Id="s${index}" Type="${office}/slide" Target="slides/slide${index}.xml"/>`,
    )
    .join('')
  const slides = sections.map(({ title, paragraphs }, index) => [
    `ppt/slides/slide${index}.xml`,
    strToU8(
      `<p:sld ${spaces}><p:cSld><p:spTree>${shape('title', [title])}${shape('body', paragraphs)}</p:spTree></p:cSld></p:sld>`,
    ),
  ])
  return zipSync({
    'ppt/presentation.xml': strToU8(
      `<p:presentation ${spaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': strToU8(`<Relationships>${links}</Relationships>`),
    ...Object.fromEntries(slides),
  })
}

async function pdfOf(sections: Section[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const lines = sections.flatMap(({ title, paragraphs }) => [
    { text: title, size: 16 },
    ...paragraphs.flatMap((text) =>
      (text.match(/.{1,90}(?:\s|$)/g) ?? []).map((line) => ({ text: line, size: 10 })),
    ),
  ])
  let page = document.addPage()
  let height = 780
  for (const { text, size } of lines) {
    if (height < 60) {
      page = document.addPage()
      height = 780
    }
    page.drawText(text.replaceAll(/[^\x20-\x7e]/g, ''), { x: 60, y: height, size, font })
    height -= size * 1.5
  }
  return document.save()
}
