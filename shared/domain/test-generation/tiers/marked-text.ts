import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import type { Row } from '../../catalogue/rows.ts'
import { readApi } from '../../interfaces/reading/read-api.ts'
import { whyNotRead } from '../requirements/language.ts'
import { asDisplayed } from '../requirements/invisible.ts'
import { textSources } from '../requirements/text-sources.ts'
import type { DesignRequest } from '../schema.ts'

const isMarked = ({ is }: Statement): boolean => is === 'sentence' || is === 'item' || is === 'row'

/** A statement as it is marked: as a person reads it, and a row of a table with the header of each cell. */
export interface ToMark {
  text: string
  row?: Row
}

export function markedTexts(statements: readonly Statement[]): Map<Statement, ToMark> {
  const tables = Map.groupBy(
    statements.filter(({ table }) => table !== undefined),
    ({ table }) => table,
  )
  return new Map(
    statements.filter(isMarked).map((statement) => {
      const row = rowOf(statement, tables.get(statement.table) ?? [])
      const text = row ? row.cells.map(written).join('; ') : statement.text
      return [statement, { text: plain(text), ...(row && { row }) }]
    }),
  )
}

const plain = (text: string): string =>
  text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const written = ({ header, value }: Row['cells'][number]): string =>
  header === '' || header === value ? value : `${header}: ${value}`

function rowOf({ is, cells = [] }: Statement, table: readonly Statement[]): Row | undefined {
  const headers = table.find((statement) => statement.is === 'header')?.cells
  if (is !== 'row' || !headers) return undefined
  const [first] = cells
  const isSame = (other: Statement) => other.cells?.[0]?.text.trim() === first?.text.trim()
  return {
    cells: cells.flatMap(({ text }, at) => {
      const [header, value] = [plain(headers[at]?.text ?? ''), plain(text)]
      return value === '' ? [] : [{ header, value }]
    }),
    isNamed: table.filter((other) => other.is === 'row' && isSame(other)).length === 1,
  }
}

/** What is to be marked of a request before cases are designed: each different text once, in the order of the request. Background texts and other languages are left out. */
export function textsToMark(request: DesignRequest): string[] {
  const texts = textSources(request)
    .filter(({ background }) => !background)
    .flatMap(({ text }) => [...markedTexts(sentencesOf(asDisplayed(readApi(text).prose))).values()])
    .map((marked) => marked.text)
  return [...new Set(texts)].filter((text) => whyNotRead(text) === undefined)
}
