import type { DocumentType, FormatReader } from './types.ts'

/** Loaded on first use, because a PDF engine costs every cold start what only PDF files need. */
export const formatReaders: Record<DocumentType, () => Promise<FormatReader>> = {
  pdf: async () => (await import('./formats/pdf.ts')).readPdf,
  docx: async () => (await import('./formats/docx.ts')).readDocx,
  doc: async () => (await import('./formats/doc.ts')).readDoc,
  xlsx: async () => (await import('./formats/xlsx.ts')).readXlsx,
  xls: async () => (await import('./formats/xls.ts')).readXls,
  csv: async () => (await import('./formats/csv.ts')).readCsv,
  txt: async () => (await import('./formats/txt.ts')).readTxt,
  md: async () => (await import('./formats/txt.ts')).readMd,
  pptx: async () => (await import('./formats/pptx.ts')).readPptx,
  html: async () => (await import('./formats/html.ts')).readHtml,
  eml: async () => (await import('./formats/eml.ts')).readEml,
  msg: async () => (await import('./formats/msg.ts')).readMsg,
  png: async () => (await import('./formats/image.ts')).readImage,
  jpg: async () => (await import('./formats/image.ts')).readImage,
}
