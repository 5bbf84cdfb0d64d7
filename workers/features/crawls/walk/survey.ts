import { decodeText } from '../../../../shared/domain/text/decode-text.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import { type FetchedFile, type Surveyed, packFiles } from '../../../../shared/services/fetched-pages.ts'
import type { FetchedBytes } from '../../../../shared/services/page-fetcher.ts'
import { logError } from '../../../../shared/services/log.ts'
import type { Visit } from './types.ts'

const patienceMs = 60_000

/** What was found at addresses, by their visits. One that its reader does not survive is missing, and takes no other with it. */
export async function survey(
  context: Context,
  visits: readonly Visit[],
): Promise<ReadonlyMap<Visit, Surveyed>> {
  const read = visits.flatMap((visit) =>
    'fetched' in visit && visit.fetched.ok ? [{ visit, file: fileOf(visit.address.url, visit.fetched) }] : [],
  )
  const all = await surveyed(
    context,
    read.map(({ file }) => file),
  )
  if (all) return new Map(read.flatMap(({ visit }, at) => pair(visit, all[at])))
  const single = new Map<Visit, Surveyed>()
  for (const { visit, file } of read) {
    const [one] = (await surveyed(context, [file])) ?? []
    if (one) single.set(visit, one)
  }
  return single
}

const pair = (visit: Visit, found: Surveyed | undefined): [Visit, Surveyed][] =>
  found ? [[visit, found]] : []

/** A page whose encoding only its header tells is written anew: whoever reads the file has no header. */
function fileOf(url: string, fetched: FetchedBytes): FetchedFile {
  const { mediaType, charset, bytes } = fetched
  const isPage = mediaType === 'text/html' || mediaType === 'application/xhtml+xml'
  if (isPage && charset !== undefined && !/^utf-?8$/i.test(charset))
    fetched.bytes = new TextEncoder().encode(`\ufeff${decodeText(bytes, charset).text}`)
  return { url, mediaType, bytes: fetched.bytes }
}

async function surveyed(
  context: Context,
  files: readonly FetchedFile[],
): Promise<readonly Surveyed[] | undefined> {
  if (files.length === 0) return []
  try {
    const result = await inTime(context.services.extract.surveyFiles({ bytes: packFiles(files) }), patienceMs)
    return result.ok ? result.files : undefined
  } catch (error) {
    logError({ kind: 'crawls.survey', requestId: context.requestId, error })
    return undefined
  }
}
