import { wideEncoding } from '../../shared/domain/text/wide-text.ts'
import { openCompoundFile } from './containers/compound-file.ts'
import { openZip } from './containers/zip.ts'
import { encrypted } from './refusal.ts'

/** What the bytes of a file are, whatever its name says. */
export type Content =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'pptx'
  | 'xlsx'
  | 'xls'
  | 'msg'
  | 'png'
  | 'jpg'
  | 'text'
  | 'rtf'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'ppt'
  | 'html'
  | 'foreign'

/** What people call it. */
export const contentNames: Record<Content, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  doc: 'a Word 97-2003 document (DOC)',
  pptx: 'a PowerPoint presentation (PPTX)',
  xlsx: 'an Excel workbook (XLSX)',
  xls: 'an Excel 97-2003 workbook (XLS)',
  msg: 'an Outlook message (MSG)',
  png: 'a PNG picture',
  jpg: 'a JPEG picture',
  text: 'plain text',
  rtf: 'a rich text document (RTF)',
  odt: 'an OpenDocument text (ODT)',
  ods: 'an OpenDocument spreadsheet (ODS)',
  odp: 'an OpenDocument presentation (ODP)',
  ppt: 'a PowerPoint 97-2003 presentation (PPT)',
  html: 'an HTML page',
  foreign: 'a file of another kind',
}

export function contentOf(data: Uint8Array): Content {
  if (startsWith(data, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return compoundContent(data)
  if (startsWith(data, 0x50, 0x4b, 3, 4) || startsWith(data, 0x50, 0x4b, 5, 6)) return zipContent(data)
  if (startsWith(data, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) return 'png'
  if (startsWith(data, 0xff, 0xd8, 0xff)) return 'jpg'
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
  if (streamNames.includes('__properties_version1.0')) return 'msg'
  if (streamNames.includes('PowerPoint Document')) return 'ppt'
  return 'foreign'
}

function zipContent(data: Uint8Array): Content {
  const zip = openZip(data)
  if (zip.has('word/document.xml')) return 'docx'
  if (zip.has('xl/workbook.xml')) return 'xlsx'
  if (zip.has('ppt/presentation.xml')) return 'pptx'
  return openDocument(data) ?? 'foreign'
}

/** Its media type is the first thing in such a file, and is not packed (OpenDocument 1.3, part 2, section 3.3). */
function openDocument(data: Uint8Array): Content | undefined {
  const start = new TextDecoder('latin1').decode(data.subarray(0, 120))
  const kind = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
    start,
  )?.[1]
  return kind === 'text'
    ? 'odt'
    : kind === 'spreadsheet'
      ? 'ods'
      : kind === 'presentation'
        ? 'odp'
        : undefined
}

/** One zero byte in this many is damage in a text, not a sign of a binary format. */
const bytesOfOneZero = 500

/** Control characters that no text encoding uses; UTF-16 has them as halves of its characters. */
export function isBinary(data: Uint8Array): boolean {
  const sample = data.subarray(0, 8192)
  if (startsWith(data, 0xff, 0xfe) || startsWith(data, 0xfe, 0xff)) return false
  let zeros = 0
  let controls = 0
  for (const byte of sample) {
    if (byte === 0) zeros++
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++
  }
  if (zeros * bytesOfOneZero <= sample.length && controls <= Math.max(3, sample.length * 0.02)) return false
  return wideEncoding(data) === undefined
}

export const startsWith = (data: Uint8Array, ...magic: number[]) =>
  magic.every((byte, index) => data[index] === byte)
