import { entriesOf, itemsIn, type Node } from './tree.ts'

/** A stretch of a description: a part that states a requirement, or what stands between parts. */
export interface Stretch {
  start: number
  end: number
  /** Offset of the part; missing for what lies between. */
  part?: number
}

/**
 * Cuts `[start, end)` into stretches that do not overlap. A part that holds other parts ends where the first of them begins; what is
 * left between parts is a stretch of its own when it has letters or digits. Linear beside one sort.
 */
export function cutSentences(
  text: string,
  { start, end }: { start: number; end: number },
  root: Node,
  parts: Iterable<number>,
): Stretch[] {
  const ends = new Map<number, number>()
  collectEnds(root, ends)
  const begins = [...parts].filter((at) => at >= start && at < end).sort((a, b) => a - b)
  const found: Stretch[] = []
  let from = start
  begins.forEach((at, index) => {
    const rest = trimmed(text, from, at)
    if (rest) found.push(rest)
    const to = Math.min(ends.get(at) ?? end, begins[index + 1] ?? end)
    const own = trimmed(text, at, to, false)
    if (own) found.push({ ...own, part: at })
    from = Math.max(from, to)
  })
  const last = trimmed(text, from, end)
  if (last) found.push(last)
  return found
}

/** Aliases share nodes, so each is looked at once. */
function collectEnds(node: Node, ends: Map<number, number>, seen = new Set<Node>()): void {
  if (node.kind === 'scalar' || seen.has(node)) return
  seen.add(node)
  if (!ends.has(node.start)) ends.set(node.start, node.end)
  for (const { start, value } of entriesOf(node)) {
    if (!ends.has(start)) ends.set(start, value.end)
    collectEnds(value, ends, seen)
  }
  for (const item of itemsIn(node)) collectEnds(item, ends, seen)
}

/** Without blanks and separators at both ends; a part keeps its own beginning. Nothing when no word is left. */
function trimmed(text: string, from: number, to: number, both = true): Stretch | undefined {
  let start = from
  let end = to
  while (both && start < end && /[\s,{}[\]:]/.test(text[start] ?? '')) start += 1
  while (end > start && /[\s,[{]/.test(text[end - 1] ?? '')) end -= 1
  if (both) while (end > start && /[\s,{}[\]]/.test(text[end - 1] ?? '')) end -= 1
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined
}
