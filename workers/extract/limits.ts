import { mostFileBytes } from '../../shared/domain/file-formats/document-formats.ts'
import type { DocumentType } from './types.ts'

export const megabyte = 2 ** 20

/** The largest file that is read, per format, in bytes. */
export const maximumBytes: Record<DocumentType, number> = mostFileBytes

export const maximumCharacters = 500_000
/** Characters that are looked at for those: blanks and marks around a text are not shown, and have no end in a hostile one. */
export const maximumRawCharacters = 4 * maximumCharacters
/** Cells in a row of separated values: as many as a row of a spreadsheet has columns. */
export const maximumColumns = 16_384
export const maximumPdfPages = 500
/** Slides of a presentation, with their notes. */
export const maximumSlides = 500
/** Blocks that a text is parted into; what follows them is one. An answer of 500,000 lines would be several times its text. */
export const maximumBlocks = 100_000

/** What a mail hands back, beside its text. */
export const maximumAttachments = { files: 50, bytes: 20 * megabyte }
/**
 * What a mail may ask of its parser: bytes of headers; lines that may begin a part, each of which is compared with each name of parts; and lines
 * that are short, because each costs the same. A mail of 10 MB in base 64 has 136,000 long ones.
 */
export const maximumMail = {
  headerBytes: 524_288,
  dashedLines: 50_000,
  boundaries: 500,
  shortLines: 100_000,
  /** Mails that it shows as parts of itself: a digest has some dozens. Further ones are handed back. */
  within: 500,
}

/** Elements in each other on a page: browsers stop at 512, and the parser looks through all that are open. */
export const maximumHtmlDepth = 1000
/** Tables in each other that are tables; what stands deeper belongs to the innermost of them. Mails nest some dozen. */
export const maximumTables = 30

/** Pixels of a picture: of what is looked at, and of what is handed to text recognition. */
export const maximumPixels = 25_000_000
/** A JPEG is read line by line, and takes no more memory for more of them: measured, a page of 108 million takes one to three seconds. */
export const maximumJpegPixels = 120_000_000
export const maximumSide = 20_000
export const recognizedPixels = 4_000_000

/** One inflated entry of a ZIP file, and all inflated entries of one file together, in bytes. */
export const maximumEntryBytes = 48 * megabyte
export const maximumInflatedBytes = 96 * megabyte
export const maximumZipEntries = 4000

/**
 * What a PDF may ask of the engine, all pages together. Five hundred full pages of a word processor have three quarters of a million operators; measured,
 * an engine does twice as many in a second or two, and saved states cost the more the more of them there are (a page needs 28: ISO 32000-1, annex C).
 */
export const maximumPdf = {
  unpackedBytes: 64 * megabyte,
  streamBytes: 32 * megabyte,
  operators: 1_500_000,
  operands: 6_000_000,
  savedStates: 1000,
  objects: 300_000,
  fonts: 4000,
  /** Codes that the character maps and widths of all fonts name: each font has up to 65,536. */
  mappedCodes: 20_000_000,
}

/**
 * One XML part of an Office file. Measured, a parser reads two million elements in a second; 180,000 rows of six cells are cut before the
 * first million. Office programs nest some dozens of levels and write at most 32,767 characters in one place.
 */
export const maximumXml = {
  elements: 2_500_000,
  depth: 2000,
  /** Bytes between two tags: of a text, a comment or the attributes of one tag. */
  textBytes: 2 * megabyte,
}
