import { maximumRawCharacters } from '../limits.ts'
import { compose, paragraph, stacked, type Piece } from '../pieces.ts'
import type { Reading } from '../types.ts'
import { readPage } from './html.ts'

/** What a mail says, whatever format it was stored in. */
export interface Mail {
  subject?: string
  from: string
  to: string
  date?: string
  text?: string
  html?: string
}

const longestHeader = 1000

/** Subject, people and date as the first lines, then the text; of a mail without one, its page. */
export function readMail({ subject, from, to, date, text, html }: Mail): Omit<Reading, 'warnings'> {
  const lines = Object.entries({ Subject: subject, From: from, To: to, Date: date }).flatMap(
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

function bodyOf(text = '', html = ''): { pieces: Piece[]; isCut: boolean } {
  if (text.trim() === '') return readPage(html.slice(0, maximumRawCharacters))
  const read = text.slice(0, maximumRawCharacters).replaceAll('\r\n', '\n')
  const paragraphs = read.split(/\n[^\S\n]*\n/).filter((part) => part.trim() !== '')
  return {
    pieces: stacked(paragraphs.map((part) => [paragraph(part)])),
    isCut: text.length > maximumRawCharacters,
  }
}
