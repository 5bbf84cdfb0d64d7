const simpleRule = /^[ \t]*={2,}(?:[ \t]+={2,})+[ \t]*$/
const gridRule = /^[ \t]*\+(?:[-=]{2,}\+)+[ \t]*$/
const ends = /(\r\n|\n|\r)/

/** Tables that are drawn with signs, as lines with pipes between their columns; each character keeps its place. */
export function withColumns(text: string): string {
  if (!/^[ \t]*(?:={2,}[ \t]+=|\+[-=]{2,}\+)/m.test(text)) return text
  // Lines at even places, line ends at odd ones.
  const parts = text.split(ends)
  for (let at = 0; at < parts.length; at += 2) {
    const line = parts[at] ?? ''
    if (simpleRule.test(line)) at = simpleTable(parts, at)
    else if (gridRule.test(line)) at = gridTable(parts, at)
  }
  return parts.join('')
}

/** "=====  =====" above, below the names, and at the end; the gaps of the rule are those of all lines. */
function simpleTable(parts: string[], top: number): number {
  const rule = parts[top] ?? ''
  const gaps = Array.from(
    rule.trimEnd().matchAll(/(?<==)[ \t]+(?==)/g),
    ({ index, 0: gap }) => index + gap.length - 1,
  )
  let bottom = top
  let rules = 1
  for (let at = top + 2; at < parts.length && rules < 3; at += 2) {
    if (simpleRule.test(parts[at] ?? '')) [bottom, rules] = [at, rules + 1]
    else if ((parts[at] ?? '').trim() === '') break
  }
  if (bottom === top) return top
  parts[top] = ' '.repeat(rule.length)
  for (let at = top + 2; at <= bottom; at += 2) {
    const line = parts[at] ?? ''
    if (gaps.every((gap) => gap >= line.length || line[gap] === ' '))
      parts[at] = gaps.reduce(
        (own, gap) => (gap < own.length ? `${own.slice(0, gap)}|${own.slice(gap + 1)}` : own),
        line,
      )
  }
  return bottom
}

/** A row of several lines of which only the last cell goes on is one line. */
function gridTable(parts: string[], top: number): number {
  let at = top + 2
  for (; at < parts.length; at += 2) {
    const line = parts[at] ?? ''
    if (gridRule.test(line)) continue
    if (!/^[ \t]*\|/.test(line)) break
    const above = parts[at - 2] ?? ''
    const goesOn = /^[ \t]*\|(?:[ \t]+\|)+[ \t]*[^\s|][^|]*\|[ \t]*$/.test(line)
    if (!goesOn || !above.trimEnd().endsWith('|')) continue
    parts[at - 2] = above.replace(/\|[ \t]*$/, (end) => ' '.repeat(end.length))
    parts[at - 1] = ' '.repeat(parts[at - 1]?.length ?? 0)
    const last = line.lastIndexOf('|')
    parts[at] = line.slice(0, last).replaceAll('|', ' ') + line.slice(last)
  }
  return at - 2
}
