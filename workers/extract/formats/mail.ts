import { capital } from '../../../shared/domain/english/capital.ts'
import { months } from '../../../shared/domain/english/dates.ts'
import { maximumRawCharacters } from '../limits.ts'
import { compose, followedBy, heading, paragraph, stacked, type Piece } from '../pieces.ts'
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
  /** Mails that it shows as parts of itself, and what mail servers report. */
  within?: readonly (Mail | string)[]
}

const longestHeader = 1000

/** Subject, people and date as the first lines, then the text; of a mail without one, its page. Mails within it follow, each under its subject. */
export function readMail(mail: Mail): Omit<Reading, 'warnings'> {
  const { pieces, isCut } = piecesOf(mail, 0)
  return { ...compose(pieces), title: mail.subject, isCut }
}

function piecesOf(
  { subject, from, to, date, text, html, within = [] }: Mail,
  depth: number,
): { pieces: Piece[]; isCut: boolean } {
  const title = inLine(subject)
  const isUnderHeading = depth > 0 && title !== ''
  const lines = Object.entries({
    Subject: isUnderHeading ? '' : subject,
    From: from,
    To: to,
    Date: spoken(date),
  }).flatMap(([name, value]) => {
    const line = inLine(value)
    return line === '' ? [] : [`${name}: ${line}`]
  })
  const body = bodyOf(text, html)
  const inner = within.map((part) => (typeof part === 'string' ? bodyOf(part) : piecesOf(part, depth + 1)))
  const pieces: Piece[] = [
    ...(isUnderHeading ? stacked([[heading(depth + 1, title)]]) : []),
    ...(lines.length > 0 ? stacked([[paragraph(lines.join('\n'))]]) : []),
    ...body.pieces.map((piece) => below(piece, isUnderHeading ? depth + 1 : depth)),
    ...inner.flatMap((part) => part.pieces),
  ]
  return { pieces, isCut: body.isCut || inner.some((part) => part.isCut) }
}

/** A heading under so many others. */
const below = (piece: Piece, levels: number): Piece =>
  piece.kind === 'heading' && levels > 0
    ? { ...piece, ...heading((piece.level ?? 1) + levels, piece.text, piece.page) }
    : piece

const inLine = (value = '') => value.slice(0, longestHeader).replaceAll(/\s+/g, ' ').trim()

/** A date in the words in which people read it and ask for it, in one order and zone for all; one that nobody can read stays as it is. */
function spoken(date = ''): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(date) ?? []
  return year === undefined
    ? date
    : `${Number(day)} ${capital(months[Number(month) - 1] ?? '')} ${year}, ${clock} UTC`
}

function bodyOf(text = '', html = ''): { pieces: Piece[]; isCut: boolean } {
  if (text.trim() === '') {
    const { pieces, isCut } = readPage(html.slice(0, maximumRawCharacters))
    return { pieces: followedBy('\n\n', pieces), isCut }
  }
  const read = text.slice(0, maximumRawCharacters).replaceAll('\r\n', '\n')
  const paragraphs = read.split(/\n[^\S\n]*\n/).filter((part) => part.trim() !== '')
  return {
    pieces: stacked(paragraphs.map((part) => [paragraph(part)])),
    isCut: text.length > maximumRawCharacters,
  }
}
