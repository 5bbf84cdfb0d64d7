import type { Span } from '../../requirement-model/index.ts'
import { decisionGrids, type DecisionGrid } from '../../requirement-reading/tables/decision-grids.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { ReadText } from '../requirements/read-text.ts'
import type { DecisionTable } from '../schema.ts'
import type { Behind } from './behind.ts'

const longest = 400

/** The tables of a text of which a row at least was read as a decision, whole: a row that was not read has no items. */
export function decisionTables(text: ReadText, behind: Behind): DecisionTable[] {
  const rules = text.model.rules.filter(({ kind, table }) => kind === 'decision' && table !== undefined)
  if (rules.length === 0) return []
  const read = new Set(rules.flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const ofDecisions = new Set(
    text.statements.flatMap(({ number, is, table }) => (is === 'row' && read.has(number) ? [table] : [])),
  )
  const byPlace = Map.groupBy(rules, ({ from }) => placeOf(from))
  return [...decisionGrids(text.statements)]
    .filter(([number, { cases }]) => ofDecisions.has(number) && cases.length > 0)
    .map(([, grid]) => ({
      title: titleOf(grid, text.statements),
      requirementRef: refIn(text, [grid.sentence, ...grid.cases.map(({ sentence }) => sentence)]),
      conditions: grid.conditions.map(cut),
      actions: grid.actions.map(cut),
      rules: grid.cases.map(({ number, from, values, outcome }) => ({
        id: `R${number}`,
        requirementRef: refIn(
          text,
          from.map(({ sentence }) => sentence),
        ),
        values: values.map(cut),
        outcome: outcome.map(cut),
        coverageItems: (byPlace.get(placeOf(from)) ?? []).flatMap(({ id, row = number }) =>
          row === number ? behind.rule(id) : [],
        ),
      })),
    }))
}

const placeOf = (from: readonly Span[]): string => from.map(({ sentence }) => sentence).join()

const refIn = ({ refs }: ReadText, sentences: number[]): string | null =>
  sentences.flatMap((number) => refs.get(number) ?? [])[0] ?? null

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** The heading that it stands under. */
function titleOf({ sentence }: DecisionGrid, statements: readonly Sentence[]): string {
  const heading = statements.findLast(({ number, is }) => is === 'heading' && number < sentence)
  return cut(heading?.text ?? '')
}
