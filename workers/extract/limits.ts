import type { FileType } from './types.ts'

export const megabyte = 2 ** 20

/** The largest file that was measured to fit a Worker's memory, per format, in bytes. */
export const maximumBytes: Record<FileType, number> = {
  pdf: 12 * megabyte,
  docx: 9 * megabyte,
  doc: megabyte,
  xlsx: 6.5 * megabyte,
  xls: 1.8 * megabyte,
  csv: 10 * megabyte,
  txt: 10 * megabyte,
  md: 10 * megabyte,
}

export const maximumCharacters = 500_000
/** Characters that are looked at for those: blanks and marks around a text are not shown, and have no end in a hostile one. */
export const maximumRawCharacters = 4 * maximumCharacters
/** Cells in a row of separated values: as many as a row of a spreadsheet has columns. */
export const maximumColumns = 16_384
export const maximumPdfPages = 500

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
