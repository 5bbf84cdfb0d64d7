/** How far the parser of tables may look ahead in vain, in characters. Sane files with thousands of stray marks stay far below. */
const maximumLookahead = 50_000_000
/** What a stray mark costs beside looking ahead: the parser notes each. */
const costOfOne = 500

export type LineEnd = '\r\n' | '\n' | '\r'

interface Marks {
  delimiter: string
  newline: LineEnd
}

/** The line end of a table: the first that stands outside of quotation marks. */
export function lineEndOf(text: string): LineEnd {
  for (const [, newline] of text.matchAll(/"[^"]*"|(\r\n|\n|\r)/g)) if (newline) return newline as LineEnd
  return '\n'
}

/**
 * Whether a table has so many quotation marks within quoted cells that reading it would take minutes. At each mark that neither is doubled
 * nor ends its cell, the parser looks ahead to the next delimiter and line end; this walk adds up the same ways and takes none of them.
 */
export function isFullOfStrayQuotes(text: string, { delimiter, newline }: Marks): boolean {
  const toDelimiter = ahead(text, delimiter)
  const toNewline = ahead(text, newline)
  let cost = 0
  let at = 0
  while (at < text.length) {
    if (text[at] !== '"') {
      // Where one of the two is missing, the other ends the cell; where both are, the table ends.
      const delimiterAt = at + toDelimiter(at)
      const newlineAt = at + toNewline(at)
      at = delimiterAt <= newlineAt ? delimiterAt + delimiter.length : newlineAt + newline.length
      continue
    }
    let quote = at
    for (;;) {
      quote = text.indexOf('"', quote + 1)
      if (quote < 0) return false
      if (text[quote + 1] === '"') {
        quote++
        continue
      }
      const end = endOfCell(text, quote + 1, delimiter, newline)
      if (end !== undefined) {
        at = end
        break
      }
      cost += costOfOne + toDelimiter(quote) + toNewline(quote)
      if (cost > maximumLookahead) return true
    }
  }
  return false
}

/** Measures from rising places how far away the next mark is; the end of the text when there is none. */
function ahead(text: string, mark: string): (from: number) => number {
  let next = -1
  return (from) => {
    if (next < from) {
      const found = text.indexOf(mark, from)
      next = found < 0 ? text.length : found
    }
    return next - from
  }
}

/** Where the next cell begins when only blanks stand between a closing mark and the cell's end; undefined for a stray mark. */
function endOfCell(text: string, from: number, delimiter: string, newline: string): number | undefined {
  for (let at = from; ; at++) {
    if (text.startsWith(delimiter, at)) return at + delimiter.length
    if (text.startsWith(newline, at)) return at + newline.length
    if (at >= text.length) return at
    if (!/\s/.test(text[at] ?? '')) return undefined
  }
}
