import { dateAt, timeAt } from '../../english/dates.ts'
import { digitsAt, multiplied, numberOfWord } from './numbers.ts'
import { isCurrency, unitAhead } from '../../english/units.ts'

/** A piece of a text before words get their class. */
export type Piece = { start: number; end: number } & (
  | { kind: 'word' | 'mark' }
  | { kind: 'number'; value: string; unit?: string; ordinal?: true }
  | { kind: 'date' | 'time' | 'quoted'; value: string }
)

const closing: Record<string, string> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '‘': '’',
  '`': '`',
  "'": "'",
}
const longestQuote = 400
const blank = /[\s*\u00ad\u200b\u2060\ufeff]/
const address = /(?:https?:\/\/[^\s<>"”)\]]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/y
const wordShape = /[\p{L}_](?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{N}]))*/uy
const numbered = /[\p{N}\p{L}_]+(?:[.:-][\p{N}\p{L}_]+)*/uy
const ordinal = /(\d{1,4})(?:st|nd|rd|th)(?![\p{L}\p{N}])/uy
const contraction = /(?:n['’]t|['’](?:s|re|ve|ll|d|m))(?![\p{L}])/iuy
const marks = /[<>=!]=|=>|->|\.{2,3}|./suy
const currencyFirst = /(?:(?:[A-Z]{3})(?=[ \u00a0\u202f]?[-−]?\d)|[€$£¥])[ \u00a0\u202f]?(?=[-−]?\d)/y

/** Cuts a text into words, numbers with their units, dates, times, quoted texts and marks; blanks and emphasis are left out. */
export function scan(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    if (blank.test(text.charAt(at))) {
      at += 1
      continue
    }
    const piece = pieceAt(text, at)
    if (piece.kind === 'word') pieces.push(...unContracted(text, piece))
    else pieces.push(piece)
    at = piece.end
  }
  return pieces
}

function pieceAt(text: string, at: number): Piece {
  return (
    quotedAt(text, at) ?? literalAt(text, at) ?? moneyAt(text, at) ?? figureAt(text, at) ?? wordAt(text, at)
  )
}

function quotedAt(text: string, at: number): Piece | undefined {
  const ends = closing[text.charAt(at)]
  const before = text[at - 1]
  if (ends === undefined || (/^["'`]$/.test(ends) && (isPart(before) || before === ends))) return undefined
  const last = Math.min(text.length, at + longestQuote)
  for (let end = at + 1; end < last; end += 1) {
    const found = text.charAt(end)
    if (found === '\n' && text.charAt(end + 1) === '\n') return undefined
    if (!ends.includes(found) || (/['’]/.test(found) && isPart(text[end + 1]))) continue
    if (end === at + 1) return { kind: 'quoted', value: '', start: at, end: end + 1 }
    return { kind: 'quoted', value: text.slice(at + 1, end), start: at, end: end + 1 }
  }
  return undefined
}

const isPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

function sticky(shape: RegExp, text: string, at: number): string | undefined {
  shape.lastIndex = at
  return shape.exec(text)?.[0]
}

function literalAt(text: string, at: number): Piece | undefined {
  const found = isPart(text[at - 1]) ? undefined : sticky(address, text, at)?.replace(/[.,;:]+$/, '')
  return found === undefined ? undefined : { kind: 'quoted', value: found, start: at, end: at + found.length }
}

function moneyAt(text: string, at: number): Piece | undefined {
  const before = isPart(text[at - 1]) ? undefined : sticky(currencyFirst, text, at)
  const unit = before?.trim()
  if (before === undefined || unit === undefined || !isCurrency(unit)) return undefined
  const found = numberAt(text, at + before.length)
  return found && { kind: 'number', value: found.value, unit, start: at, end: found.end }
}

function figureAt(text: string, at: number): Piece | undefined {
  const first = text.charAt(at)
  const signed = (first === '-' || first === '−') && !isPart(text[at - 1]) && text[at - 1] !== ')'
  if (!/\d/.test(signed ? text.charAt(at + 1) : first) || isPart(text[at - 1])) return undefined
  const special = signed ? undefined : calendarAt(text, at)
  if (special) return special
  const found = numberAt(text, at)
  if (!found) return undefined
  const unit = unitAhead(text.slice(found.end, found.end + 40))
  const isRatio = /^:\d/.test(text.slice(found.end, found.end + 2))
  if (!unit && (isRatio || isPart(text[found.end]))) return undefined
  const end = found.end + (unit?.length ?? 0)
  return { kind: 'number', value: found.value, ...(unit ? { unit: unit.unit } : {}), start: at, end }
}

function calendarAt(text: string, at: number): Piece | undefined {
  const date = dateAt(text, at)
  if (date) return { kind: 'date', value: date.value, start: at, end: at + date.length }
  const time = timeAt(text, at)
  if (time) return { kind: 'time', value: time.value, start: at, end: at + time.length }
  const nth = sticky(ordinal, text, at)
  return nth === undefined
    ? undefined
    : {
        kind: 'number',
        value: String(Number.parseInt(nth, 10)),
        ordinal: true,
        start: at,
        end: at + nth.length,
      }
}

function numberAt(text: string, at: number): { value: string; end: number } | undefined {
  const negative = /[-−]/.test(text.charAt(at))
  const found = digitsAt(text, negative ? at + 1 : at)
  if (!found) return undefined
  const end = at + found.length + (negative ? 1 : 0)
  const value = negative ? `-${found.value}` : found.value
  const next = /^ (\p{L}{7,8})(?!\p{L})/u.exec(text.slice(end, end + 12))
  const larger = next?.[1] === undefined ? undefined : multiplied(value, next[1])
  return next && larger !== undefined ? { value: larger, end: end + next[0].length } : { value, end }
}

function wordAt(text: string, at: number): Piece {
  const date = isPart(text[at - 1]) ? undefined : dateAt(text, at)
  if (date) return { kind: 'date', value: date.value, start: at, end: at + date.length }
  const found = sticky(wordShape, text, at) ?? sticky(numbered, text, at)
  if (found === undefined) {
    const mark = sticky(marks, text, at) ?? text.charAt(at)
    return { kind: 'mark', start: at, end: at + mark.length }
  }
  const end = at + found.length
  const value = numberOfWord(found)
  if (value === undefined) return { kind: 'word', start: at, end }
  const unit = unitAhead(text.slice(end, end + 40))
  return {
    kind: 'number',
    value,
    ...(unit ? { unit: unit.unit } : {}),
    start: at,
    end: end + (unit?.length ?? 0),
  }
}

/** "shouldn't" is "should" and "n't", "user's" is "user" and "'s", "cannot" is "can" and "not". */
function unContracted(text: string, piece: Piece): Piece[] {
  const { start, end } = piece
  const word = text.slice(start, end)
  if (word.toLowerCase() === 'cannot') return cut(start, start + 3, end)
  const short = /n$/i.test(word) ? sticky(contraction, text, end - 1) : undefined
  if (short !== undefined) {
    piece.end = end - 1 + short.length
    return cut(start, end - 1, piece.end)
  }
  const ending = sticky(contraction, text, end)
  if (ending === undefined) return [piece]
  piece.end = end + ending.length
  return cut(start, end, piece.end)
}

const cut = (start: number, middle: number, end: number): Piece[] => [
  { kind: 'word', start, end: middle },
  { kind: 'word', start: middle, end },
]
