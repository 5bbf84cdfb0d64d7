import { maximumRawCharacters } from '../limits.ts'
import { compose, paragraph, stacked, type Piece } from '../pieces.ts'
import type { Reading } from '../types.ts'
import { readPage } from './html.ts'

/** What a mail says, whatever format it was stored in. */
export interface Mail {
  subject?: string
  from: string
  to: string
  /** In ISO 8601 and UTC, where it could be read. */
  date?: string
  text?: string
  html?: string
}

const longestHeader = 1000

/** Subject, people and date as the first lines, then the text; of a mail without one, its page. */
export function readMail({ subject, from, to, date, text, html }: Mail): Omit<Reading, 'warnings'> {
  const lines = Object.entries({ Subject: subject, From: from, To: to, Date: spoken(date) }).flatMap(
    ([name, value]) => {
      const said = value?.slice(0, longestHeader).replaceAll(/\s+/g, ' ').trim() ?? ''
      return said === '' ? [] : [`${name}: ${said}`]
    },
  )
  const body = bodyOf(text, html)
  return {
    ...compose([...stacked(lines.length > 0 ? [[paragraph(lines.join('\n'))]] : []), ...body.pieces]),
    title: subject,
    isCut: body.isCut,
  }
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A date in the words in which people read it and ask for it, in one order and zone for all; one that nobody can read stays as it is. */
function spoken(date = ''): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(date) ?? []
  return year === undefined ? date : `${Number(day)} ${months[Number(month) - 1]} ${year}, ${clock} UTC`
}

function bodyOf(text = '', html = ''): { pieces: Piece[]; isCut: boolean } {
  if (text.trim() === '') return readPage(html.slice(0, maximumRawCharacters))
  const read = text.slice(0, maximumRawCharacters).replaceAll('\r\n', '\n')
  const paragraphs = read.split(/\n[^\S\n]*\n/).filter((part) => part.trim() !== '')
  return {
    pieces: stacked(paragraphs.map((part) => [paragraph(part)])),
    isCut: text.length > maximumRawCharacters,
  }
}
