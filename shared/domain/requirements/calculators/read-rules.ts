import type { ReadSentence } from '../read-sentence.ts'
import { listedRules } from './listed-rules.ts'
import { readTable, tablesOf, type RulePart } from './read-tables.ts'
import { toldRules } from './told-rules.ts'
import type { KnownInput } from './words.ts'

export interface FoundRules {
  /** The rules of each sentence. */
  parts: Map<number, RulePart[]>
  /** Rows and headers of the table that decides. */
  places: Set<number>
}

/** The rules that decide the answer: those of the only table over inputs of the page, else those that sentences tell. */
export function rulesOf(sentences: ReadSentence[], inputs: KnownInput[]): FoundRules | undefined {
  const tables = tablesOf(sentences).flatMap((places) => readTable(sentences, places, inputs) ?? [])
  const [table, ...more] = tables
  if (more.length > 0) return undefined
  if (table) {
    return {
      parts: new Map([...table.rules].map(([at, rule]) => [at, [rule]])),
      places: new Set(table.places),
    }
  }
  const parts = new Map<number, RulePart[]>()
  sentences.forEach(({ facts, table: row }, at) => {
    const rules = facts.flatMap((fact) => (fact.kind === 'rule' && !fact.message ? [fact] : []))
    if (row || rules.length === 0) return
    const told = toldRules(rules, inputs, 'price')
    if (told && told.length > 0) parts.set(at, told)
  })
  if ([...parts.values()].flat().length > 1) return { parts, places: new Set() }
  const listed = listedRules(sentences, inputs)
  return listed && { parts: listed, places: new Set() }
}
