import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { BoardPart, BoardRow } from './board-fact.ts'
import { isRule, rowsInProse, stateHead, stateRows, statesOf } from './board-names.ts'
import { countedNames, readProse } from './read-board.ts'
import { blockMoves, rowMoves, type BoardNames } from './read-moves.ts'

const cheap = /\b(?:state|status|stage|phase)/i
const longest = 1200

/**
 * A page whose rows each have a state that buttons of the row change: its rows, what each button does, the dialogs between, what is counted,
 * and the list that chooses a state. On such a page no sentence states a form or another list: what is left of them is for a person. A text
 * without rows that have states, or without two moves between these, is left as it is. Linear.
 */
export function withBoards(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => cheap.test(text))) return sentences
  const tables = stateRows(sentences)
  const states = statesOf(sentences, tables)
  if (states.length < 2) return sentences
  const rows = rowsOf(sentences, tables, states)
  const all = [...rows.values()].flatMap((one) => (one.part === 'rows' ? one.rows : []))
  if (all.length < 2 || new Set(all.map(({ name }) => name)).size !== all.length) return sentences
  const names: BoardNames = {
    states,
    rows: all.map(({ name }) => name),
    counted: countedNames(
      sentences.map(({ text }) => text),
      states,
    ),
  }
  let opener: string | undefined
  const found = sentences.map((sentence, at): BoardPart[] => {
    if (sentence.kind === 'heading' || sentence.kind === 'notRead' || sentence.text.length > longest)
      return []
    const row = tables.find((one) => one.at === at)
    if (row && isRule(row)) return rowMoves(row, names)
    const own = rows.get(at)
    if (row) return own ? [own] : []
    const parts = [
      ...(own ? [own] : []),
      ...blockMoves(sentence.text, names),
      ...readProse(sentence.text, names, opener),
    ]
    for (const one of parts) if (one.part === 'dialog') opener = one.button
    return parts
  })
  if (!isBoard(found.flat(), all)) return sentences
  return sentences.map((sentence, at) => claimed(sentence, found[at] ?? []))
}

function rowsOf(
  sentences: ReadSentence[],
  tables: ReturnType<typeof stateRows>,
  states: string[],
): Map<number, BoardPart> {
  const found = new Map<number, BoardPart>()
  for (const row of tables) {
    if (isRule(row)) continue
    const state = row.cells[row.head.findIndex((one) => stateHead.test(one))] ?? ''
    const [name = ''] = row.cells
    if (name !== '' && states.includes(state))
      found.set(row.at, { part: 'rows', rows: [{ name, state }], table: true })
  }
  if (found.size > 0) return found
  for (const [at, { text, kind }] of sentences.entries()) {
    if (kind === 'heading' || kind === 'notRead') continue
    const rows = rowsInProse(text, states)
    const ordered = /\b(?:in (?:this|the following|alphabetical) order|alphabetically|sorted by)\b/i.test(
      text,
    )
    if (rows.length >= 2)
      found.set(at, { part: 'rows', rows, table: /\btable\b/i.test(text), ...(ordered ? { ordered } : {}) })
  }
  return found.size === 1 ? found : new Map()
}

/** Two moves between states, of rows that begin in them. */
function isBoard(parts: BoardPart[], rows: BoardRow[]): boolean {
  const moves = parts.filter((one) => one.part === 'move')
  const used = new Set(rows.map(({ state }) => state))
  return moves.length >= 2 && moves.filter(({ from }) => used.has(from)).length >= 2
}

const beside = new Set<Fact['kind']>(['button', 'page', 'threshold', 'permission', 'denial', 'api', 'flow'])

function claimed(sentence: ReadSentence, parts: BoardPart[]): ReadSentence {
  const facts = sentence.facts.filter(({ kind }) => beside.has(kind))
  if (parts.length === 0) return facts.length === sentence.facts.length ? sentence : { ...sentence, facts }
  return {
    ...sentence,
    kind: 'requirement',
    facts: [...facts, ...parts.map((part) => ({ kind: 'board' as const, part }))],
  }
}
