import type { SourceNote } from '../types.ts'
import { tidied } from '../wording/text.ts'

const longest = 300

/** A source as a list of sources names it: "Story #3, criterion 2: …". */
export function sourceWords({ kind, number, field, quote }: SourceNote): string {
  const said = tidied(quote)
  const words = said.length > longest ? `${said.slice(0, longest).trimEnd()}…` : said
  return `${placeOf({ kind, number, field })}: ${words}`
}

function placeOf({ kind, number, field }: Pick<SourceNote, 'kind' | 'number' | 'field'>): string {
  const numbered = (name: string) => (number === null ? name : `${name} #${number}`)
  if (kind === 'story') return numbered('Story')
  if (kind === 'criterion')
    return `${numbered('Story')}, criterion ${Number(/\d+$/.exec(field ?? '')?.[0] ?? 0) + 1}`
  if (kind === 'defect') return numbered('Defect')
  if (kind === 'result') return number === null ? 'Test results' : `Test case #${number}`
  return field === 'testResults' ? 'Given test results' : 'Given text'
}
