import { openCompoundFile } from './containers/compound-file.ts'
import { openZip } from './containers/zip.ts'
import { Refusal, encrypted, isEmpty } from './refusal.ts'
import type { ExtractInput, FileType } from './types.ts'

type Content = 'pdf' | 'docx' | 'doc' | 'xlsx' | 'xls' | 'text' | 'rtf' | 'html' | 'foreign'

const extensions: Record<string, FileType> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'doc',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  txt: 'txt',
  md: 'md',
  markdown: 'md',
}

const mediaTypes: Record<string, FileType> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/markdown': 'md',
}

const names: Record<Content, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  doc: 'a Word 97-2003 document (DOC)',
  xlsx: 'an Excel workbook (XLSX)',
  xls: 'an Excel 97-2003 workbook (XLS)',
  text: 'plain text',
  rtf: 'a rich text document (RTF)',
  html: 'an HTML page',
  foreign: 'a file of another kind',
}

const accepted = 'PDF, DOCX, DOC, XLSX, XLS, CSV, TXT or MD'

/** Decides what a file is. The name and the bytes have to agree; a file that lies about its type is refused. */
export function detectType({ bytes, fileName, contentType }: ExtractInput): FileType {
  const claimed = claimedType(fileName, contentType)
  const data = new Uint8Array(bytes)
  if (data.length === 0) throw isEmpty('The file is empty (0 bytes). Check the file and upload it again.')
  const content = contentOf(data)
  const expected = claimed === 'csv' || claimed === 'txt' || claimed === 'md' ? 'text' : claimed
  // A table or Markdown text may begin like a page or a rich text; only a name that promises Office is a lie then.
  if (expected === 'text' && (content === 'html' || content === 'text')) return claimed
  if (content !== expected) throw mismatch(claimed, content)
  return claimed
}

function claimedType(fileName: string, contentType = ''): FileType {
  const extension = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
  const byMedia = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const types = extension === undefined ? mediaTypes : extensions
  const key = extension ?? byMedia
  const type = Object.hasOwn(types, key) ? types[key] : undefined
  if (type) return type
  const what =
    extension === undefined
      ? 'Files without a file name extension'
      : `Files of type .${extension.slice(0, 20)}`
  throw new Refusal('unsupported', `${what} cannot be read. Upload ${accepted}.`)
}

function mismatch(claimed: FileType, content: Content): Refusal {
  const next =
    content === 'foreign' || content === 'rtf' || content === 'html'
      ? `Open it and save it as ${accepted}.`
      : content === 'text'
        ? 'If it is plain text, rename it to end in .txt.'
        : `Rename it to end in .${content}, or save it as .${claimed}.`
  return new Refusal('type_mismatch', `The file is named .${claimed} but holds ${names[content]}. ${next}`)
}

function contentOf(data: Uint8Array): Content {
  if (startsWith(data, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return compoundContent(data)
  if (startsWith(data, 0x50, 0x4b, 3, 4) || startsWith(data, 0x50, 0x4b, 5, 6)) return zipContent(data)
  const start = new TextDecoder('latin1').decode(data.subarray(0, 1024))
  // A PDF header may stand anywhere in the first kilobyte (ISO 32000-1, annex H.3.4.1), but text may quote it.
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(start)) return 'pdf'
  if (start.includes('%PDF-1.') && isBinary(data)) return 'pdf'
  if (isBinary(data)) return 'foreign'
  if (start.startsWith('{\\rtf')) return 'rtf'
  if (/^\W{0,3}\s*<(?:!doctype html|html|table|head|body)\b/i.test(start)) return 'html'
  return 'text'
}

function compoundContent(data: Uint8Array): Content {
  const { streamNames } = openCompoundFile(data)
  if (streamNames.includes('EncryptedPackage')) throw encrypted()
  if (streamNames.includes('WordDocument')) return 'doc'
  if (streamNames.includes('Workbook') || streamNames.includes('Book')) return 'xls'
  return 'foreign'
}

function zipContent(data: Uint8Array): Content {
  const zip = openZip(data)
  if (zip.has('word/document.xml')) return 'docx'
  if (zip.has('xl/workbook.xml')) return 'xlsx'
  return 'foreign'
}

/** Control characters that no text encoding uses, unless every second byte is zero: then it is UTF-16. */
export function isBinary(data: Uint8Array): boolean {
  const sample = data.subarray(0, 8192)
  if (startsWith(data, 0xff, 0xfe) || startsWith(data, 0xfe, 0xff)) return false
  const zeros = [0, 0]
  let controls = 0
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++
  })
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) > sample.length * 0.3 && Math.min(even, odd) < sample.length * 0.05) return false
  return even + odd > 0 || controls > Math.max(3, sample.length * 0.02)
}

export const startsWith = (data: Uint8Array, ...magic: number[]) =>
  magic.every((byte, index) => data[index] === byte)
