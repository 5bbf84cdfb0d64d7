import Papa from 'papaparse'
import { decodeText } from '../../../shared/domain/text/decode-text.ts'
import { withoutSeparatorLine } from '../../../shared/domain/file-formats/separator-line.ts'
import { maximumCharacters, maximumColumns, maximumRawCharacters } from '../limits.ts'
import { malformed, tooLarge } from '../refusal.ts'
import { compose } from '../pieces.ts'
import { tableRows } from '../table.ts'
import type { Reading } from '../types.ts'

/** A comma, semicolon, tab or pipe separated file as one table. Reading stops once the text limit is full. */
export function readCsv(bytes: Uint8Array): Reading {
  const { text: whole, warnings } = decodeText(bytes)
  const { text, delimiter } = withoutSeparatorLine(whole.slice(0, maximumRawCharacters))
  const rows: string[][] = []
  let characters = 0
  let unclosedQuote = false
  Papa.parse<string[]>(text, {
    ...(delimiter !== undefined && { delimiter }),
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    step({ data, errors }, parser) {
      unclosedQuote ||= errors.some(({ code }) => code === 'MissingQuotes')
      if (data.length > maximumColumns) throw tooWide()
      rows.push(data)
      characters += data.reduce((sum, cell) => sum + cell.length + 3, 2)
      if (characters > maximumCharacters) parser.abort()
    },
  })
  if (unclosedQuote && rows.length <= 1) {
    throw malformed(
      'The table has a quotation mark that is never closed. Correct it and upload the file again.',
    )
  }
  if (unclosedQuote) warnings.push('A quotation mark is never closed; the last row may hold several rows.')
  return {
    ...compose(tableRows(rows)),
    isCut: characters > maximumCharacters || whole.length > maximumRawCharacters,
    warnings,
  }
}

const tooWide = () =>
  tooLarge(
    `A row of the table has more than ${maximumColumns.toLocaleString('en-US')} cells. Check what separates rows and cells, or split the table.`,
  )
