import { absenceOf } from '../cases/outcomes.ts'
import { toCheck } from '../cases/step-prose.ts'
import type { Column } from '../techniques/decision-table.ts'
import type { ColumnItem, DecisionTable, StatedRule, TestModel } from '../model.ts'
import { describeEntry, stateEntry } from '../modelling/describe-entry.ts'
import { statedRulesFor } from '../modelling/stated-tables.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/**
 * One item for each feasible column (merging never shrinks this number), and the boundary values of numeric conditions. The columns of
 * a table that the text writes are its rules; those of rules in sentences are all combinations.
 */
export function tableItems(table: DecisionTable, model: TestModel): ColumnItem[] {
  const columns = table.stated
    ? statedItems(table, table.stated, model)
    : table.columns.map((column) => columnItem(table, column, model))
  return [...columns, ...edgeItems(table, model)]
}

function statedItems(table: DecisionTable, stated: StatedRule[], model: TestModel): ColumnItem[] {
  return stated.flatMap(({ column: entries, name, requirementId, allowed, outcome }, index) => {
    if (!entries) return []
    const needed = (at: number) => allowed.length === 0 || allowed.some((sets) => sets[at] !== undefined)
    const words = table.conditions.flatMap((condition, at) => {
      const entry = condition.entries[entries[at] ?? 0]
      return entry && needed(at) ? [describeEntry(condition, entry)] : []
    })
    const description = `${name}: ${words.join(' and ')}`
    return {
      ...columnItem(table, { entries, outcomes: [outcome] }, model),
      id: `${requirementId}/${table.title}/column/${description}`.slice(0, 400),
      requirementId,
      description,
      priority: priorityOf(model, requirementId),
      stated: index,
    }
  })
}

/** Requirements whose rules match a combination of entries. */
export function rulesFor({ rules, stated }: DecisionTable, entries: number[]): string[] {
  if (stated) return [...new Set(statedRulesFor(stated, entries).map(({ requirementId }) => requirementId))]
  const matching = rules.filter((rule) =>
    rule.entries.every((entry, index) => entry === undefined || entry === entries[index]),
  )
  return [...new Set(matching.map(({ requirementId }) => requirementId))]
}

function columnItem(table: DecisionTable, { entries, outcomes }: Column, model: TestModel): ColumnItem {
  const description = table.conditions
    .flatMap((condition, index) => {
      const entry = condition.entries[entries[index] ?? 0]
      return entry ? [describeEntry(condition, entry)] : []
    })
    .join(' and ')
  const requirementId =
    rulesFor(table, entries)[0] ?? table.statedBy[outcomes[0] ?? ''] ?? table.origins[0] ?? ''
  return {
    kind: 'column',
    id: `${requirementId}/${table.title}/column/${description}`.slice(0, 400),
    technique: 'Decision Table Testing',
    requirementId,
    description,
    priority: priorityOf(model, requirementId),
    valid: true,
    tableId: table.id,
    entries,
  }
}

/** Both values beside every cut of a numeric condition, each in the column where crossing the cut changes the outcome. */
function edgeItems(table: DecisionTable, model: TestModel): ColumnItem[] {
  const outcomes = new Map(table.columns.map((column) => [column.entries.join(), column.outcomes.join('\n')]))
  return table.conditions.flatMap((condition, place) =>
    condition.entries.flatMap((entry, index) => {
      if (entry.kind !== 'number') return []
      const low =
        index > 0
          ? edgeItem(table, place, { index, beside: index - 1, value: entry.min, outcomes }, model)
          : undefined
      const high =
        index < condition.entries.length - 1
          ? edgeItem(table, place, { index, beside: index + 1, value: entry.max, outcomes }, model)
          : undefined
      return [low, high].filter((item) => item !== undefined)
    }),
  )
}

interface Edge {
  index: number
  /** The entry on the other side of the cut. */
  beside: number
  value: bigint | undefined
  /** The outcomes of each column by its entries. */
  outcomes: Map<string, string>
}

function edgeItem(
  table: DecisionTable,
  place: number,
  { index, beside, value, outcomes: byColumn }: Edge,
  model: TestModel,
): ColumnItem | undefined {
  const inferable = !table.stated && absenceIsSeen(table)
  const answered = table.columns.filter(
    ({ entries, outcomes }) => entries[place] === index && (outcomes.length > 0 || inferable),
  )
  // Where crossing the cut changes nothing, the combination that stands for a rule needs no case more.
  const known = new Set(table.stated?.map(({ column: entries }) => entries?.join()))
  const column =
    answered.find((one) => differs(byColumn, one, place, beside)) ??
    answered.find((one) => known.has(one.entries.join())) ??
    answered[0]
  const condition = table.conditions[place]
  const entry = condition?.entries[index]
  if (!column || !condition || !entry || value === undefined) return undefined
  const base = columnItem(table, column, model)
  const words = stateEntry(condition, entry, value)
  return {
    ...base,
    id: `${base.requirementId}/${table.title}/boundary/${words}`.slice(0, 400),
    technique: 'Boundary Value Analysis',
    description: words,
    edge: { condition: place, value },
  }
}

function differs(
  byColumn: Map<string, string>,
  { entries, outcomes }: Column,
  place: number,
  beside: number,
): boolean {
  const other = byColumn.get(entries.with(place, beside).join())
  return other !== undefined && other !== outcomes.join('\n')
}

/** With a single outcome that can be seen, a column without a rule still has something to check: its absence. */
function absenceIsSeen({ columns }: DecisionTable): boolean {
  const all = [...new Set(columns.flatMap(({ outcomes }) => outcomes))]
  return all.length === 1 && absenceOf(toCheck(all[0] ?? '')) !== undefined
}
