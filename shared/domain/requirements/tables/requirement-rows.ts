import { maskQuotes } from '../facts/mask.ts'
import { readFacts } from '../facts/read-facts.ts'
import { kindOf } from '../sentence-kind.ts'
import { unread, type RowReading, type Table } from './table.ts'

const told =
  /^(?:requirements?|requirement (?:text|description)|statements?|acceptance criteri(?:on|a)|user stor(?:y|ies)|specification|description|shall|rules?|business rules?)$/i

/** Reads a list of requirements in a table: the sentence of each row is read as if it stood in the text. */
export function readRequirementRows({ header, body }: Table): RowReading[] | undefined {
  const at = header.findIndex((cell) => told.test(cell.trim()))
  if (at < 0) return undefined
  const sentences = body.map(({ cells }) => cells[at] ?? '')
  if (sentences.filter((text) => text.split(/\s+/).length > 3).length * 2 < sentences.length) return undefined
  return body.map(({ found }, index) => {
    const text = sentences[index] ?? ''
    if (found) return unread(found)
    const facts = readFacts(maskQuotes(text), { previous: [] })
    return { kind: text === '' ? 'context' : kindOf(text, facts), facts }
  })
}
