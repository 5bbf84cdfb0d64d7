import type { Unsaid } from './plain-writer.ts'
import { isRich, plainText, withoutEntities } from './rich-text.ts'
import { columns } from './spreadsheet-columns.ts'
import { headerKey, type TableRow } from './table.ts'
import { isDraft, warningAt, type Draft, type Finding, type PartPlace, type Reading } from './types.ts'
import type { XmlNode } from './xml-tree.ts'

/** Columns with test data, which may be markup themselves: other columns decide whether a file is rich text. */
const dataKeys = new Set([...columns.data, 'Steps (Additional Info)'].map(headerKey))

/** The rows of a table with plain text in place of rich text, and what that cannot say. */
export function plainRows(
  rows: readonly TableRow[],
  headerAt: number,
): { rows: TableRow[]; findings: Finding[] } {
  const isData = (rows[headerAt]?.cells ?? []).map((cell) => dataKeys.has(headerKey(cell)))
  const isFromEditor = rows.some(
    ({ cells }, at) => at > headerAt && cells.some((cell, index) => !isData[index] && isRich(cell)),
  )
  const unsaid = newUnsaid()
  const plain = rows.map((row, at) => {
    if (at === headerAt || !row.cells.some((cell) => /[<&]/.test(cell))) return row
    const cells = row.cells.map((cell, index) =>
      isFromEditor ? plainText(cell, unsaid) : isData[index] ? cell : withoutEntities(cell),
    )
    return { ...row, cells }
  })
  return { rows: plain, findings: findingsOf(unsaid, { row: rows[headerAt]?.row ?? 1 }) }
}

/** A tree whose texts are plain. */
export function plainTree(root: XmlNode): { root: XmlNode; findings: Finding[] } {
  const unsaid = newUnsaid()
  const isFromEditor = textsOf(root).some(isRich)
  const plain = (node: XmlNode): XmlNode => ({
    ...node,
    text: isFromEditor ? plainText(node.text, unsaid) : withoutEntities(node.text),
    children: node.children.map(plain),
  })
  return { root: plain(root), findings: findingsOf(unsaid, { line: root.line }) }
}

/** Cases of JSON with plain texts; their test data stay as they are. */
export function plainDrafts({ found, findings }: Reading): Reading {
  const unsaid = newUnsaid()
  const isFromEditor = found.some(
    (one) => isDraft(one) && stringsOf({ ...one, place: undefined }).some(isRich),
  )
  if (!isFromEditor) return { found, findings }
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return plainText(value, unsaid)
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
  }
  const cases = found.map((one) => (isDraft(one) ? { ...(plain(one) as Draft), place: one.place } : one))
  return { found: cases, findings: [...findings, ...findingsOf(unsaid, {})] }
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => (name === 'data' ? [] : stringsOf(inner)))
      : []

const textsOf = (node: XmlNode): string[] => [node.text, ...node.children.flatMap(textsOf)]

const newUnsaid = (): Unsaid => ({ pictures: false, links: false, quoted: false })

function findingsOf(unsaid: Unsaid, place: PartPlace): Finding[] {
  return (Object.keys(sentences) as (keyof Unsaid)[]).flatMap((what) =>
    unsaid[what] ? [warningAt(place, sentences[what])] : [],
  )
}

const sentences: Record<keyof Unsaid, string> = {
  pictures: 'Pictures in rich text were not read. Say in words what they show.',
  links: 'Of links in rich text only the words were read. Write an address that a step needs into its text.',
  quoted:
    'Formatting within quotation marks was kept as text, as it may be what is entered or shown. Take it out where it is only bold.',
}
