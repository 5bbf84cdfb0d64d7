/** Stands where the text refers to a note, and before the text of that note. */
const sign = '\u0002'
const isItem = (line = '') => /^ *- /.test(line.slice(line.lastIndexOf('\n') + 1))

/**
 * The text of a Word 97-2003 document with each footnote behind the paragraph that refers to it, so that it stands under the heading of that, but never
 * amid a list; and what was not placed. Both have as many signs where each is numbered by the program (MS-DOC 2.3.2, 2.8.4); else all notes stay apart.
 */
export function withFootnotes(body: string, footnotes: string): string[] {
  const notes = footnotes.split(sign).slice(1)
  const isTable = footnotes.includes('\u0007')
  if (isTable || notes.length === 0 || body.split(sign).length - 1 !== notes.length) return [body, footnotes]
  const lines = body.split('\r')
  const placed: string[] = []
  let taken = 0
  let put = 0
  for (const [at, line] of lines.entries()) {
    placed.push(line)
    taken += line.split(sign).length - 1
    if (isItem(line) && isItem(lines[at + 1])) continue
    // What follows the last end of a paragraph is no paragraph.
    for (; put < taken && at < lines.length - 1; put++) placed.push((notes[put] ?? '').trim())
  }
  return [placed.join('\r'), notes.slice(put).join('')]
}
