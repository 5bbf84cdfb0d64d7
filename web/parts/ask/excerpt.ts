import { cellsOf, isRow } from './rows.ts'

const longest = 600
const ruleOfTable = /^\|(?: ?:?-+:? ?\|)+$/

/** What is seen of a passage, without the marks of headings, lists and tables in it and without the heading that is said above it; the rest stands in its document. */
export function excerptOf(content: string, headings: readonly string[]): string {
  const lines = content
    .slice(0, longest * 2)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !ruleOfTable.test(line))
    .map(plain)
  const said = lines[0] === headings.at(-1) && lines.length > 1 ? lines.slice(1) : lines
  return said.join('\n').slice(0, longest)
}

/** A line without the marks of a heading, a list or a table. */
export function plain(line: string): string {
  if (isRow(line)) return cellsOf(line).filter(Boolean).join(' · ')
  return line.replace(/^(?:#{1,6}|[-*•]) +/, '')
}
