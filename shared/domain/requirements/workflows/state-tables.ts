import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'

/** A line or row that names a status and its buttons. */
export interface StateLine {
  name: string
  buttons: string[]
  /** What brackets behind the name say: "initial". */
  remark?: string
}

/** What a column of a table of statuses holds. */
export type ColumnKind = 'from' | 'buttons' | 'button' | 'to' | 'text'

/** A row of such a table: its cells by the kind of their column. */
export type StateRow = Partial<Record<ColumnKind, string>>

const kinds: [ColumnKind, RegExp][] = [
  ['to', /^(?:to|next|new|target|following|then|leads|result|becomes|after|state after|status after)\b/i],
  [
    'from',
    /^(?:from|in|current|present|initial|while|source|(?:the )?(?:state|status|stage|phase)s?(?: before)?$)/i,
  ],
  ['buttons', /\b(?:buttons|actions|offered|available|visible|possible)\b/i],
  ['button', /\b(?:button|action|click|event|trigger|press|user does)/i],
  ['text', /\b(?:notice|message|text|shows?|shown|says|reads|display|hint|answer)/i],
]

/** The rows of tables whose columns name statuses and buttons, by the place of their sentence. */
export function tableColumns(sentences: ReadSentence[]): Map<number, StateRow> {
  const found = new Map<number, StateRow>()
  let columns: (ColumnKind | undefined)[] | undefined
  let end = -2
  for (const [at, { text, table, end: last, start }] of sentences.entries()) {
    if (!table || !text.includes('|')) {
      columns = undefined
      continue
    }
    const cells = cellsOf(text)
    if (columns === undefined || start - end > 200) {
      columns = columnsOf(cells)
    } else {
      const row: StateRow = {}
      for (const [place, kind] of columns.entries()) if (kind) row[kind] ??= named(kind, cells[place] ?? '')
      const state = (row.from ?? '').replace(/["*]/g, '').trim()
      if (columns.includes('from') && state !== '' && !/^:?-+:?$/.test(state)) found.set(at, row)
    }
    end = last
  }
  return found
}

/** Names of buttons that a cell lists without quotes. */
function named(kind: ColumnKind, cell: string): string {
  if (
    (kind !== 'button' && kind !== 'buttons') ||
    cell.includes('"') ||
    !/^\p{Lu}[\p{L} ,-]{1,80}$/u.test(cell)
  )
    return cell
  if (/^(?:none|no buttons?|nothing)\b/i.test(cell)) return ''
  return cell
    .split(/, | and /)
    .map((name) => `"${name.trim()}"`)
    .join(', ')
}

function columnsOf(cells: string[]): (ColumnKind | undefined)[] | undefined {
  const columns = cells.map(
    (cell) => kinds.find(([, words]) => words.test(cell.replace(/[*"]/g, '').trim()))?.[0],
  )
  // Without a column for the next status, a list of what can be clicked is a list of buttons.
  const listed = columns.includes('to')
    ? columns
    : columns.map((kind) => (kind === 'button' ? 'buttons' : kind))
  return listed.includes('from') && (listed.includes('buttons') || listed.includes('button')) ? listed : []
}

function cellsOf(text: string): string[] {
  return text
    .replace(/[“”„]/g, '"')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** The statuses that a row names: with its buttons in a table of those, else only by name. */
export function statesOfRow({ from = '', buttons, to = '', button }: StateRow): StateLine[] {
  const names = [...statesIn(from), ...(/^\p{Lu}|^"/u.test(to) ? statesIn(to) : [])]
  if (buttons !== undefined && button === undefined)
    return statesIn(from).map((name) => ({
      name,
      buttons: maskQuotes(buttons).quotes.map(({ value }) => value),
    }))
  return names.map((name) => ({ name, buttons: [] }))
}

function statesIn(cell: string): string[] {
  return cell
    .split(/,| or | and |\//)
    .map((name) => name.replace(/["*]/g, '').trim())
    .filter((name) => /^\p{Lu}[\p{L} -]{1,30}$/u.test(name))
}
