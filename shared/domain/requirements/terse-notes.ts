const farthest = 60
const goesOn =
  /^(?:and|or|but|nor|is|are|was|were|be|must|shall|should|will|can|may|which|that|who|so|to|of|than|because|while|as|then|otherwise|else|the|an?)\b/i
const open =
  /(?:[,:(&+/–—-]|\b(?:and|or|the|an?|of|to|in|on|for|with|by|is|are|must|shall|if|when|that|from|than|as))$/i

/**
 * Whether the lines from here to the next blank one are notes, one to a line: "max 6 tickets per order / from 4 tickets 10% off / sold out -> show …". No line ends like a
 * sentence or goes on in the next one, and most of them end where the next word would have fitted.
 */
export function areNotes(lines: { text: string }[], index: number): boolean {
  const block: string[] = []
  for (let next = firstOf(lines, index); next < lines.length && next < index + farthest; next += 1) {
    const text = lines[next]?.text.trim() ?? ''
    if (text === '') break
    block.push(text)
  }
  if (block.length < 3) return false
  if (
    block.some((text, at) => text.length > 90 || /[.!?;]["”')]*$/.test(text) || (at > 0 && goesOn.test(text)))
  )
    return false
  const breaks = block.slice(1).map((text, at) => ({ before: block[at] ?? '', text }))
  if (breaks.some(({ before }) => open.test(before))) return false
  const width = Math.max(...block.map(({ length }) => length))
  const meant = breaks.filter(
    ({ before, text }) => before.length + 1 + (text.split(/\s/)[0] ?? '').length < width,
  )
  return meant.length * 2 >= breaks.length
}

/** The line that the notes begin with: the first behind a blank line, a list item or a heading. */
function firstOf(lines: { text: string }[], index: number): number {
  let first = index
  while (first > 0 && index - first < farthest) {
    const before = lines[first - 1]?.text.trim() ?? ''
    if (before === '' || /^(?:[-*+•#|>]|\d{1,3}[.)]|h[1-6]\.)/.test(before)) break
    first -= 1
  }
  return first
}
