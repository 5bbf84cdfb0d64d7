import { maximumCharacters, maximumPdfPages } from '../limits.ts'
import { compose } from '../pieces.ts'
import { isEmpty, tooLarge } from '../refusal.ts'
import type { Reading, Wanted } from '../types.ts'
import { openPdf, type OpenPdf } from './open-pdf.ts'
import { unreadMaps } from './pdf-fonts.ts'
import { inColumns } from './pdf-interleaved.ts'
import { withoutLetterSpacing } from './pdf-letter-spacing.ts'
import type { Line } from './pdf-line.ts'
import { readLines, type PageSource } from './pdf-lines.ts'
import type { PdfPart } from './pdf-objects.ts'
import { picturesOf } from './pdf-pictures.ts'
import { withoutRunningLines } from './pdf-running-lines.ts'
import { checkStreams } from './pdf-streams.ts'
import { toPieces } from './pdf-text.ts'
import { titleOf } from './pdf-title.ts'

/** Text of a PDF as Markdown: larger lines become headings, wrapped lines paragraphs, wide gaps tabs. Pictures of text are not read, but told. */
export async function readPdf(bytes: Uint8Array, { pictures }: Wanted): Promise<Reading> {
  const parts = checkStreams(bytes)
  const pdf = await openPdf(bytes)
  try {
    const { pages, characters, unknown, scans } = await readPages(pdf, pictures ? parts : new Map())
    const maps = unreadMaps(parts)
    if (pages.every((lines) => lines.length === 0) && scans.length === 0) {
      if (maps.length > 0) throw isEmpty(`${unreadText(maps)} Print it to a new PDF with its fonts embedded.`)
      throw isEmpty(
        'The PDF holds no text, only pictures or blank pages. Run text recognition (OCR) on it first.',
      )
    }
    const { pages: worded, guessed } = withoutLetterSpacing(withoutRunningLines(pages).map(inColumns))
    return {
      ...compose(toPieces(worded)),
      pages: pdf.numPages,
      ...(pictures && { title: titleOf(bytes, parts) }),
      isCut: characters >= maximumCharacters,
      scans,
      warnings: [...unreadWarnings(maps, unknown), ...warningsOf(pages, scans, guessed)],
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPages(pdf: OpenPdf, parts: ReadonlyMap<number, PdfPart>) {
  if (pdf.numPages > maximumPdfPages) {
    throw tooLarge(
      `The PDF has ${pdf.numPages} pages; ${maximumPdfPages} are read. Split it and upload the parts.`,
    )
  }
  const pages: Line[][] = []
  const scans: number[] = []
  let characters = 0
  let unknown = 0
  for (let number = 1; number <= pdf.numPages && characters < maximumCharacters; number++) {
    const page = await pdf.getPage(number)
    const text = await readLines(page as PageSource, maximumCharacters - characters)
    page.cleanup()
    characters += text.characters
    unknown += text.unknown
    pages.push(text.lines)
    if (isScan(text.lines, page.ref?.num, parts)) scans.push(number)
  }
  return { pages, characters, unknown, scans }
}

const stampLength = 40
const stampedPixels = 400_000
const smallestPixels = 10_000

/** A page that is a picture and hardly any text: a stamp or a page number may stand beside it, if the picture is as large as a page. */
function isScan(lines: Line[], page: number | undefined, parts: ReadonlyMap<number, PdfPart>): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)
  if (page === undefined || parts.size === 0 || letters > stampLength) return false
  const [largest] = picturesOf(page, parts)
  if (!largest) return false
  return largest.width * largest.height >= (letters > 0 ? stampedPixels : smallestPixels)
}

const unreadText = (maps: readonly string[]): string =>
  `Texts in fonts that are not embedded in the PDF (${maps.join(', ')}) are not read.`

function unreadWarnings(maps: readonly string[], unknown: number): string[] {
  const characters = () =>
    unknown === 1 ? 'One character was' : `${unknown.toLocaleString('en-US')} characters were`
  return [
    ...(maps.length > 0 ? [unreadText(maps)] : []),
    ...(unknown > 0 ? [`${characters()} not read: their font does not say what they are.`] : []),
  ]
}

function warningsOf(pages: Line[][], scans: number[], guessed: number): string[] {
  const scanned = new Set(scans)
  const blank = pages.filter((lines, index) => lines.length === 0 && !scanned.has(index + 1)).length
  return [
    ...(blank > 0
      ? [`${blank === 1 ? 'One page is' : `${blank} pages are`} without text: pictures are not read.`]
      : []),
    ...(guessed > 0
      ? [
          `${guessed === 1 ? 'One text is' : `${guessed} texts are`} printed letter by letter: blanks between words may be missing there.`,
        ]
      : []),
  ]
}
