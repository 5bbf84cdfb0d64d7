import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import type { Row } from '../../catalogue/rows.ts'
import { readApi } from '../../interfaces/reading/read-api.ts'
import { whyNotRead } from '../requirements/language.ts'
import { asDisplayed } from '../requirements/invisible.ts'
import { textSources } from '../requirements/text-sources.ts'
import { withoutScenarios } from '../scenarios/read-scenarios.ts'
import type { DesignRequest } from '../schema.ts'

const isMarked = ({ is }: Statement): boolean => is === 'sentence' || is === 'item' || is === 'row'

/** A statement as it is marked: as a person reads it, and a row of a table with the header of each cell. */
export interface ToMark {
  text: string
  row?: Row
}

export function markedTexts(statements: readonly Statement[]): Map<Statement, ToMark> {
  const tables = new Map(
    [...Map.groupBy(statements, ({ table }) => table)].map(([table, rows]) => [table, tableOf(rows)]),
  )
  return new Map(
    statements.filter(isMarked).map((statement) => {
      const row = statement.is === 'row' ? rowOf(statement, tables.get(statement.table)) : undefined
      const text = row ? row.cells.map(written).join('; ') : statement.text
      return [statement, { text: plain(text), ...(row && { row }) }]
    }),
  )
}

interface Table {
  headers: readonly string[] | undefined
  /** How many rows begin with a value. */
  firsts: ReadonlyMap<string, number>
}

function tableOf(statements: readonly Statement[]): Table {
  const firsts = new Map<string, number>()
  for (const statement of statements)
    if (statement.is === 'row') firsts.set(firstOf(statement), (firsts.get(firstOf(statement)) ?? 0) + 1)
  const header = statements.find(({ is }) => is === 'header')
  return { headers: header?.cells?.map(({ text }) => plain(text)), firsts }
}

const firstOf = ({ cells: [first] = [] }: Statement): string => plain(first?.text ?? '')

const plain = (text: string): string =>
  text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const written = ({ header, value }: Row['cells'][number]): string =>
  header === '' || header === value ? value : `${header}: ${value}`

function rowOf(
  statement: Statement,
  { headers, firsts }: Table = { headers: undefined, firsts: new Map() },
): Row | undefined {
  if (!headers) return undefined
  return {
    cells: (statement.cells ?? []).flatMap(({ text }, at) => {
      const value = plain(text)
      return value === '' ? [] : [{ header: headers[at] ?? '', value }]
    }),
    isNamed: firsts.get(firstOf(statement)) === 1,
  }
}

/** The statements of a text that are marked, with what is marked of each. What is not read is left out, and so are scenarios, which are cases as they stand. */
export const statementsToMark = (text: string): [Statement, string][] =>
  [...markedTexts(sentencesOf(withoutScenarios(asDisplayed(readApi(text).prose))))].flatMap(
    ([statement, marked]) => (whyNotRead(marked.text) === undefined ? [[statement, marked.text]] : []),
  )

/** What is to be marked of a request before cases are designed: each different text once, in the order of the request. Background texts and other languages are left out. */
export function textsToMark(request: DesignRequest): string[] {
  const texts = textSources(request)
    .filter(({ background }) => !background)
    .flatMap(({ text }) => statementsToMark(text).map(([, marked]) => marked))
  return [...new Set(texts)]
}
