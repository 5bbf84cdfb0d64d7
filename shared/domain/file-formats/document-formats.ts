const megabyte = 2 ** 20

/** The largest file that was measured to fit a Worker's memory, per format, in bytes. */
export const mostFileBytes = {
  pdf: 12 * megabyte,
  docx: 9 * megabyte,
  doc: megabyte,
  xlsx: 6.5 * megabyte,
  xls: 1.8 * megabyte,
  csv: 10 * megabyte,
  txt: 10 * megabyte,
  md: 10 * megabyte,
  pptx: 20 * megabyte,
  html: 1.6 * megabyte,
  eml: 10 * megabyte,
  msg: 10 * megabyte,
  png: 20 * megabyte,
  jpg: 20 * megabyte,
}

/** A format that can be read into a base, with the most bytes of it that were measured to fit a Worker's memory. */
export interface DocumentFormat {
  fileType: keyof typeof mostFileBytes
  mediaType: string
  mostBytes: number
}

/** What whoever sends a larger file is told; `mostBytes` is what holds for them. */
export function limitSentence(fileType: string, mostBytes: number): string {
  const name = fileType.toUpperCase()
  return `${name} files are read up to ${mostBytes / megabyte} MB. Split the file and upload the parts.`
}

const format = (fileType: keyof typeof mostFileBytes, mediaType: string): DocumentFormat => ({
  fileType,
  mediaType,
  mostBytes: mostFileBytes[fileType],
})

const office = 'application/vnd.openxmlformats-officedocument'
const html = format('html', 'text/html')
const md = format('md', 'text/markdown')
const jpg = format('jpg', 'image/jpeg')

/** The formats by the ending of a file's name, in lower case. */
export const byEnding: ReadonlyMap<string, DocumentFormat> = new Map([
  ['pdf', format('pdf', 'application/pdf')],
  ['docx', format('docx', `${office}.wordprocessingml.document`)],
  ['doc', format('doc', 'application/msword')],
  ['xlsx', format('xlsx', `${office}.spreadsheetml.sheet`)],
  ['xls', format('xls', 'application/vnd.ms-excel')],
  ['pptx', format('pptx', `${office}.presentationml.presentation`)],
  ['csv', format('csv', 'text/csv')],
  ['txt', format('txt', 'text/plain')],
  ['md', md],
  ['markdown', md],
  ['html', html],
  ['htm', html],
  ['eml', format('eml', 'message/rfc822')],
  ['msg', format('msg', 'application/vnd.ms-outlook')],
  ['png', format('png', 'image/png')],
  ['jpg', jpg],
  ['jpeg', jpg],
])

/** The format that a file's name promises; undefined where it promises none that can be read. */
export function formatOf(fileName: string): DocumentFormat | undefined {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase()
  return ending === undefined ? undefined : byEnding.get(ending)
}

/** What a program that opens a file can save it as instead, by the ending of the file's name. */
const savedAs: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['odt fodt ott sxw rtf docm dotx dotm dot wps wpd pages', 'docx pdf'],
    ['ods fods ots sxc xlsm xlsb xltx xltm xlt numbers', 'xlsx csv'],
    ['odp fodp otp sxi ppt pps ppsx pptm potx pot key', 'pptx pdf'],
    ['gif webp bmp tif tiff heic heif avif', 'png jpg'],
  ].flatMap(([endings = '', types = '']) =>
    endings.split(' ').map((each) => [each, types.split(' ')] as const),
  ),
)
const archives: ReadonlySet<string> = new Set(['zip', '7z', 'rar', 'tar', 'gz', 'tgz'])

/**
 * What whoever sends a file that no reader takes can do: save it as one of the types that `isRead` accepts, unpack it, or, where its ending tells nothing, upload
 * what `names` says.
 */
export function unreadSentence(
  fileName: string,
  names = readableFormats,
  isRead: (fileType: string) => boolean = () => true,
): string {
  const ending = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
  if (ending === undefined) return `Files without a file name extension cannot be read. Upload ${names}.`
  const what = `Files of type .${ending.slice(0, 20)} cannot be read.`
  if (archives.has(ending)) return `${what} Unpack it and upload what it holds, as ${names}.`
  const next = saveAs(ending, isRead)
  return `${what} ${next ?? `Upload ${names}.`}`
}

/** What to do with a file that is what this ending promises; undefined where nothing is known of it. */
export function saveAs(
  ending: string,
  isRead: (fileType: string) => boolean = () => true,
): string | undefined {
  const types = (savedAs.get(ending) ?? []).filter(isRead)
  if (types.length === 0) return undefined
  return `Open it in the program it was made with, save it as ${orNames(types)}, and upload that copy.`
}

/** "PDF, DOCX or TXT": how people are told which types there are. */
export function orNames(types: readonly string[]): string {
  const names = types.map((type) => type.toUpperCase())
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ')
}

/** How people are told what can be uploaded. */
export const readableFormats = orNames([...new Set([...byEnding.values()].map(({ fileType }) => fileType))])
