import type { OutlineEntry } from '../in-page/kit.ts'

export const mostOutlined = 300
const longestName = 80
const longestOutline = 12_000

/**
 * The page as a model is shown it: one line for each element, indented below what holds it. Names stand in JSON quotes, so no name can pass for
 * structure. `conceal` takes secrets out of whole names, before they are cut.
 */
export function outlineText(entries: readonly OutlineEntry[], conceal: (text: string) => string): string {
  const lines: string[] = []
  let length = 0
  for (const { depth, role, name, states } of entries.slice(0, mostOutlined)) {
    const said = conceal(name)
    const short = said.length > longestName ? `${said.slice(0, longestName)}…` : said
    const known = [
      role,
      ...(short === '' ? [] : [JSON.stringify(short)]),
      ...states.map((state) => `[${state}]`),
    ]
    const line = `${' '.repeat(Math.min(depth, 12))}- ${known.join(' ')}`
    length += line.length + 1
    if (length > longestOutline) return [...lines, '(the rest of the page is left out)'].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}
