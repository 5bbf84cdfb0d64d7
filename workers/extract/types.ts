import type { Block } from '../../shared/domain/retrieval/blocks.ts'
import type { Attachment } from '../../shared/services/extractor.ts'

export type { Block } from '../../shared/domain/retrieval/blocks.ts'
export type {
  Attachment,
  DocumentType,
  ExtractInput,
  ExtractResult,
  Extracted,
  FileType,
  ImportInput,
  ImportResult,
  NotExtracted,
  PageImageInput,
  PageImageResult,
  ReadDocumentResult,
  RefusalCode,
  SitemapInput,
  SitemapResult,
  SurveyInput,
  SurveyResult,
} from '../../shared/services/extractor.ts'

/** What a format reader gives back, before the text is tidied and cut. */
export interface Reading {
  text: string
  /** The structure of `text`; a plain text has its structure in its own marks, and says how to find them in the tidied one. */
  blocks: Block[] | ((tidied: string) => Block[])
  pages?: number
  /** Reading stopped at the text limit, so there may be more. */
  isCut?: boolean
  /** Numbers of pages that are pictures. */
  scans?: number[]
  attachments?: Attachment[]
  title?: string
  warnings: string[]
}

/** What else than text is wanted of a file. */
export interface Wanted {
  /** Which pages are scans, and what a mail has attached: a file that holds nothing else is then no empty one. */
  pictures: boolean
}

export type FormatReader = (bytes: Uint8Array, wanted: Wanted) => Reading | Promise<Reading>
