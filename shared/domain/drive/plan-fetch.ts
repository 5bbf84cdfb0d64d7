import { byEnding, type DocumentFormat, formatOf, readableFormats } from '../file-formats/document-formats.ts'
import type { DriveItem } from './item.ts'
import { wordTable } from '../basics/word-table.ts'

/** How an item becomes a file, or why it does not. */
export type FetchPlan =
  | { kind: 'download'; fileName: string; mostBytes: number }
  | { kind: 'export'; fileName: string; mostBytes: number; mediaType: string }
  | { kind: 'skip'; reason: string }

type Planned = Pick<DriveItem, 'name' | 'mediaType' | 'size' | 'mayDownload'>

const megabyte = 2 ** 20
/** Exports are limited by the vendor (files.export, Google Drive API v3). */
const mostExported = 10 * megabyte
const vendorTypes = 'application/vnd.google-apps.'

/** What documents of the vendor's own are exported as. */
const exported = wordTable<string>({
  [`${vendorTypes}document`]: 'docx',
  [`${vendorTypes}spreadsheet`]: 'xlsx',
  [`${vendorTypes}presentation`]: 'pptx',
  [`${vendorTypes}drawing`]: 'png',
})

/**
 * Says how an item of a drive is fetched, under which name it is kept, and how many bytes of it are taken: as many as of an upload of its format, and
 * `mostMegabytes` at most. The name ends as the format asks for, whatever it was called.
 * Source: Google Drive API v3, "Export MIME types for Google Workspace documents".
 */
export function planFetch(item: Planned, mostMegabytes: number): FetchPlan {
  if (!item.mayDownload) return skip('Its owner does not let it be downloaded. Ask them to allow it.')
  const ending = exported[item.mediaType]
  const format = ending === undefined ? undefined : byEnding.get(ending)
  if (ending !== undefined && format) return planExport(item.name, ending, format, mostMegabytes)
  if (item.mediaType === `${vendorTypes}shortcut`)
    return skip('It is a shortcut. Add the folder that it leads to.')
  if (item.mediaType.startsWith(vendorTypes))
    return skip(
      'It is neither a file nor a document, a table, slides or a drawing, so it has no text to export.',
    )
  return planDownload(item, mostMegabytes)
}

function planExport(
  name: string,
  ending: string,
  { mediaType, mostBytes }: DocumentFormat,
  mostMegabytes: number,
): FetchPlan {
  const most = Math.min(mostBytes, mostMegabytes * megabyte, mostExported)
  return { kind: 'export', fileName: `${name}.${ending}`, mostBytes: most, mediaType }
}

function planDownload({ name, mediaType, size }: Planned, mostMegabytes: number): FetchPlan {
  const fileName = formatOf(name) ? name : `${name}${endingOf(mediaType)}`
  const format = formatOf(fileName)
  if (!format) return skip(`Files of this kind cannot be read. What can: ${readableFormats}.`)
  const most = Math.min(format.mostBytes, mostMegabytes * megabyte)
  if (size !== null && size > most) return skip(tooLarge(format.fileType, most))
  return { kind: 'download', fileName, mostBytes: most }
}

/** The ending that a media type asks for where a name has none. */
function endingOf(mediaType: string): string {
  const found = [...byEnding].find(([, format]) => format.mediaType === mediaType)
  return found ? `.${found[0]}` : ''
}

/** Whoever chose a folder reads it: nobody uploads parts here. */
export const tooLarge = (fileType: string, mostBytes: number): string =>
  `${fileType.toUpperCase()} files are read up to ${mostBytes / megabyte} MB. Split the file, and keep the parts in the folder.`

const skip = (reason: string): FetchPlan => ({ kind: 'skip', reason })

/**
 * Names the state of an item's content, so that it is fetched again only when that has changed: by its bytes where the vendor tells their sum, else by
 * when it was changed, and by how it would be fetched, which hangs on the ending of its name and on its owner.
 */
export const versionOf = (item: DriveItem): string =>
  [
    item.md5 ?? item.modifiedAt,
    item.mayDownload ? 'open' : 'closed',
    formatOf(item.name)?.fileType ?? '',
  ].join(' ')
