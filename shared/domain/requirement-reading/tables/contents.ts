import { Draft } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import { tokenise } from '../tokenise.ts'
import { referenceTo } from './cells.ts'
import { isNothing } from './nothing.ts'
import { remarksIn } from './remarks.ts'

/** What the cells of a column hold, whatever its header says. */
export interface Contents {
  /** Short names, none of them twice. */
  areNames: boolean
  /** "yes", "no", "M", "optional". */
  areAnswers: boolean
  areQuoted: boolean
  /** Which share of them says something of a field, and nothing else. */
  limiting: number
  /** How many ways they limit it: by options, by characters, by amounts. */
  ways: Set<string>
  /** Words in a cell, on average. */
  length: number
}

/** As many rows as show what a column is. */
const shown = 12

export function contentsOf(rows: readonly TaggedSentence[], column: number): Contents {
  const all = rows.map((row) => row.cells?.[column]?.text ?? '')
  const filled = all.filter((text) => !isNothing(text))
  const ways = new Set<string>()
  const sample = rows.filter((row) => !isNothing(row.cells?.[column]?.text)).slice(0, shown)
  const limiting = sample.filter((row) => isLimiting(row, column, ways)).length
  return {
    areNames: new Set(all).size === all.length && all.every(isShortName),
    areAnswers: filled.length > 0 && filled.every(isAnswer),
    areQuoted: filled.length > 0 && filled.every((text) => /^["“„].*["”]$/.test(text)),
    limiting: sample.length === 0 ? 0 : limiting / sample.length,
    ways,
    length: filled.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / Math.max(1, filled.length),
  }
}

const answers = new Set('yes no y n x o m c true false ✓ ✔ ✗ required mandatory obligatory compulsory optional must may always never conditional'.split(' ')) // prettier-ignore
const isAnswer = (text: string): boolean => answers.has(/^[\p{L}✓✔✗]+/u.exec(text.toLowerCase())?.[0] ?? '')

function isShortName(text: string): boolean {
  return /^["“]?\p{L}/u.test(text) && text.split(' ').length <= 5 && !/[.:;!]/.test(text)
}

/** Outside of the model, only to look at it. */
function isLimiting(row: TaggedSentence, column: number, ways: Set<string>): boolean {
  const cell = row.cells?.[column]
  if (!cell) return false
  const draft = new Draft()
  const where = draft.where(row)
  const reference = { ...referenceTo(cell), words: 'Entry' }
  const subject = where.vocabulary.declare(reference.words, where.span)
  const { remarks, unread } = remarksIn(
    { draft, sentence: row, subject, reference, used: new Set() },
    tokenise(cell.text, cell.start),
  )
  const said = remarks.filter(({ is }) => ['required', 'limit', 'type', 'options'].includes(is))
  for (const { is, counts } of said) if (is !== 'required') ways.add(counts ? 'characters' : is)
  return said.length > 0 && unread.length === 0
}
