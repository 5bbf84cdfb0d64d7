import { createHash } from 'node:crypto'
import { readLinks } from '../../shared/domain/crawling/page-links.ts'
import { robotName } from '../../shared/domain/crawling/robot.ts'
import { decodeText, encodingOfPage } from '../../shared/domain/text/decode-text.ts'
import { printOf } from '../../shared/domain/near-duplicates/index.ts'
import { furnitureOf } from '../../shared/domain/retrieval/page-furniture.ts'
import { type FetchedFile, type Surveyed, unpackFiles } from '../../shared/services/fetched-pages.ts'
import { type Content, contentNames, contentOf } from './content-of.ts'
import { readHtml } from './formats/html.ts'
import { orRefusal } from './refusal.ts'
import type { DocumentType, SurveyInput, SurveyResult } from './types.ts'
import { wordTable } from '../../shared/domain/basics/word-table.ts'

const longestTitle = 300
const texts = wordTable<DocumentType>({
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/csv': 'csv',
})
const documents: readonly Content[] = ['pdf', 'docx', 'doc', 'pptx', 'xlsx', 'xls']

/**
 * What files of a website are by their content, and of pages where they lead, what they ask of robots, and the prints by which a change and a copy are told.
 * One that cannot be read is told as such, beside the others.
 */
export function surveyFiles({ bytes }: SurveyInput): Promise<SurveyResult> {
  return orRefusal(async () => {
    const files: Surveyed[] = []
    for (const file of unpackFiles(bytes)) files.push(await survey(file))
    return { ok: true, files }
  })
}

async function survey(file: FetchedFile): Promise<Surveyed> {
  const surveyed = await orRefusal(() => Promise.resolve(read(file)))
  return 'kind' in surveyed ? surveyed : { kind: 'other', message: surveyed.message }
}

function read(file: FetchedFile): Surveyed {
  const { bytes, mediaType } = file
  if (bytes.length === 0) return { kind: 'other', message: 'Its server answers with nothing.' }
  const content = contentOf(bytes)
  if (isPage(content, mediaType)) return pageOf(file)
  const fileType = documents.includes(content)
    ? (content as DocumentType)
    : content === 'text'
      ? texts[mediaType]
      : undefined
  if (fileType) return { kind: 'document', fileType, hash: sha256(bytes) }
  const what =
    content === 'text' && mediaType !== '' ? `a text of the type ${mediaType}` : contentNames[content]
  return { kind: 'other', message: `What is there is ${what}, which is not read from websites.` }
}

/** A page may begin with anything that is text; a plain text is one only where it looks like one. */
const isPage = (content: Content, mediaType: string) =>
  content === 'html' || (content === 'text' && ['text/html', 'application/xhtml+xml', ''].includes(mediaType))

function pageOf({ url, bytes }: FetchedFile): Surveyed {
  const reading = readHtml(bytes)
  const { text, title } = reading
  const shown = title
    .slice(0, longestTitle)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const html = decodeText(bytes, encodingOfPage(bytes)).text
  const { canonical = null, refresh = null, ...links } = readLinks(html, url, robotName)
  return {
    kind: 'page',
    title: shown,
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    hash: sha256(`${shown}\n${text}`),
    fingerprint: printOf(shownOf(reading, url)),
    ...links,
    canonical,
    refresh,
  }
}

/** Pages of one site share what stands around their content, and are no copies for that. */
function shownOf(page: ReturnType<typeof readHtml>, url: string): string {
  const isFurniture = furnitureOf(page, url)
  return page.blocks
    .flatMap((block) => (isFurniture(block) ? [] : page.text.slice(block.start, block.end)))
    .join('\n')
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
