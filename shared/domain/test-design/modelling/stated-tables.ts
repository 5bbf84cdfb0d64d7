import { labelKey } from '../../requirements/facts/labels.ts'
import type { Atom, RuleFact } from '../../requirements/facts/types.ts'
import { unnamedColumn } from '../../requirements/tables/lookup-matrix.ts'
import type { Column } from '../techniques/decision-table.ts'
import type { Condition, DecisionTable, Parameter, StatedRule } from '../model.ts'
import { conditionsOf, entriesFor } from './conditions.ts'
import type { ReadRule } from './read-rule.ts'

const mostExpanded = 1024
const mostRules = 200

export interface StatedGroup {
  rules: ReadRule[]
  title: string
  /** Requirements of rows that state no rule by themselves. */
  parts: string[]
}

/**
 * A decision table whose columns are counted as the text states them: one for each rule, a "–" merges without a proof because the
 * text merged. Up to 1,024 combinations are expanded to find uncovered and contradictory ones; above that only the rules are kept,
 * and `unexpanded` says how many combinations were not compared. Impossible combinations (a weight below zero) are left out.
 */
export function statedTable({ rules, title, parts }: StatedGroup, id: string): DecisionTable | undefined {
  const kept = rules.slice(0, mostRules).map(withListedValues)
  const conditions = conditionsOf(kept)
  if (conditions.length === 0) return undefined
  const read = kept.map(({ fact, requirementId }, index) => ruleOf(fact, requirementId, index, conditions))
  const count = conditions.reduce((product, { entries }) => product * entries.length, 1)
  const columns = count <= mostExpanded ? expanded(conditions, read) : sampled(conditions, read)
  const matches = columns.map((column) => ({ column, rules: statedRulesFor(read, column.entries) }))
  const stated = read.map((rule, index) => ({
    ...rule,
    ...columnFor(rule, new Set(read.slice(0, index)), matches),
  }))
  const first = kept.find(({ screen }) => screen !== undefined)?.screen
  const act = kept.find(({ fact }) => fact.act !== undefined)?.fact.act
  const screen = conditions.some(({ parameter }) => parameter !== undefined) ? first : undefined
  return {
    id,
    title,
    conditions,
    columns,
    rules: [],
    stated,
    parts,
    origins: [...new Set([...kept.map(({ requirementId }) => requirementId), ...parts])],
    statedBy: Object.fromEntries(
      kept.toReversed().map(({ fact, requirementId }) => [fact.outcome, requirementId]),
    ),
    ...(count > mostExpanded ? { unexpanded: count } : {}),
    ...(rules.length > mostRules ? { rulesLeft: rules.length - mostRules } : {}),
    ...(act === undefined ? {} : { act }),
    ...(screen ? { screen } : {}),
  }
}

/** The rules that match a combination; "otherwise" matches what no other rule does. */
export function statedRulesFor(stated: StatedRule[], entries: number[]): StatedRule[] {
  const matching = stated.filter(
    ({ otherwise, allowed }) =>
      !otherwise &&
      allowed.some((sets) => sets.every((set, at) => set === undefined || set.includes(entries[at] ?? -1))),
  )
  return matching.length > 0 ? matching : stated.filter(({ otherwise }) => otherwise)
}

function ruleOf(fact: RuleFact, requirementId: string, index: number, conditions: Condition[]): StatedRule {
  return {
    requirementId,
    name: fact.table?.name ?? `rule ${index + 1}`,
    outcome: fact.outcome,
    otherwise: fact.otherwise,
    allowed: fact.anyOf.map((atoms) => conditions.map((condition) => allowedBy(atoms, condition))),
  }
}

function allowedBy(atoms: Atom[], condition: Condition): number[] | undefined {
  const sets = atoms.flatMap((atom) => {
    const set = entriesFor(atom, condition)
    return set === undefined ? [] : [set]
  })
  return sets.length === 0
    ? undefined
    : sets.reduce((both, set) => both.filter((entry) => set.includes(entry)))
}

/** All feasible combinations in counting order, with the outcomes of the rules that match. */
function expanded(conditions: Condition[], stated: StatedRule[]): Column[] {
  let rows: number[][] = [[]]
  conditions.forEach(({ entries }, at) => {
    const possible = [...entries.keys()].filter((entry) => isPossible(conditions, stated, at, entry))
    rows = rows.flatMap((row) => possible.map((entry) => [...row, entry]))
  })
  return rows.map((entries) => columnOf(entries, stated))
}

/** Nothing weighs or costs less than zero, unless a rule says so. */
function isPossible(conditions: Condition[], stated: StatedRule[], at: number, index: number): boolean {
  const entry = conditions[at]?.entries[index]
  if (entry?.kind !== 'number' || entry.min !== undefined || entry.max === undefined || entry.max >= 0n)
    return true
  return stated.some(({ allowed }) =>
    allowed.some((sets) => sets[at]?.includes(index) && sets[at].length === 1),
  )
}

/** One combination for each rule, where there are too many to compare. */
function sampled(conditions: Condition[], stated: StatedRule[]): Column[] {
  return stated.flatMap(({ allowed, otherwise }) => {
    const [sets] = allowed
    if (otherwise || !sets || sets.some((set) => set?.length === 0)) return []
    return [
      columnOf(
        conditions.map((_, at) => sets[at]?.[0] ?? 0),
        stated,
      ),
    ]
  })
}

function columnOf(entries: number[], stated: StatedRule[]): Column {
  return { entries, outcomes: [...new Set(statedRulesFor(stated, entries).map(({ outcome }) => outcome))] }
}

/** The combination that stands for a rule: one that no other rule answers differently, and no rule before it took. */
function columnFor(
  rule: StatedRule,
  earlier: Set<StatedRule>,
  matches: { column: Column; rules: StatedRule[] }[],
): { column?: number[] } {
  const own = matches.filter(({ rules }) => rules.includes(rule))
  const clean = own.filter(({ column }) => column.outcomes.length === 1)
  // The fewer other rules match, the more the combination says about this one.
  const least = Math.min(...clean.map(({ rules }) => rules.length))
  const fewest = clean.filter(({ rules }) => rules.length === least)
  const alone = fewest.find(({ rules }) => !rules.some((other) => earlier.has(other)))
  const found = alone ?? fewest[0] ?? own[0]
  return found ? { column: found.column.entries } : {}
}

/** Values in the spelling of the input that lists them; yes and no about a checkbox are its states. */
function withListedValues(rule: ReadRule): ReadRule {
  const parameters = rule.screen?.parameters ?? []
  if (parameters.length === 0) return rule
  const anyOf = rule.fact.anyOf.map((atoms) => atoms.map((atom) => listed(atom, parameters)))
  return { ...rule, fact: { ...rule.fact, anyOf } }
}

function listed(atom: Atom, parameters: Parameter[]): Atom {
  if (atom.equals === undefined) return atom
  const wanted = atom.equals.toLowerCase()
  if (atom.subject === unnamedColumn) {
    const own = parameters.find(({ constraints }) =>
      constraints.choices?.some((choice) => choice.toLowerCase() === wanted),
    )
    return own ? listed({ ...atom, subject: own.label }, parameters) : atom
  }
  const input = parameters.find(({ label }) => labelKey(label) === labelKey(atom.subject))
  if (input?.constraints.control === 'checkbox' && /^(?:yes|no)$/.test(wanted))
    return { ...atom, equals: wanted === 'yes' ? 'checked' : 'unchecked' }
  const value = input?.constraints.choices?.find((choice) => choice.toLowerCase() === wanted)
  return value === undefined ? atom : { ...atom, equals: value }
}
