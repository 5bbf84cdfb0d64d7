const longest = 200
const before = 50

/** The part of a passage that shows why it was found: around the words that were typed, in one line and without marks of headings; its beginning where they do not stand in it. */
export function excerptOf(content: string, typed: string): string {
  const line = content
    .replaceAll(/^#{1,6} +/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const at = placeOf(line.toLowerCase(), typed.trim().toLowerCase())
  const blank = line.indexOf(' ', at - before)
  // A passage without blanks is cut at the words themselves.
  const near = blank < 0 || blank >= at ? at : blank + 1
  const start = at <= before ? 0 : near
  return (start > 0 ? '…' : '') + line.slice(start, start + longest).toWellFormed()
}

/** Where all of it stands, else its longest word that stands anywhere. */
function placeOf(line: string, typed: string): number {
  const words = typed.split(/[^\p{L}\p{N}]+/u).toSorted((one, other) => other.length - one.length)
  for (const wanted of [typed, ...words]) {
    const at = wanted === '' ? -1 : line.indexOf(wanted)
    if (at >= 0) return at
  }
  return 0
}
