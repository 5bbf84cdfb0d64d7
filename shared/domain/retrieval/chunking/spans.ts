import { target, tokensIn } from './size.ts'

/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code <= 32 || code === 0xa0 || code === 0x2028 || code === 0x2029 || code === 0x3000
}

/** The span without white space at its ends; empty where there is nothing else. */
export function trimmed(text: string, { start, end }: Span): Span {
  while (start < end && isSpace(text, start)) start++
  while (end > start && isSpace(text, end - 1)) end--
  return { start, end }
}

/** Cuts a span at the given places, ascending, and leaves white space out. */
function cutAt(text: string, { start, end }: Span, places: Iterable<number>): Span[] {
  const spans: Span[] = []
  let from = start
  for (const place of [...places, end]) {
    const span = trimmed(text, { start: from, end: place })
    if (span.end > span.start) spans.push(span)
    from = place
  }
  return spans
}

/** Where white space ends that begins at `at`, and how many lines it breaks. */
function skipSpace(text: string, at: number, end: number): { to: number; breaks: number } {
  let breaks = 0
  while (at < end && isSpace(text, at)) if (text[at++] === '\n') breaks++
  return { to: at, breaks }
}

/** The parts of a text between empty lines. */
export function paragraphsIn(text: string, span: Span): Span[] {
  const places: number[] = []
  for (let at = span.start; at < span.end; at++) {
    if (text[at] !== '\n') continue
    const { to, breaks } = skipSpace(text, at, span.end)
    if (breaks > 1) places.push(to)
    at = to - 1
  }
  return cutAt(text, span, places)
}

export function linesIn(text: string, span: Span): Span[] {
  const places: number[] = []
  for (let at = span.start; at < span.end; at++) if (text[at] === '\n') places.push(at + 1)
  return cutAt(text, span, places)
}

const marks = new Set('.!?…')
const wideMarks = new Set('。！？')
const closers = new Set(`"'”’»)]`)
const abbreviations = new Set(
  'mr mrs ms dr prof st no nos fig figs sec ch vol eq ref refs cf vs eg ie etc al approx inc ltd co corp dept est jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

/** Whether the full stop at `at` belongs to the word before it: an abbreviation, an initial, a number of a list. */
function isPartOfWord(text: string, at: number, start: number): boolean {
  let from = at
  while (from > start && at - from < 12 && /[\p{L}\p{N}.]/u.test(text[from - 1] ?? '')) from--
  const word = text.slice(from, at)
  if (/^\p{Lu}$/u.test(word) || /^\p{L}(?:\.\p{L})+$/u.test(word)) return true
  return abbreviations.has(word.toLowerCase()) || (/^\d{1,3}$/.test(word) && startsLine(text, from, start))
}

const startsLine = (text: string, at: number, start: number): boolean => at === start || text[at - 1] === '\n'

/** The sentences of a span: up to a mark with white space behind it and no small letter after that. An empty line ends one, too. */
export function sentencesIn(text: string, span: Span): Span[] {
  const places: number[] = []
  for (let at = span.start; at < span.end; at++) {
    const character = text[at] ?? ''
    if (character === '\n') {
      const { to, breaks } = skipSpace(text, at, span.end)
      if (breaks > 1) places.push(to)
      at = to - 1
    } else if (marks.has(character) || wideMarks.has(character)) {
      const { to, ends } = behindMark(text, at, span)
      if (ends) places.push(to)
      at = to - 1
    }
  }
  return cutAt(text, span, places)
}

/** Goes on behind a mark and what closes with it. */
function behindMark(text: string, at: number, { start, end }: Span): { to: number; ends: boolean } {
  let behind = at
  while (behind < end && (marks.has(text[behind] ?? '') || wideMarks.has(text[behind] ?? ''))) behind++
  const single = behind === at + 1 && text[at] === '.'
  while (behind < end && closers.has(text[behind] ?? '')) behind++
  if (wideMarks.has(text[at] ?? '')) return { to: behind, ends: true }
  const { to } = skipSpace(text, behind, end)
  if (to === behind) return { to: behind, ends: false }
  const goesOn = /\p{Ll}/u.test(text[to] ?? '') || (single && isPartOfWord(text, at, start))
  return { to, ends: !goesOn }
}

/** Cuts what is longer than a chunk: between words where there are any, and never within a character. */
export function piecesOf(text: string, span: Span): Span[] {
  if (tokensIn(text, span.start, span.end) <= target) return [span]
  const places: number[] = []
  for (let from = span.start; from < span.end;) {
    from = endOfPiece(text, from, span.end)
    if (from < span.end) places.push(from)
  }
  return cutAt(text, span, places)
}

function endOfPiece(text: string, from: number, end: number): number {
  let [at, tokens, space] = [from, 0, -1]
  while (at < end && tokens < target) {
    if (isSpace(text, at)) space = at
    tokens += tokensIn(text, at, ++at)
  }
  if (at >= end) return end
  if (space > from) return space
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff && at > from + 1 ? at - 1 : at
}
