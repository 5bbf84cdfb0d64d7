import type { OutlineBlock } from './types.ts'
import { wordCount } from './words.ts'

const mostTermWords = 5
const mostCutWords = 2
const longestValue = 120
const fewestRows = 2

/** Short words without figures, and no sentence; a word may be cut short ("Cat. no."). */
export const isTerm = ({ key, text }: Pick<OutlineBlock, 'key' | 'text'>): boolean =>
  key !== '' &&
  wordCount(key) <= mostTermWords &&
  !/[!,;]$|\p{N}/u.test(text) &&
  (!text.endsWith('.') || wordCount(key) <= mostCutWords)

/** A term and its values, by their places. */
export type Row = readonly [term: number, ...values: number[]]

/**
 * What may be terms and values of a file by its build alone: short lines of one build, each before short lines of another, two or more in a row
 * ("Session", "30 minutes", "Cost", "£38"), as far as they may be terms. A single one is over its text as a heading is, and a heading is over its section.
 */
export function byTurns(blocks: readonly OutlineBlock[], mayBeTerm: (block: OutlineBlock) => boolean): Row[] {
  const found: Row[] = []
  const title = blocks.findIndex(({ kind, hints }) => kind === 'heading' && hints?.region === undefined)
  let rows: Row[] = []
  const close = () => {
    if (rows.length >= fewestRows) found.push(...rows)
    rows = []
  }
  for (let at = title + 1; at < blocks.length;) {
    const row = rowAt(blocks, at, mayBeTerm)
    const [term] = rows.at(-1) ?? []
    if (row && term !== undefined && buildOf(blocks[term]) !== buildOf(blocks[at])) close()
    if (row) rows.push(row)
    else close()
    at += row?.length ?? 1
  }
  close()
  return found
}

/** A term and the values behind it. */
function rowAt(
  blocks: readonly OutlineBlock[],
  at: number,
  mayBeTerm: (block: OutlineBlock) => boolean,
): Row | undefined {
  const block = blocks[at]
  if (!block || !isTerm(block) || !isPlain(block) || !mayBeTerm(block)) return undefined
  const row: [number, ...number[]] = [at]
  for (let next = at + 1; next < blocks.length; next++) {
    const value = blocks[next]
    if (!value || areAlike(value, block) || !isValue(value)) break
    if (next > at + 1 && buildOf(value) !== buildOf(blocks[at + 1])) break
    row.push(next)
  }
  return row.length > 1 ? row : undefined
}

const isPlain = ({ kind, hints }: OutlineBlock) =>
  (kind === 'heading' || kind === 'paragraph') &&
  hints?.region === undefined &&
  hints?.element === undefined &&
  (hints?.links ?? []).length === 0

export const isValue = ({ kind, text, hints }: OutlineBlock) =>
  (kind === 'list_item' || kind === 'paragraph') &&
  hints?.region === undefined &&
  hints?.element === undefined &&
  text.length <= longestValue &&
  !/[.!?:]$/.test(text) &&
  !(hints?.links ?? []).some(({ href }) => !/^(?:tel:|mailto:)/i.test(href))

/** Whether two blocks are built the same and have one look, whatever they say: a label is not built as its value is. */
export const areAlike = (one: OutlineBlock | undefined, other: OutlineBlock | undefined): boolean =>
  buildOf(one) === buildOf(other) && one?.hints?.place === other?.hints?.place

/** What two blocks have alike that are built the same, whatever they say. Of rows that look different by turns the labels are built the same. */
export function buildOf(block: OutlineBlock | undefined): string {
  const { kind, level = 0, hints, text = '' } = block ?? {}
  const parts = (hints?.parts ?? []).map((part) => (part.text === text ? part.name : ''))
  return [kind, level, ...(hints?.within ?? []), ...parts].join('\n')
}
