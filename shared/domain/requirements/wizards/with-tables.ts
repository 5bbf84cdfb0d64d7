import type { ReadSentence } from '../read-sentence.ts'
import { markdownCells } from '../tables/cells.ts'
import { readStepFields } from '../tables/ruled-fields.ts'

/** Every table of inputs read as one of a step: with the rule and the message of each row. */
export function withTables(sentences: ReadSentence[], told: ReadSentence[]): ReadSentence[] {
  const found = [...sentences]
  for (let at = 0; at < sentences.length; at += 1) {
    if (sentences[at]?.table !== true) continue
    let end = at
    while (sentences[end]?.table === true) end += 1
    const [header = [], ...rows] = sentences.slice(at, end).map(({ text }) => markdownCells(text))
    const fields = readStepFields(header, rows)
    for (let row = at + 1; row < end; row += 1) {
      const sentence = sentences[row]
      const read = fields?.[row - at - 1]
      if (!sentence) continue
      if (read && read.facts.length > 0)
        found[row] = {
          ...sentence,
          ...read,
          statement: told[row]?.statement ?? statementOf(header, rows[row - at - 1] ?? []),
        }
      else found[row] = { ...sentence, facts: told[row]?.facts ?? sentence.facts }
    }
    at = end
  }
  return found
}

function statementOf(header: string[], cells: string[]): string {
  return cells.flatMap((cell, at) => (cell === '' ? [] : `${header[at] ?? ''}: ${cell}`)).join('; ')
}
