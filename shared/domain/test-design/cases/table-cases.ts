import { singular } from '../../requirements/facts/labels.ts'
import { clash } from '../modelling/tables.ts'
import { literalIn, stateEntry } from '../modelling/describe-entry.ts'
import { fillIn } from '../filling/fill-in.ts'
import { refusedUnder } from '../filling/effective.ts'
import { entries } from './form-frame.ts'
import type { ColumnItem, DecisionTable, Item, Outcome } from '../model.ts'
import { rulesFor } from '../items/table-items.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { spokenPeriod } from './spoken-start.ts'
import { ruleStep } from './rule-step.ts'
import { neutralValues } from './neutral-values.ts'
import { absenceOf } from './outcomes.ts'
import { percentOutcomes } from './percent-outcomes.ts'
import { titleOf } from '../modelling/screen-names.ts'
import { joinChecks } from './check-prose.ts'
import { capital, toCheck } from './step-prose.ts'
import { withoutFee } from './unpaid.ts'
import { openStep, submitStep, type StepDraft } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** One case for each column that the rules answer; omissions and contradictions are named instead of guessed. */
export function designTables(
  tables: DecisionTable[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const byId = new Map(tables.map((one) => [one.id, one]))
  const groups = new Map<string, { table: DecisionTable; claims: ColumnItem[] }>()
  for (const item of items) {
    const table = item.kind === 'column' ? byId.get(item.tableId) : undefined
    if (item.kind !== 'column' || !table) continue
    const key = `${table.id}\n${startOf(table, item).join('\n')}`
    const group = groups.get(key)
    if (group) group.claims.push(item)
    else groups.set(key, { table, claims: [item] })
  }
  for (const { table, claims } of groups.values()) {
    const outcome = outcomeOf(table, claims[0] as ColumnItem)
    const drafted =
      typeof outcome === 'string' ? outcome : columnCase(table, claims, outcome, neutralValues(table, tables))
    if (typeof drafted === 'string') undesigned.push(...claims.map((item) => ({ item, reason: drafted })))
    else cases.push(drafted)
  }
  return { cases, undesigned }
}

/** The literals of a column: items with the same start are one case. */
function startOf(table: DecisionTable, { entries, edge }: ColumnItem): string[] {
  return table.conditions.flatMap((condition, index) => {
    const entry = condition.entries[entries[index] ?? 0]
    return entry ? [stateEntry(condition, entry, edge?.condition === index ? edge.value : undefined)] : []
  })
}

function outcomeOf(table: DecisionTable, { entries, description }: ColumnItem): Outcome | string {
  // Rules that the text writes beside each other are meant to exclude each other.
  const outcomes = outcomesAt(table, entries)
  if (clash(outcomes) || (table.stated && outcomes.length > 1))
    return `the rules contradict each other: ${outcomes.map((one) => `“${one}”`).join(' and ')}`
  if (outcomes.length > 0) {
    const expected = joinChecks(outcomes.map(toCheck))
    const requirementId = rulesFor(table, entries)[0] ?? table.statedBy[outcomes[0] ?? '']
    // "Members have 60 days" says so of what the sentence before it allows.
    const source = table.statedBy[outcomes[0] ?? '']
    return {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
      ...(requirementId ? { requirementId } : {}),
      ...(source !== undefined && source !== requirementId ? { cites: [source] } : {}),
    }
  }
  return table.stated ? 'no rule says what happens then' : opposite(table, description)
}

/** With a single outcome that can be seen, its absence follows where the rule does not hold; else the text leaves it open. */
function opposite({ columns, screen, act }: DecisionTable, description: string): Outcome | string {
  const all = [...new Set(columns.flatMap(({ outcomes }) => outcomes))]
  const check = all.length === 1 ? toCheck(all[0] ?? '') : ''
  const expected = absenceOf(check)
  const unpaid = expected || all.length !== 1 ? undefined : withoutFee(all[0] ?? '')
  if (unpaid)
    return { expected: unpaid, oracle: 'inferred', checkable: isCheckable(unpaid), unstated: description }
  if (!expected) return 'no rule says what happens then'
  const inferred: Outcome = { expected, oracle: 'inferred', checkable: true, unstated: description }
  const success = screen?.success
  // What the rule refuses to somebody is done with a form in which nothing else is wrong.
  return act !== undefined && success?.checkable && success.check !== check && screen?.parameters.length
    ? { ...inferred, expected: `${success.check} and ${expected}`, cites: [success.requirementId] }
    : inferred
}

const byEntries = new WeakMap<DecisionTable, Map<string, string[]>>()

function outcomesAt(table: DecisionTable, entries: number[]): string[] {
  const known =
    byEntries.get(table) ?? new Map(table.columns.map((column) => [column.entries.join(), column.outcomes]))
  byEntries.set(table, known)
  return known.get(entries.join()) ?? []
}

function columnCase(
  table: DecisionTable,
  claims: ColumnItem[],
  answer: Outcome,
  neutral: Map<string, string>,
): CaseDraft | string {
  const [item] = claims as [ColumnItem]
  const start = startOf(table, item)
  const literals = table.conditions.map(({ entries }, index) => {
    const entry = entries[item.entries[index] ?? 0]
    return entry && literalIn(entry, item.edge?.condition === index ? item.edge.value : undefined)
  })
  const spoken = table.conditions.map(
    ({ subject }, index) => spokenPeriod(subject, literals[index]) ?? start[index] ?? '',
  )
  const values = new Map(neutral)
  const stated: string[] = [...(table.neutral?.stated ?? [])]
  table.conditions.forEach(({ parameter }, index) => {
    const literal = literals[index]
    if (parameter && literal !== undefined) values.set(parameter.id, literal)
    else stated.push(capital(start[index] ?? ''))
  })
  const refused = table.screen && refusedUnder(table.screen, (id) => values.get(id))
  if (refused !== undefined) return `the form refuses these values: ${refused}`
  const told = outcomesAt(table, item.entries)
  const sums = percentOutcomes(table, told, literals)
  stated.push(...sums.stated)
  const outcome = { ...answer, expected: [answer.expected, ...sums.expected].join(' and ') }
  return {
    title: titleOfColumn(table, outcome.expected, spoken),
    steps: stepsFor(table, values, outcome),
    claims,
    outcome,
    preconditions: stated,
    alsoTests: [...rulesFor(table, item.entries), ...(table.parts ?? [])],
    types: item.edge ? ['boundary', 'functional', 'regression'] : ['functional', 'regression', 'integration'],
    tags: ['positive', 'decision table'],
    testCondition: start.join(' and '),
    manual: [
      ...stated.map((text) => `precondition must be set up: ${text}`),
      ...(sums.expected.length > 0 ? ['the text does not name where the computed amount is shown'] : []),
    ],
  }
}

function stepsFor(
  { screen, conditions, act }: DecisionTable,
  values: Map<string, string>,
  { expected, checkable }: Outcome,
): StepDraft[] {
  if (!screen || screen.parameters.length === 0) {
    if (act !== undefined) return [openStep(screen), { action: ruleStep(act, []), expectedResult: expected }]
    if (checkable) return [{ ...openStep(screen), expectedResult: expected }]
    const subjects = conditions.map(({ subject }) => subject)
    // "Even the right password is refused" is about the right password.
    const told = expected.replace(/^even /i, '')
    return [openStep(screen), { action: ruleStep(told, subjects), expectedResult: expected }]
  }
  return [openStep(screen), ...entries(screen, fillIn(screen, values).values), submitStep(screen, expected)]
}

/** "Shipping is free, when the order total is …", under the name that the text gives the table. */
function titleOfColumn({ title }: DecisionTable, expected: string, conditions: string[]): string {
  const name = /^rules? (?:for|by)\b/i.test(title) ? undefined : titleOf(title)
  const told = `${expected}, when ${conditions.join(' and ')}`
  return (name === undefined || isSubject(name, expected) ? told : `${capital(name)}: ${told}`).slice(0, 240)
}

/** "Yearly premium" in front of "The yearly premium is 600.00 EUR" says the same twice. */
function isSubject(name: string, expected: string): boolean {
  return expected.toLowerCase().startsWith(`the ${singular(name.toLowerCase())} is `)
}
