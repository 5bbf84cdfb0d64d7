const ends = /(\r\n|\n|\r)/
const marked =
  /^[ \t\f]{0,80}(?:page[ \t]+\d{1,4}(?:[ \t]+(?:of|\/)[ \t]+\d{1,4})?|[-–—][ \t]*\d{1,4}[ \t]*[-–—])[ \t]{0,80}$/i
const bare = /^[ \t\f]{0,80}(\d{1,4})[ \t]{0,80}$/
/** How many lines around the number of a page may be its head and foot. */
const near = 6

/**
 * A text without the heads, feet and numbers of its pages, each character at its place; a sentence goes on over them. A head is a line
 * that stands beside at least three numbers which follow one another.
 */
export function withoutPages(text: string): string {
  // Lines at even places, line ends at odd ones.
  const parts = text.split(ends)
  const gone = new Set<number>()
  for (let at = 0; at < parts.length; at += 2) if (marked.test(parts[at] ?? '')) gone.add(at)
  for (const at of runningLines(parts)) gone.add(at)
  if (gone.size === 0) return text
  for (const at of gone) parts[at] = ' '.repeat(parts[at]?.length ?? 0)
  for (const at of gone) join(parts, at)
  return parts.join('')
}

interface Running {
  line: number
  page: number
  number: number
}

function runningLines(parts: readonly string[]): number[] {
  const nearest = new Map<number, Running>()
  for (let page = 0; page < parts.length; page += 2) {
    const number = Number(bare.exec(parts[page] ?? '')?.[1] ?? Number.NaN)
    if (Number.isNaN(number)) continue
    for (const line of around(parts, page)) {
      const own = nearest.get(line)
      if (!own || Math.abs(own.page - line) > Math.abs(page - line)) nearest.set(line, { line, page, number })
    }
  }
  const byWords = new Map<string, Running[]>()
  for (const one of [...nearest.values()].sort((a, b) => a.line - b.line)) {
    const words = (parts[one.line] ?? '').trim()
    const all = byWords.get(words)
    if (all) all.push(one)
    else byWords.set(words, [one])
  }
  return [...byWords.values()].flatMap(headsAmong)
}

/** Nearly all of them stand beside the number of the next page; a few may stand beside a number of the content. */
function headsAmong(all: readonly Running[]): number[] {
  const inOrder = all.filter(({ number }, at) => {
    const before = number - (all[at - 1]?.number ?? Number.NaN)
    const after = (all[at + 1]?.number ?? Number.NaN) - number
    return (before > 0 && before <= 5) || (after > 0 && after <= 5)
  })
  if (inOrder.length < 3 || inOrder.length < all.length * 0.7) return []
  return [...all.map(({ line }) => line), ...inOrder.map(({ page }) => page)]
}

/** Lines with words that might be a head or a foot: short, and without the end of a sentence. */
function around(parts: readonly string[], at: number): number[] {
  const found: number[] = []
  for (const step of [-2, 2])
    for (
      let line = at + step, seen = 0;
      seen < near && line >= 0 && line < parts.length;
      line += step, seen += 1
    ) {
      const words = (parts[line] ?? '').trim()
      if (words.length <= 90 && /\p{L}{2}/u.test(words) && !/[.!?:;,]$/.test(words)) found.push(line)
    }
  return found
}

/** Around what is gone, the line ends are blanks where a sentence goes on. */
function join(parts: string[], at: number): void {
  let [from, to] = [at, at]
  while (from > at - near * 4 && from > 0 && (parts[from] ?? '').trim() === '') from -= 1
  while (to < at + near * 4 && to < parts.length && (parts[to] ?? '').trim() === '') to += 1
  if (!/[^\s.!?:;]\s*$/.test(parts[from] ?? '') || !/^\s*\p{Ll}/u.test(parts[to] ?? '')) return
  for (let line = from + 1; line < to; line += 1) parts[line] = ' '.repeat(parts[line]?.length ?? 0)
}
