import { detectType } from './detect-type.ts'
import { finishText } from './finish-text.ts'
import { maximumBytes, megabyte } from './limits.ts'
import { Refusal, isEmpty, malformed, tooLarge } from './refusal.ts'
import type { ExtractInput, ExtractResult, FileType, FormatReader } from './types.ts'

// Loaded on first use, because a PDF engine costs every cold start what only PDF files need.
const readers: Record<FileType, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./formats/pdf.ts')).readPdf,
  docx: async () => (await import('./formats/docx.ts')).readDocx,
  doc: async () => (await import('./formats/doc.ts')).readDoc,
  xlsx: async () => (await import('./formats/xlsx.ts')).readXlsx,
  xls: async () => (await import('./formats/xls.ts')).readXls,
  csv: async () => (await import('./formats/csv.ts')).readCsv,
  txt: async () => (await import('./formats/txt.ts')).readTxt,
  md: async () => (await import('./formats/txt.ts')).readTxt,
}

/** Text of one file. Every refusal is returned with a sentence that says what to do next; nothing is thrown for a bad file. */
export async function extractText(input: ExtractInput): Promise<ExtractResult> {
  try {
    const fileType = detectType(input)
    const limit = maximumBytes[fileType]
    if (input.bytes.byteLength > limit) {
      const name = fileType.toUpperCase()
      throw tooLarge(
        `${name} files are read up to ${limit / megabyte} MB. Split the file and upload the parts.`,
      )
    }
    const read = await readers[fileType]()
    const { text, pages, isCut, warnings } = await read(new Uint8Array(input.bytes))
    const finished = finishText(text, isCut)
    if (finished.text.trim() === '')
      throw isEmpty('The file holds no text. Check the file and upload it again.')
    return {
      ok: true,
      text: finished.text,
      fileType,
      characters: finished.text.length,
      ...(pages === undefined ? {} : { pages }),
      warnings: [...warnings, ...finished.warnings],
    }
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : unreadable()
    return { ok: false, code, message }
  }
}

// What a parser says about a hostile file is no help to its owner and may quote the file.
const unreadable = () =>
  malformed('The file is damaged and cannot be read. Save it again and upload the new copy.')
