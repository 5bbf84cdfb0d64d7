import type { Block } from '../domain/retrieval/blocks.ts'
import type { Sitemap } from '../domain/crawling/sitemap.ts'
import type { Layout, TestCaseImport } from '../domain/test-imports/types.ts'
import type { Surveyed } from './fetched-pages.ts'

export const fileTypes = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'csv', 'txt', 'md'] as const
export type FileType = (typeof fileTypes)[number]

/** What a knowledge base takes: pages, slides, mails and pictures beside what requirements are read from. */
export const documentTypes = [...fileTypes, 'pptx', 'html', 'eml', 'msg', 'png', 'jpg'] as const
export type DocumentType = (typeof documentTypes)[number]

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

/** A file that came within a mail, as it was sent. */
export interface Attachment {
  fileName: string
  contentType: string
  bytes: ArrayBuffer
}

export interface ReadDocument {
  ok: true
  /** Empty for pictures, and for documents that hold nothing but scans or attachments. */
  text: string
  fileType: DocumentType
  /** Length of `text` in UTF-16 code units. */
  characters: number
  /** Absent for formats without pages; slides count as pages. */
  pages?: number
  /** The structure of `text`. Between the blocks stand blanks and marks alone: "#" before a heading, the rule below the head of a table. */
  blocks: Block[]
  /** Pages, from 1, that are pictures and hold hardly any text: `pageImage` hands out each. */
  scans: { page: number }[]
  attachments: Attachment[]
  title?: string
  warnings: string[]
}

export type ReadDocumentResult = ReadDocument | NotExtracted

export interface PageImageInput {
  /** A PDF, a PNG or a JPEG. */
  bytes: ArrayBuffer
  /** From 1. */
  page: number
}

/** A picture of a page, small enough for text recognition: at most four million pixels. `pgm` is grey, a byte a pixel (Netpbm P5). */
export interface PageImage {
  ok: true
  image: { bytes: ArrayBuffer; width: number; height: number; format: 'pgm' | 'png' | 'jpg' }
}

export type PageImageResult = PageImage | NotExtracted

/** Files of a website, put together by `packFiles`. */
export interface SurveyInput {
  bytes: ArrayBuffer
}

/** `files` stand in the order of those that were handed over. */
export type SurveyResult = { ok: true; files: Surveyed[] } | NotExtracted

export interface SitemapInput {
  bytes: ArrayBuffer
}

export type SitemapResult = ({ ok: true } & Sitemap) | NotExtracted

/** The same with bytes that come one after another: whoever hands them on holds none of them. */
export type Streamed<Input extends { bytes: ArrayBuffer }> = Omit<Input, 'bytes'> & {
  bytes: ArrayBuffer | ReadableStream<Uint8Array>
}

/** What `extract` offers over its service binding. */
export interface Extractor {
  extract: (input: ExtractInput) => Promise<ExtractResult>
  /** Text of a document for a knowledge base, with its structure. A mail is not unpacked: its attachments are handed back. */
  readDocument: (input: Streamed<ExtractInput>) => Promise<ReadDocumentResult>
  /** The largest picture of one page, for text recognition. */
  pageImage: (input: Streamed<PageImageInput>) => Promise<PageImageResult>
  importTestCases: (input: ImportInput) => Promise<ImportResult>
  /** What files of a website are, and where their pages lead. */
  surveyFiles: (input: SurveyInput) => Promise<SurveyResult>
  listSitemap: (input: SitemapInput) => Promise<SitemapResult>
}
