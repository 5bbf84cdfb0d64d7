import type { Draft, Statement } from '../resolve/draft.ts'
import { inputOf, words as phrase } from '../grammar/parser.ts'
import type { Sentence, TaggedSentence } from '../sentence.ts'
import { keyOf } from '../resolve/naming.ts'
import { columnOf, tablesOf, type Table } from './columns.ts'
import { wordsOf } from '../grammar/names.ts'
import type { Lead } from './crossing.ts'
import { takeDecisions } from './decisions.ts'
import { isFieldTable, namedIn, takeFields } from './fields.ts'
import { takeOpenCells } from './open-cells.ts'
import { isRightsTable, refusalOf, takeRights } from './rights.ts'
import { declareMatrixStates, isStateMatrix, takeStateMatrix } from './state-matrix.ts'
import {
  declareStates,
  isTransitionTable,
  takeTransitions,
  type RowReading,
  type Starts,
} from './transitions.ts'
import type { Words } from './cells.ts'

/** "As a …", "I want to …": rows of these are stories. */
const isOfStories = ({ cells = [] }: Sentence): boolean =>
  cells.some(({ text }) => /^i (?:want|can|need)\b/i.test(text))

/** What the rows of all tables say; for each row whether it was taken up. Tables of requirements are read as sentences elsewhere. */
export function takeTables(
  draft: Draft,
  tables: readonly Table[],
  statements: ReadonlyMap<number, Statement>,
  words: Words,
): RowReading[] {
  const rest = tables.filter((table) => table.header && !isOfStories(table.header) && proseColumn(table) < 0)
  for (const table of rest) {
    const starts: Starts = (states) => startingIn(states, statements)
    if (isTransitionTable(table)) declareStates(draft, table, starts)
    else if (isStateMatrix(draft, table)) declareMatrixStates(draft, table, starts)
  }
  takeOpenCells(
    rest.filter((table) => isTransitionTable(table) || isStateMatrix(draft, table)),
    [...statements.values()],
  )
  return rest.flatMap((table) => {
    if (table.header) draft.where(table.header)
    if (isTransitionTable(table)) return takeTransitions(draft, table, words)
    if (isFieldTable(table)) return takeFields(draft, table, words)
    if (isStateMatrix(draft, table)) return takeStateMatrix(draft, table, words)
    if (isRightsTable(table, words)) {
      const answer = refusalOf(statements.values())
      if (answer) answer.statement.part = true
      return takeRights(draft, table, words, answer?.text)
    }
    return (
      takeDecisions(draft, table, words, leadOf(table, statements)) ??
      table.rows.map((row) => ({ row, taken: false, unknown: [] }))
    )
  })
}

function startingIn(
  states: readonly string[],
  statements: ReadonlyMap<number, Statement>,
): string | undefined {
  for (const { clauses } of statements.values()) {
    for (const clause of clauses) {
      if (clause.kind !== 'initial' || clause.subject.kind !== 'named' || clause.value.kind !== 'value')
        continue
      const { value } = clause.value
      if (value.type === 'text' && states.includes(value.value)) return keyOf(clause.subject.words)
    }
  }
  return undefined
}

/** The column whose cells are sentences; -1 where the table says something by its columns. */
export function proseColumn(table: Table): number {
  if (!table.header) return longestColumn(table)
  if (isTransitionTable(table) || isFieldTable(table)) return -1
  const own = columnOf(table, 'prose')
  const column = own >= 0 ? own : longestColumn(table)
  return averageWords(table, column) >= 5 ? column : -1
}

function longestColumn(table: Table): number {
  const counts = Math.max(0, ...table.rows.map((row) => row.cells?.length ?? 0))
  let best = -1
  for (let column = 0; column < counts; column += 1) {
    const own = averageWords(table, column)
    const isSentence = table.rows.some((row) =>
      /\b(?:must|shall|should|cannot|may|will|if|when)\b/i.test(row.cells?.[column]?.text ?? ''),
    )
    if (own >= 7 && isSentence && own > averageWords(table, best)) best = column
  }
  return best
}

function averageWords(table: Table, column: number): number {
  if (column < 0 || table.rows.length === 0) return 0
  const all = table.rows.reduce((sum, row) => sum + (row.cells?.[column]?.text.split(/\s+/).length ?? 0), 0)
  return all / table.rows.length
}

const depending = phrase(
  'depends on',
  'depend on',
  'is determined by',
  'results from',
  'follows from',
  'is calculated from',
  'is given by',
  'is taken from',
  'is chosen by',
  'is set by',
  'is as follows',
  'are as follows',
  'is based on',
  'varies with',
)

/** What a table is said to give: "The surcharge depends on …" before it in its section. */
function leadOf(table: Table, statements: ReadonlyMap<number, Statement>): Lead {
  const first = table.header ?? table.rows[0]
  if (!first) return { of: [] }
  let heading: TaggedSentence | undefined
  for (let number = first.number - 1; number >= 0 && number > first.number - 12; number -= 1) {
    const statement = statements.get(number)
    if (!statement) continue
    const { sentence } = statement
    if (sentence.is === 'heading') {
      heading = sentence as TaggedSentence
      break
    }
    const tokens = (sentence as TaggedSentence).tokens
    const input = inputOf(tokens, 200)
    const at = [1, 2, 3, 4, 5, 6, 7].find((from) => depending(input, from) !== undefined)
    const verb = at === undefined ? undefined : depending(input, at)
    const isNamed = tokens
      .slice(0, at)
      .every(({ kind, text: word }) => kind === 'word' && !/^(?:if|when|not|no)$/i.test(word))
    if (verb && isNamed) {
      statement.taken += 1
      statement.left = []
      const of = wordsOf(tokens.slice(verb.end)).split(/,| and /)
      const gives = keyOf(wordsOf(tokens.slice(0, at)))
      return { gives, of: of.map((name) => keyOf(name.replace(/[.:]$/, ''))) }
    }
  }
  return heading && heading.text.split(/\s+/).length <= 4
    ? { gives: keyOf(heading.text), of: [] }
    : { of: [] }
}

/** Names in the first columns of field tables, with their sections. */
export function fieldsOf(tables: readonly Table[]): { name: string; scope: string }[] {
  return tables.filter(isFieldTable).flatMap((table) =>
    table.rows.map((row) => ({
      name: nameOf(row.cells?.[columnOf(table, 'field')]),
      scope: row.scope,
    })),
  )
}

const nameOf = (cell: NonNullable<TaggedSentence['cells']>[number] | undefined): string =>
  cell ? namedIn(cell).name.text : ''

export { tablesOf }
