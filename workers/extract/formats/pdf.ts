import { getDocumentProxy } from 'unpdf'
import { maximumCharacters, maximumPdfPages } from '../limits.ts'
import { encrypted, isEmpty, malformed, tooLarge } from '../refusal.ts'
import type { Reading } from '../types.ts'
import { readLines, type Line, type PageSource } from './pdf-lines.ts'
import { withoutRunningLines } from './pdf-running-lines.ts'
import { checkStreams } from './pdf-streams.ts'
import { toText } from './pdf-text.ts'

/** Text of a PDF as Markdown: larger lines become headings, wrapped lines paragraphs, wide gaps tabs. Pictures of text are not read. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  checkStreams(bytes)
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > maximumPdfPages) {
      throw tooLarge(
        `The PDF has ${pdf.numPages} pages; ${maximumPdfPages} are read. Split it and upload the parts.`,
      )
    }
    const pages: Line[][] = []
    let characters = 0
    let blank = 0
    for (let number = 1; number <= pdf.numPages && characters < maximumCharacters; number++) {
      const page = await pdf.getPage(number)
      const text = await readLines(page as PageSource, maximumCharacters - characters)
      page.cleanup()
      if (text.lines.length === 0) blank++
      characters += text.characters
      pages.push(text.lines)
    }
    if (pages.every((lines) => lines.length === 0)) {
      throw isEmpty(
        'The PDF holds no text, only pictures or blank pages. Run text recognition (OCR) on it first.',
      )
    }
    const warnings = blank > 0 ? [`${countPages(blank)} without text: pictures are not read.`] : []
    return {
      text: toText(withoutRunningLines(pages)),
      pages: pdf.numPages,
      isCut: characters >= maximumCharacters,
      warnings,
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const countPages = (count: number) => (count === 1 ? 'One page is' : `${count} pages are`)

async function open(bytes: Uint8Array) {
  try {
    // pdf.js takes the buffer over, so it gets its own copy.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: 25e6, disableFontFace: true })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw encrypted()
    throw malformed('The PDF is damaged and cannot be opened. Print it to a new PDF and upload that.')
  }
}
