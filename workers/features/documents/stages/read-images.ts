import type { Context } from '../../../../shared/kernel/context.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import { logError } from '../../../../shared/services/log.ts'
import { keyOf } from '../keys.ts'
import { gone } from '../rules.ts'
import type { FileRow } from '../store.ts'
import { withReadPages, wordsOfScans } from './merge-pages.ts'
import { draftPart, readReading, readScans, writeReading } from './reading.ts'
import type { Step } from './step.ts'

/** For cutting a page out of its file, and again for reading it, with room for those that are read before it. */
const patienceMs = 90_000
/** A reader may be slow, or die, of something that has nothing to do with the page. Fewer than a message has. */
const mostTries = 3

/** What is known of a page that is a picture: its text, or why it has none. */
interface ReadPage {
  text: string
  warning: string | null
}

/** How often the reading of a page has begun and did not come to its end. */
interface Tried {
  tries: number
}

/**
 * Reads the next page that is a picture; with the last one, puts all of them where they belong in the text. One page a message, because a page takes
 * seconds, and what is read stays read whatever happens. A page that hangs, or that its reader dies of, is one page without text.
 */
export async function readImages(context: Context, row: FileRow): Promise<Step> {
  const scans = await readScans(context, row)
  // Whatever became of the draft: the file itself can be read again.
  if (!scans) return { stage: 'extracting' }
  const next = await firstUnread(context, row, scans)
  const scan = scans[next.at]
  if (scan !== undefined) {
    const page = await tryPage(context, row, { page: scan, kept: next.kept })
    if (!page) return { fault: gone }
    await keepPage(context, row, scan, page)
    if (next.at + 1 < scans.length) return { stage: 'reading_images', part: (next.at + 1) / scans.length }
  }
  return putTogether(context, row, scans)
}

/** Pages are read in their order, so the first that was not is found by halves: a file of many would be looked through with each page otherwise. */
async function firstUnread(
  context: Context,
  row: FileRow,
  scans: readonly number[],
): Promise<{ at: number; kept: KeptPage | undefined }> {
  let [from, to] = [0, scans.length]
  let unread: KeptPage | undefined
  while (from < to) {
    const middle = (from + to) >>> 1
    const kept = await keptPage(context, row, scans[middle] ?? 0)
    if (isRead(kept)) from = middle + 1
    else [to, unread] = [middle, kept]
  }
  return { at: from, kept: unread }
}

async function putTogether(context: Context, row: FileRow, scans: readonly number[]): Promise<Step> {
  const reading = await readReading(context, row, 'draft')
  if (!reading) return { stage: 'extracting' }
  const known = await Promise.all(scans.map((page) => keptPage(context, row, page)))
  const done = known.map((page) => (isRead(page) ? page : { text: '', warning: null }))
  const pages = new Map(scans.map((page, at) => [page, done[at]?.text ?? '']))
  await writeReading(context, row, 'whole', { ...withReadPages(reading, pages), scans: [] })
  const told = done.flatMap(({ warning }) => (warning === null ? [] : [warning]))
  const warnings = [...row.warnings, ...wordsOfScans(row.fileType, done), ...new Set(told)]
  return { stage: 'chunking', set: { warnings } }
}

type KeptPage = ReadPage | Tried

const isRead = (page: KeptPage | undefined): page is ReadPage => page !== undefined && 'text' in page

const pageKey = (row: FileRow, page: number) => keyOf(row, draftPart(row, `pages/${page}`))

async function keptPage(context: Context, row: FileRow, page: number): Promise<KeptPage | undefined> {
  const kept = await context.services.files.get(pageKey(row, page))
  return kept ? kept.json<KeptPage>() : undefined
}

const keepPage = (context: Context, row: FileRow, page: number, kept: KeptPage) =>
  context.services.files.put(pageKey(row, page), JSON.stringify(kept))

/** Counts the try before it begins: a process that dies of the page counts nothing any more. */
async function tryPage(
  context: Context,
  row: FileRow,
  { page, kept }: { page: number; kept: KeptPage | undefined },
): Promise<ReadPage | undefined> {
  const tries = (kept && 'tries' in kept ? kept.tries : 0) + 1
  if (tries > mostTries) return unreadable(page)
  await keepPage(context, row, page, { tries })
  try {
    return await readPage(context, row, page)
  } catch (error) {
    if (tries < mostTries) throw error
    logError({ kind: 'documents.readPage', requestId: context.requestId, error })
    return unreadable(page)
  }
}

/** The rest of the file is found; what to do about this page is for people. */
const unreadable = (page: number): ReadPage => ({
  text: '',
  warning: `Page ${page} could not be read: its picture takes more work than a page may. Scan it anew, and upload the file again.`,
})

async function readPage(context: Context, row: FileRow, page: number): Promise<ReadPage | undefined> {
  const { extract, files, ocr } = context.services
  const original = await files.get(keyOf(row, 'original'))
  if (!original) return undefined
  const picture = await inTime(extract.pageImage({ bytes: original.body, page }), patienceMs)
  if (!picture.ok) return { text: '', warning: `Page ${page}: ${picture.message}` }
  const { bytes: pixels, format } = picture.image
  const read = await inTime(ocr.readPicture({ bytes: pixels, format }), patienceMs)
  return read.ok ? { text: read.text, warning: null } : { text: '', warning: `Page ${page}: ${read.message}` }
}
