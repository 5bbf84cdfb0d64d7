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
  fileType: string
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

/** How people are told what can be uploaded. */
export const readableFormats = 'PDF, DOCX, DOC, XLSX, XLS, PPTX, CSV, TXT, MD, HTML, EML, MSG, PNG or JPG'
