import type { Fact, RuleFact } from '../facts/types.ts'
import { isBlank } from './cells.ts'
import { conjunctions, readCondition, type ReadCondition } from './conditions.ts'
import { columnName } from './headers.ts'
import { outcomeOf } from './outcome-cells.ts'
import { requirement, unread, type Row, type RowReading, type Table } from './table.ts'
import { titleOf, topicOf } from './titles.ts'

const ruleName = /^(?:(?:r|rule|c|case|col|column|tc)[ ._-]?\d{1,3}|\d{1,3})$/i
const actions = /^(?:actions?|outcomes?|results?|effects?|then|outputs?)\s*:?$/i
const conditions = /^(?:conditions?|causes?|if|inputs?|given)\s*:?$/i
const actionLabel = /^(?:actions?\s*\d*\s*[:–-]|a\d{1,2}\b\s*[:.–-]?)\s*/i
const conditionLabel = /^(?:conditions?\s*\d*\s*[:–-]|c\d{1,2}\b\s*[:.–-]?)\s*/i
const mark = /^(?:x|✓|✔|☑|☒|✅|)$/i

type Part = 'condition' | 'action' | 'section'

/** Reads a decision table in its usual form: a condition or an action in each row, a rule in each column (R1, R2, …). */
export function readRuleColumns(table: Table): RowReading[] | undefined {
  const { header, body } = table
  const first = header.findIndex((cell) => ruleName.test(cell))
  if (
    first < 1 ||
    first > 2 ||
    header.length - first < 2 ||
    !header.slice(first).every((cell) => ruleName.test(cell))
  )
    return undefined
  const rows = body.map((row) => ({ ...row, label: labelOf(row, first), entries: row.cells.slice(first) }))
  const parts = partsOf(rows, first)
  if (!parts.includes('condition') || !parts.includes('action')) return undefined
  const names = header.slice(first).map((name) => (/^\d+$/.test(name) ? `rule ${name}` : name))
  const whole = rows.flatMap((row, index) => (parts[index] === 'condition' && !row.found ? [row] : []))
  const read = whole.map(({ label, entries }) => readCondition(label, columnName(label), entries))
  const told = names.map((_, rule) =>
    rows.flatMap((row, index) => {
      const text = parts[index] === 'action' && !row.found ? said(row, rule, table) : undefined
      return text === undefined ? [] : [{ index, text }]
    }),
  )
  const broken = rows.some(({ found }, index) => found !== undefined && parts[index] !== 'section')
  const facts = broken ? [] : names.map((name, rule) => factOf(read, rule, told[rule] ?? [], { table, name }))
  return rows.map((row, index) => {
    if (parts[index] === 'section') return { kind: 'context', facts: [] }
    if (row.found) return unread(row.found)
    if (broken) return unread('another row of the decision table is not complete')
    if (parts[index] === 'condition') return conditionRow(read[whole.indexOf(row)], names, table)
    return actionRow({ facts, told, names, table }, index)
  })
}

interface Read {
  facts: (RuleFact | string)[]
  told: { index: number; text: string }[][]
  names: string[]
  table: Table
}

function conditionRow(read: ReadCondition | undefined, names: string[], table: Table): RowReading {
  const wrong = [...(read?.unreadable ?? [])].map(([rule, text]) => `${names[rule] ?? ''}: ${text}`)
  return requirement([{ kind: 'tablePart', table: table.id }], wrong[0])
}

/** The rules stand in the row of their first action; a rule without action is named in the first row of all actions. */
function actionRow({ facts, told, names, table }: Read, index: number): RowReading {
  const own = facts.filter((_, rule) => told[rule]?.[0]?.index === index)
  const wrong = own.filter((fact) => typeof fact === 'string')
  const silent = names.filter((_, rule) => told[rule]?.length === 0)
  const marked = told.some((actions) => actions.some((one) => one.index === index))
  const firstAction = Math.min(...told.flatMap((actions) => actions.map((one) => one.index)))
  const problems = [
    ...wrong,
    ...(marked ? [] : ['no rule leads to this action']),
    ...(index === firstAction && silent.length > 0 ? [`no action is stated for ${silent.join(', ')}`] : []),
  ]
  const found: Fact[] = own.filter((fact) => typeof fact !== 'string')
  const part: Fact[] = marked ? [{ kind: 'tablePart', table: table.id }] : []
  return requirement([...found, ...part], problems[0])
}

function factOf(
  read: ReadCondition[],
  rule: number,
  told: { text: string }[],
  { table, name }: { table: Table; name: string },
): RuleFact | string {
  const wrong = read.flatMap(({ unreadable }) => unreadable.get(rule) ?? [])
  const anyOf = conjunctions(read.map(({ atoms }) => atoms[rule] ?? [[]]))
  if (wrong[0] !== undefined || !anyOf) return `${name}: ${wrong[0] ?? 'more than 16 alternatives'}`
  const otherwise = read.every(({ open }) => open[rule] === true)
  return {
    kind: 'rule',
    anyOf: otherwise ? [] : anyOf,
    outcome: told.map(({ text }, at) => (at === 0 ? text : text.replace(/^The /, 'the '))).join(' and '),
    otherwise,
    table: { id: table.id, title: titleOf(table), name },
  }
}

function labelOf({ cells }: Row, first: number): string {
  const label =
    cells
      .slice(0, first)
      .filter((cell) => cell !== '')
      .at(-1) ?? ''
  return label.replace(actionLabel, '').replace(conditionLabel, '').trim() || label
}

/** An action that a rule marks or names a value for; "N" and an empty cell are no action. */
function said(
  { label, entries }: { label: string; entries: string[] },
  rule: number,
  table: Table,
): string | undefined {
  const cell = entries[rule] ?? ''
  if (isBlank(cell) || /^(?:n|no|f|false|✗|✘)$/i.test(cell)) return undefined
  const own = columnName(label)
  if (/^(?:y|yes|t|true|x|✓|✔|☑|☒|✅)$/i.test(cell)) return label.replace(/\.$/, '')
  return outcomeOf(own, cell, topicOf(table))
}

/** Which rows are conditions and which actions: by section rows, by labels, else by marks "X" behind cells with Y and N. */
function partsOf(rows: { cells: string[]; label: string; entries: string[] }[], first: number): Part[] {
  const lead = (cells: string[]) => (cells[0] ?? '').trim()
  const empty = (entries: string[]) => entries.every((cell) => cell.trim() === '')
  const titled = rows.some(({ cells }) => actions.test(lead(cells)) || actionLabel.test(lead(cells)))
  let part: Part = 'condition'
  return rows.map(({ cells, entries }, index) => {
    const head = lead(cells)
    if (actions.test(head) || actionLabel.test(head)) part = 'action'
    else if (conditions.test(head) || conditionLabel.test(head)) part = 'condition'
    else if (!titled && index > 0 && isAction(entries)) part = 'action'
    else if (!titled && index === rows.length - 1 && index > 0) part = 'action'
    const section =
      (actions.test(head) || conditions.test(head)) && empty(entries) && (first === 1 || cells[1] === '')
    return section ? 'section' : part
  })
}

function isAction(entries: string[]): boolean {
  return (
    entries.every((cell) => isBlank(cell) || mark.test(cell.trim())) &&
    entries.some((cell) => mark.test(cell.trim()) && cell.trim() !== '')
  )
}
