import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { BoardRow } from './board-fact.ts'
import { escaped } from '../../escaped.ts'

export const stateHead = /^(?:(?:current|present) )?(?:state|status|stage|phase)$/i
const actHead = /^(?:button|action|press(?:ed)?|click(?:ed)?|what (?:one|you) press(?:es)?)s?$/i

/** The cells of a row of a Markdown table; none for anything else. */
export function cellsOf(text: string): string[] {
  if (!text.includes('|') || /^[\s|:-]+$/.test(text)) return []
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/\*\*|`/g, '').trim())
}

/** A row of a table, as cells by the names in its head. */
export interface HeadedRow {
  at: number
  head: string[]
  cells: string[]
}

/** The rows of all tables of a text that have a column for the state. */
export function stateRows(sentences: ReadSentence[]): HeadedRow[] {
  let head: string[] = []
  return sentences.flatMap(({ text }, at): HeadedRow[] => {
    const cells = cellsOf(text)
    const before = sentences[at - 1]
    if (cells.length < 2) {
      head = []
      return []
    }
    if (head.length === 0 || !before || cellsOf(before.text).length < 2) {
      head = cells
      return []
    }
    return head.length === cells.length && head.some((one) => stateHead.test(one))
      ? [{ at, head, cells }]
      : []
  })
}

/** Whether a row says what a button does in a state, and is no row of the page. */
export function isRule({ head }: HeadedRow): boolean {
  return head.some((one) => actHead.test(one))
}

export function actColumn(head: string[]): number {
  return head.findIndex((one) => actHead.test(one))
}

const statesTold =
  /\b(?:status(?:es)?|states?|stages?|phases?)\b[^"]{0,30}((?:"[^"]*"(?:, (?:and |or )?| and | or )?){2,})/i

/** The names of the states: of the tables, and those that a sentence lists in quotes behind the word "statuses". */
export function statesOf(sentences: ReadSentence[], rows: HeadedRow[]): string[] {
  const found = new Set<string>()
  for (const { head, cells } of rows) {
    const cell = cells[head.findIndex((one) => stateHead.test(one))] ?? ''
    if (/^"?\p{L}[\p{L} -]{1,24}"?$/u.test(cell)) found.add(cell.replace(/"/g, ''))
  }
  for (const { text, kind } of sentences) {
    if (kind === 'heading' || kind === 'notRead') continue
    const run = statesTold.exec(text)?.[1]
    if (run !== undefined && !/\bgiven\b/i.test(text))
      for (const { value } of maskQuotes(run).quotes) found.add(value)
  }
  return [...found].slice(0, 12)
}

/** Rows told in a sentence, each with its state first in brackets: "Biscuit (Resting), Domino (Ready, …)". */
export function rowsInProse(text: string, states: string[]): BoardRow[] {
  const any = states.map(escaped).join('|')
  if (any === '') return []
  const found = [
    ...text.matchAll(
      new RegExp(`(?<=[:,] (?:and )?| and )"?(\\p{Lu}[\\p{L}\\p{N}' -]{1,40}?)"? \\((${any})(?=[,;)])`, 'gu'),
    ),
  ]
  return found.map(([, name = '', state = '']) => ({ name, state }))
}

/** The message of a move by its example; `sample` is its row, where the text holds more than anybody knows of other rows. */
export function messageOf(
  text: string,
  { states, rows }: { states: string[]; rows: string[] },
): { message?: string; sample?: string } {
  const message = templateOf(text, rows)
  if (message === undefined) return {}
  const rest = states
    .reduce((left, state) => left.replaceAll(state, ''), message.replaceAll('{row}', ' '))
    .replace(/^\W*\p{Lu}/u, '')
  const sample = /\d|\p{Lu}/u.test(rest)
    ? rows.find((row) => message.replaceAll('{row}', row) === text)
    : undefined
  return { message, ...(sample === undefined ? {} : { sample }) }
}

/** The text with the name of the one row that it names replaced; undefined where it names several, or holds numbers or names of nobody. */
export function templateOf(text: string, names: string[]): string | undefined {
  const named = names.filter((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(text),
  )
  const [name] = named
  if (named.length !== 1 || name === undefined) return undefined
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), '{row}')
}
