import {
  byEnding,
  orNames,
  readableFormats,
  saveAs,
  unreadSentence,
} from '../../shared/domain/file-formats/document-formats.ts'
import { wordTable } from '../../shared/domain/basics/word-table.ts'
import { documentTypes, fileTypes } from '../../shared/services/extractor.ts'
import { type Content, contentNames, contentOf } from './content-of.ts'
import { Refusal, isEmpty } from './refusal.ts'
import type { DocumentType, ExtractInput, FileType } from './types.ts'

/** XHTML is read as HTML, and never uploaded by its own name. */
const extensions = wordTable<DocumentType>({
  ...Object.fromEntries([...byEnding].map(([ending, { fileType }]) => [ending, fileType])),
  xhtml: 'html',
})

/** Formats by their media types. */
export const mediaTypes = wordTable<DocumentType>({
  ...Object.fromEntries([...byEnding.values()].map(({ mediaType, fileType }) => [mediaType, fileType])),
  'application/xhtml+xml': 'html',
})

/** The types that a method reads, and how a sentence names them. */
interface Accepted<Type extends DocumentType> {
  types: readonly Type[]
  names: string
}

const files: Accepted<FileType> = { types: fileTypes, names: orNames(fileTypes) }
const documents: Accepted<DocumentType> = { types: documentTypes, names: readableFormats }

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
