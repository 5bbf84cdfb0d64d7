/** A line of the source with UTF-16 offsets; `end` excludes the line break. */
export interface Line {
  start: number
  end: number
  text: string
}

/** Splits a text into lines at LF, CRLF or CR. Linear; offsets are exact. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const match of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: match.index, text: text.slice(start, match.index) })
    start = match.index + match[0].length
  }
  lines.push({ start, end: text.length, text: text.slice(start) })
  return lines
}
