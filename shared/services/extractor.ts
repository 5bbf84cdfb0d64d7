import type { Layout, TestCaseImport } from '../domain/test-imports/types.ts'

export const fileTypes = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'csv', 'txt', 'md'] as const
export type FileType = (typeof fileTypes)[number]

export type RefusalCode = 'unsupported' | 'malformed' | 'encrypted' | 'too_large' | 'type_mismatch' | 'empty'

/** A file as a caller hands it over. The name decides together with the bytes what the file is. */
export interface ExtractInput {
  bytes: ArrayBuffer
  fileName: string
  /** Media type that the client declared; read only when the name has no extension. */
  contentType?: string
}

export interface Extracted {
  ok: true
  text: string
  fileType: FileType
  /** Length of `text` in UTF-16 code units. */
  characters: number
  /** Absent for formats without pages. */
  pages?: number
  warnings: string[]
}

export interface NotExtracted {
  ok: false
  code: RefusalCode
  message: string
}

export type ExtractResult = Extracted | NotExtracted

/** A file with test cases. */
export interface ImportInput extends ExtractInput {
  /** A name or alias of an export format; found out by the content when absent. */
  format?: string
  /** How a sheet that people made holds its cases; found out by its rows when absent. */
  layout?: Layout | 'auto'
}

export type ImportResult = ({ ok: true } & TestCaseImport) | NotExtracted

/** What `extract` offers over its service binding. */
export interface Extractor {
  extract: (input: ExtractInput) => Promise<ExtractResult>
  importTestCases: (input: ImportInput) => Promise<ImportResult>
}
