export type {
  ExtractInput,
  ExtractResult,
  Extracted,
  FileType,
  ImportInput,
  ImportResult,
  NotExtracted,
  RefusalCode,
} from '../../shared/services/extractor.ts'

/** What a format reader gives back, before the text is tidied and cut. */
export interface Reading {
  text: string
  pages?: number
  /** Reading stopped at the text limit, so there may be more. */
  isCut?: boolean
  warnings: string[]
}

export type FormatReader = (bytes: Uint8Array) => Reading | Promise<Reading>
