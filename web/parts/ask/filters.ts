import type { Question } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'

/** Which files a question is put to; empty is all of them. */
export interface Filters {
  fileType: string
  /** Days, `YYYY-MM-DD`, both included, as whoever asks counts them: the files changed then. */
  from: string
  to: string
}

export interface Search extends Filters {
  question: string
}

/** Formats that people call by one name. */
const alike: Readonly<Record<string, readonly string[]>> = {
  docx: ['docx', 'doc'],
  xlsx: ['xlsx', 'xls'],
  eml: ['eml', 'msg'],
  png: ['png', 'jpg'],
}

/** The same for the service. */
export const narrowing = ({
  fileType,
  from,
  to,
}: Filters): Pick<Question, 'fileTypes' | 'updatedFrom' | 'updatedTo'> => ({
  ...(fileType && { fileTypes: alike[fileType] ?? [fileType] }),
  ...(from && { updatedFrom: new Date(`${from}T00:00:00`).toISOString() }),
  ...(to && { updatedTo: new Date(`${to}T23:59:59.999`).toISOString() }),
})

export const isNarrow = ({ fileType, from, to }: Filters) => Boolean(fileType || from || to)

export const isSameSearch = (one: Search, other: Search) =>
  one.question === other.question &&
  one.fileType === other.fileType &&
  one.from === other.from &&
  one.to === other.to

const longest = 2000

/** A search as an address carries it, with the `#`: what people ask is no matter of the logs of a server. */
export function hashOfSearch({ question, fileType, from, to }: Search): string {
  const fields = new URLSearchParams({ ask: question.slice(0, longest).toWellFormed() })
  if (fileType) fields.set('type', fileType)
  if (from) fields.set('from', from)
  if (to) fields.set('to', to)
  return `#${fields}`
}

/** The search that an address carries; null where it carries none. What it may not say is left out. */
export function searchIn(hash: string): Search | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const question = (fields.get('ask') ?? '').trim().slice(0, longest)
  if (question === '') return null
  const fileType = fields.get('type') ?? ''
  return {
    question,
    fileType: Object.hasOwn(texts.kinds, fileType) ? fileType : '',
    from: dayIn(fields.get('from')),
    to: dayIn(fields.get('to')),
  }
}

function dayIn(text: string | null): string {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
  // No calendar has a 31st of February, and only some say so themselves.
  return isDay && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : ''
}
