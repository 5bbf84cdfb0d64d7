interface Piece {
  start: number
  end: number
}

const abbreviation =
  /(?:^|[\s("])(?:e\.g|i\.e|eg|ie|etc|vs|viz|approx|incl|excl|resp|no|nr|min|max|mr|mrs|ms|dr|prof|st|fig|sec|cf|ca|p\.m|a\.m|et al|dept|govt|(?:\p{L}\.){1,4}\p{L})\.$/iu
/** These stand before a number or a letter only. */
const beforeNumber = /(?:^|[\s("])(?:art|ch|eq|vol|pp?|para|figs|secs|nos|ext|rev|ver)\.$/i
/** "e.g.", "No.": a line that ends so goes on. */
export const endsInAbbreviation = (text: string): boolean => abbreviation.test(text.slice(-10))

const longestQuote = 400
const mostMarks = 40

/**
 * Splits `text[start, end)` into sentences. A full stop inside quotes, in a number or after a usual abbreviation ends none.
 * Linear: quotes are skipped over once and looked for within 400 characters only.
 */
export function splitSentences(text: string, start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  let from = start
  let at = start
  while (at < end) {
    const close = closingQuote(text, at, end)
    if (close > at) {
      at = close
      if (/[\p{L}\d)][.!?]/u.test(text.slice(at - 2, at)) && opensSentence(text, at + 1, end))
        from = cut(text, from, at + 1, pieces)
    } else if (/[.!?…]/.test(text[at] ?? '') && endsSentence(text, from, at, end)) {
      while (/[.!?)\]"”’*_]/.test(text[at + 1] ?? '') && at + 1 < end) at += 1
      from = cut(text, from, at + 1, pieces)
    }
    at += 1
  }
  cut(text, from, end, pieces)
  return pieces
}

function closingQuote(text: string, at: number, end: number): number {
  const closing = text[at] === '"' ? '"' : text[at] === '“' || text[at] === '„' ? '”' : undefined
  if (closing === undefined) return -1
  const limit = Math.min(end, at + longestQuote)
  for (let next = at + 1; next < limit; next += 1) if (text[next] === closing) return next
  return -1
}

function endsSentence(text: string, from: number, at: number, end: number): boolean {
  let next = at + 1
  const limit = Math.min(end, at + mostMarks)
  while (next < limit && /[.!?)\]"”’*_]/.test(text[next] ?? '')) next += 1
  if (next < end && !/\s/.test(text[next] ?? '')) return false
  if (text[at] === '.' && beforeNumber.test(text.slice(Math.max(from, at - 8), at + 1)))
    return (
      !/^\s+(?:\d|[B-HJ-Z](?!\p{L}))/u.test(text.slice(next, next + 12)) && opensSentence(text, next, end)
    )
  if (text[at] === '.' && abbreviation.test(text.slice(Math.max(from, at - 10), at + 1))) {
    return /^\s+(?:The|A|An|If|When|It|This|Each|Every|Only|All|On|After|Before|Then|They|There)\s/.test(
      text.slice(next, next + 12),
    )
  }
  return opensSentence(text, next, end) || (text[at] === '.' && goesOnSmall(text, at, next))
}

/** "… without hyphens. zone is …": hasty writers begin in small letters. Behind a short word it may be an abbreviation. */
const goesOnSmall = (text: string, at: number, next: number): boolean =>
  /\p{L}{5}$/u.test(text.slice(Math.max(0, at - 5), at)) && /^ +\p{Ll}{2}/u.test(text.slice(next, next + 6))

function opensSentence(text: string, at: number, end: number): boolean {
  let next = at
  while (next < end && /\s/.test(text[next] ?? '')) next += 1
  return next >= end || (next > at && /[\p{Lu}\p{Lo}\d"“„'(*_[`€$£<-]/u.test(text.slice(next, next + 2)))
}

function cut(text: string, from: number, to: number, pieces: Piece[]): number {
  const piece = trimmed(text, from, to)
  if (piece) pieces.push(piece)
  return to
}

export function trimmed(text: string, from: number, to: number): Piece | undefined {
  let start = from
  let end = to
  while (start < end && /\s/.test(text[start] ?? '')) start += 1
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return end > start ? { start, end } : undefined
}
