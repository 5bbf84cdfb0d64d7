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
export const maximumPdfPages = 500

/** One inflated entry of a ZIP file, and all inflated entries of one file together, in bytes. */
export const maximumEntryBytes = 48 * megabyte
export const maximumInflatedBytes = 96 * megabyte
export const maximumZipEntries = 4000
