import type { Span } from '../../requirement-model/index.ts'
import type { Sentence } from '../sentence.ts'
import { tablesOf } from './columns.ts'
import { firstOut, gridOf } from './grid.ts'

/** A table of decisions in the words of its text: `from` of a case is that of the rules that were read from it. */
export interface DecisionGrid {
  /** The number of its header, or of its first row. */
  sentence: number
  conditions: string[]
  actions: string[]
  cases: { number: number; from: Span[]; sentence: number; values: string[]; outcome: string[] }[]
}

/** All tables of a text as tables of decisions, by their number; which of them are such tables is for whoever asks. */
export function decisionGrids(sentences: readonly Sentence[]): Map<number, DecisionGrid> {
  const tables = tablesOf(sentences.map((sentence) => ({ ...sentence, tokens: [] })))
  return new Map(
    tables.map((table): [number, DecisionGrid] => {
      const grid = gridOf(table)
      const out = firstOut(grid, () => false)
      const names = grid.heads.map(({ text }) => text)
      const shown = grid.heads.flatMap((_, index) => (grid.roles[index] === 'id' ? [] : [index]))
      const asked = shown.filter((index) => index < out)
      const given = shown.filter((index) => index >= out)
      const said = (of: number[], texts: (string | undefined)[]) => of.map((index) => texts[index] ?? '')
      const cases = grid.cases.map(({ number, from, sentence, cells }) => {
        const texts = cells.map((cell) => cell?.text)
        const [values, outcome] = [said(asked, texts), said(given, texts)]
        return { number, from, sentence: sentence.number, values, outcome }
      })
      const sentence = (table.header ?? table.rows[0])?.number ?? 0
      return [table.number, { sentence, conditions: said(asked, names), actions: said(given, names), cases }]
    }),
  )
}
