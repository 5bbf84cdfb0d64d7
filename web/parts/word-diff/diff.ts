export interface Piece {
  text: string
  is: 'same' | 'gone' | 'new'
}

/** More than this is not compared word by word: it would take longer than anybody waits. */
const mostCells = 250_000

/** What became of the words of a text: what stayed, went and came, in the order in which it is read. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const [old, now] = [tokens(before), tokens(after)]
  if (old.length * now.length > mostCells) return joined([...said(old, 'gone'), ...said(now, 'new')])
  const longest = lengths(old, now)
  const pieces: Piece[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [one, other] = [old[at], now[to]]
    if (one !== undefined && one === other) {
      pieces.push({ text: one, is: 'same' })
      at++
      to++
    } else if (one !== undefined && (longest[at + 1]?.[to] ?? 0) >= (longest[at]?.[to + 1] ?? 0)) {
      pieces.push({ text: one, is: 'gone' })
      at++
    } else {
      pieces.push({ text: other ?? '', is: 'new' })
      to++
    }
  }
  return joined(pieces)
}

const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

const said = (words: readonly string[], is: Piece['is']): Piece[] => words.map((text) => ({ text, is }))

/** How many words two rests have in common, from each place on. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = now.length - 1; to >= 0; to--) {
      const [here, below] = [table[at], table[at + 1]]
      if (!here || !below) continue
      here[to] = old[at] === now[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, here[to + 1] ?? 0)
    }
  return table
}

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const made: Piece[] = []
  for (const { text, is } of pieces) {
    const last = made.at(-1)
    if (last?.is === is) made[made.length - 1] = { text: last.text + text, is }
    else made.push({ text, is })
  }
  return made
}
