import type { ReadRequirement } from '../../requirements/index.ts'
import { minimise, type Column } from '../techniques/decision-table.ts'
import type { DecisionTable, StatedRule, TestModel } from '../model.ts'
import { describeEntry } from '../modelling/describe-entry.ts'
import { statedRulesFor } from '../modelling/stated-tables.ts'
import { clash } from '../modelling/tables.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import type { Gap } from '../../test-generation/schema.ts'

const mostNamed = 12
const mostMerged = 128

/** What is wrong with the rules of a table, each with the requirement that it belongs to. */
export interface TableProblem {
  kind: 'omission' | 'contradiction' | 'infeasible' | 'unexpanded'
  table: DecisionTable
  requirementId: string
  text: string
}

/**
 * Completeness and consistency of the written tables: combinations that no rule covers (merged as far as they go), rules that answer
 * one combination differently, rules that no combination meets. Bounded: at most 12 of a kind are named for a table.
 */
export function problemsOf(table: DecisionTable): TableProblem[] {
  const { stated, unexpanded, rulesLeft, origins } = table
  if (!stated) return []
  const [first = ''] = origins
  const infeasible = stated
    .filter(({ column }) => column === undefined)
    .map((rule) => ({
      kind: 'infeasible' as const,
      table,
      requirementId: rule.requirementId,
      text: rule.otherwise
        ? `${rule.name} never applies: the other rules cover every combination`
        : `${rule.name} never applies: its conditions exclude each other`,
    }))
  const many =
    unexpanded === undefined
      ? []
      : [
          {
            kind: 'unexpanded' as const,
            table,
            requirementId: first,
            text: `the table has ${unexpanded} combinations, too many to compare: whether the rules are complete and free of contradictions was not checked`,
          },
        ]
  const text = `the last ${rulesLeft ?? 0} rules of the table are too many for one run and have no case`
  const left =
    rulesLeft === undefined ? [] : [{ kind: 'unexpanded' as const, table, requirementId: first, text }]
  return [
    ...left,
    ...infeasible,
    ...contradictionsIn(table, stated),
    ...(unexpanded === undefined ? omissionsIn(table, first) : many),
  ]
}

/** Pairs of rules that both match a combination and state different outcomes, with the first such combination. */
function contradictionsIn(table: DecisionTable, stated: StatedRule[]): TableProblem[] {
  const found = new Map<string, TableProblem>()
  for (const { entries, outcomes } of table.columns) {
    if (outcomes.length < 2 || found.size >= mostNamed) continue
    const [one, ...rest] = statedRulesFor(stated, entries)
    const other = rest.find(({ outcome }) => outcome !== one?.outcome)
    if (!one || !other) continue
    const key = `${stated.indexOf(one)}/${stated.indexOf(other)}`
    if (found.has(key)) continue
    const text = `${one.name} and ${other.name} contradict each other when ${combination(table, entries)}: “${one.outcome}” and “${other.outcome}”`
    found.set(key, { kind: 'contradiction', table, requirementId: other.requirementId, text })
  }
  return [...found.values()]
}

/** Combinations without a rule. Values that no list names ("another country") are open by nature and not counted. */
function omissionsIn(table: DecisionTable, requirementId: string): TableProblem[] {
  const open = table.columns.filter(
    ({ entries, outcomes }) => outcomes.length === 0 && isListed(table, entries),
  )
  if (open.length === 0) return []
  const sizes = table.conditions.map(({ entries }) => entries.length)
  const columns: Column[] = open.map(({ entries }) => ({ entries, outcomes: ['open'] }))
  const merged = open.length <= mostMerged ? minimise(sizes, columns) : open
  return merged.slice(0, mostNamed).map(({ entries }, index) => {
    const more =
      index === mostNamed - 1 && merged.length > mostNamed
        ? ` (and ${merged.length - mostNamed} more combinations)`
        : ''
    return {
      kind: 'omission',
      table,
      requirementId,
      text: `no rule says what happens when ${combination(table, entries)}${more}`,
    }
  })
}

function isListed({ conditions }: DecisionTable, entries: number[]): boolean {
  return conditions.every((condition, at) => {
    const entry = condition.entries[entries[at] ?? 0]
    return entry?.kind !== 'equals' || entry.holds
  })
}

function combination({ conditions }: DecisionTable, entries: (number | undefined)[]): string {
  const words = conditions.flatMap((condition, at) => {
    const index = entries[at]
    const entry = index === undefined ? undefined : condition.entries[index]
    return entry ? [describeEntry(condition, entry)] : []
  })
  return words.length === 0 ? 'anything at all is given' : words.join(' and ')
}

/** The problems of all written tables as gaps. */
export function tableGaps(model: TestModel): Omit<Gap, 'gapId'>[] {
  return model.tables.flatMap((table) =>
    problemsOf(table).map(({ kind, requirementId, text }) => ({
      requirementRef: requirementId,
      technique: 'Decision Table Testing',
      coverageItem: `${requirementId}/${table.title}/${kind}/${text}`.slice(0, 400),
      description: `${table.title}: ${text}`,
      priority: priorityOf(model, requirementId),
    })),
  )
}

/** Contradictions between rules, by the requirement of the later rule, for its ambiguities. */
export function ruleContradictions({ tables }: TestModel): { requirementId: string; text: string }[] {
  return tables.flatMap((table) =>
    table.stated
      ? problemsOf(table).filter(({ kind }) => kind === 'contradiction' || kind === 'infeasible')
      : spokenContradictions(table),
  )
}

/** Rules of sentences: the first combination for which two of them say different things. */
function spokenContradictions({
  columns,
  statedBy,
}: DecisionTable): { requirementId: string; text: string }[] {
  const found = new Map<string, { requirementId: string; text: string }>()
  for (const { outcomes } of columns.filter((column) => clash(column.outcomes))) {
    const ids = [...new Set(outcomes.map((outcome) => statedBy[outcome] ?? ''))]
    const requirementId = ids.at(-1) ?? ''
    const text = `contradicts ${ids[0] ?? requirementId}: ${outcomes.map((one) => `“${one}”`).join(' and ')} for one combination`
    if (requirementId !== '' && found.size < mostNamed) found.set(text, { requirementId, text })
  }
  return [...found.values()]
}

/** What could not be read in a row of a table, also where the rest of the row is tested. */
export function rowGaps(read: ReadRequirement[]): Omit<Gap, 'gapId'>[] {
  return read.flatMap(({ requirement, sentence }) =>
    sentence.finding === undefined
      ? []
      : {
          requirementRef: requirement.id,
          technique: 'Requirement',
          coverageItem: requirement.id,
          description: `${requirement.statement.slice(0, 160)}: ${sentence.finding}`,
          priority: requirement.priority,
        },
  )
}
