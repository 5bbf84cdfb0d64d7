import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import { readApi } from '../../interfaces/reading/read-api.ts'
import { whyNotRead } from '../requirements/language.ts'
import { asDisplayed } from '../requirements/invisible.ts'
import { textSources } from '../requirements/text-sources.ts'
import type { DesignRequest } from '../schema.ts'

const isMarked = ({ is }: Statement): boolean => is === 'sentence' || is === 'item' || is === 'row'

/** The text of each statement that is marked: as a person reads it, and a row of a table with the header of each cell. */
export function markedTexts(statements: readonly Statement[]): Map<Statement, string> {
  const headers = new Map(
    statements.flatMap((header) =>
      header.is === 'header' && header.table !== undefined ? [[header.table, header] as const] : [],
    ),
  )
  return new Map(
    statements
      .filter(isMarked)
      .map((statement) => [statement, plain(rowText(statement, headers) ?? statement.text)]),
  )
}

const plain = (text: string): string =>
  text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function rowText(
  { is, table = -1, cells = [] }: Statement,
  headers: ReadonlyMap<number, Statement>,
): string | undefined {
  const named = headers.get(table)?.cells
  if (is !== 'row' || !named) return undefined
  const pairs = cells.flatMap(({ text }, at) => {
    const header = named[at]?.text.trim() ?? ''
    const value = text.trim()
    if (value === '') return []
    return [header === '' || header === value ? value : `${header}: ${value}`]
  })
  return pairs.join('; ')
}

/** What is to be marked of a request before cases are designed: each different text once, in the order of the request. Background texts and other languages are left out. */
export function textsToMark(request: DesignRequest): string[] {
  const texts = textSources(request)
    .filter(({ background }) => !background)
    .flatMap(({ text }) => [...markedTexts(sentencesOf(asDisplayed(readApi(text).prose))).values()])
  return [...new Set(texts)].filter((text) => whyNotRead(text) === undefined)
}
