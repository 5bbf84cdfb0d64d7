import { saveAs, unreadSentence } from '../../shared/domain/file-formats/document-formats.ts'
import { documentTypes, fileTypes } from '../../shared/services/extractor.ts'
import { type Content, contentNames, contentOf } from './content-of.ts'
import { Refusal, isEmpty } from './refusal.ts'
import type { DocumentType, ExtractInput, FileType } from './types.ts'

const extensions: Record<string, DocumentType> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  txt: 'txt',
  md: 'md',
  markdown: 'md',
  pptx: 'pptx',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  eml: 'eml',
  msg: 'msg',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
}

/** Formats by their media types. */
export const mediaTypes: Readonly<Record<string, DocumentType>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'message/rfc822': 'eml',
  'application/vnd.ms-outlook': 'msg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** The types that a method reads, and how a sentence names them. */
interface Accepted<Type extends DocumentType> {
  types: readonly Type[]
  names: string
}

const files: Accepted<FileType> = { types: fileTypes, names: 'PDF, DOCX, DOC, XLSX, XLS, CSV, TXT or MD' }
const documents: Accepted<DocumentType> = {
  types: documentTypes,
  names: 'PDF, DOCX, DOC, PPTX, XLSX, XLS, CSV, TXT, MD, HTML, EML, MSG, PNG or JPG',
}

/** Decides what a file with requirements is. The name and the bytes have to agree; a file that lies about its type is refused. */
export const detectType = (input: ExtractInput): FileType => typeAmong(files, input)

/** The same of a document for a knowledge base. */
export const detectDocumentType = (input: ExtractInput): DocumentType => typeAmong(documents, input)

function typeAmong<Type extends DocumentType>(accepted: Accepted<Type>, input: ExtractInput): Type {
  const claimed = claimedType(accepted, input)
  const data = new Uint8Array(input.bytes)
  if (data.length === 0) throw isEmpty('The file is empty (0 bytes). Check the file and upload it again.')
  const found = contentOf(data)
  const content = isTold(found) || isAmong(accepted, found) ? found : 'foreign'
  if (!fits(claimed, content)) throw mismatch(accepted, claimed, content)
  return claimed
}

const isAmong = (accepted: Accepted<DocumentType>, type: string): type is DocumentType =>
  (accepted.types as readonly string[]).includes(type)

/** Whoever is told that a file holds one of these knows what to save it as. */
const isTold = (content: Content) => ['text', 'rtf', 'html', 'odt', 'ods', 'odp', 'ppt'].includes(content)

/** A table, Markdown text or page may begin like a page, a rich text or nothing special; only a name that promises Office is a lie then. */
function fits(claimed: DocumentType, content: Content): boolean {
  if (['csv', 'txt', 'md', 'html', 'eml'].includes(claimed)) return content === 'html' || content === 'text'
  return content === claimed
}

function claimedType<Type extends DocumentType>(
  { types, names }: Accepted<Type>,
  { fileName, contentType = '' }: ExtractInput,
): Type {
  const extension = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
  const byMedia = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const table = extension === undefined ? mediaTypes : extensions
  const key = extension ?? byMedia
  const type = Object.hasOwn(table, key) ? table[key] : undefined
  const read = types.find((one) => one === type)
  if (read) return read
  const isRead = (fileType: string) => types.some((one) => one === fileType)
  throw new Refusal('unsupported', unreadSentence(fileName, names, isRead))
}

function mismatch(accepted: Accepted<DocumentType>, claimed: DocumentType, content: Content): Refusal {
  const isRead = (type: string) => isAmong(accepted, type)
  const next =
    content === 'text'
      ? claimed === 'xls' || claimed === 'xlsx'
        ? 'If it is a table, rename it to end in .csv.'
        : 'If it is plain text, rename it to end in .txt.'
      : isAmong(accepted, content)
        ? `Rename it to end in .${content}, or save it as .${claimed}.`
        : (saveAs(content, isRead) ?? `Open it and save it as ${accepted.names}.`)
  return new Refusal(
    'type_mismatch',
    `The file is named .${claimed} but holds ${contentNames[content]}. ${next}`,
  )
}
