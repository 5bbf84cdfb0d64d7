import { type EventKind, type TextColumn, textColumns } from '../event.ts'
import type { Column, Segment } from '../segment/segment.ts'
import { Budget, expressionTest } from './expression.ts'

/** Umami's operators for texts (src/lib/constants.ts, OPERATORS) that a filter may begin with. */
export const operators = ['eq', 'neq', 'c', 'dnc', 's', 'ns', 're', 'nre'] as const
export type Operator = (typeof operators)[number]

export interface Condition {
  column: TextColumn
  operator: Operator
  /** One of several for `eq`, none of them for `neq`; one text for the others. */
  values: string[]
}

export interface Filter {
  conditions: Condition[]
  /** Whether one of the conditions is enough. */
  any: boolean
  /** What holds beside them, all of it. */
  always?: Condition[]
  /** Only events of this kind. */
  kind?: EventKind
  /** Leaves out visits with one page view, and what belongs to no visit. */
  excludeBounce?: boolean
}

export const noFilter: Filter = { conditions: [], any: false }

export const isNoFilter = ({ conditions, always = [], kind, excludeBounce = false }: Filter): boolean =>
  conditions.length === 0 && always.length === 0 && kind === undefined && !excludeBounce

const holds: Record<Exclude<Operator, 're' | 'nre'>, (text: string, values: readonly string[]) => boolean> = {
  eq: (text, values) => values.includes(text),
  neq: (text, values) => !values.includes(text),
  c: (text, [part = '']) => text.toLowerCase().includes(part.toLowerCase()),
  dnc: (text, [part = '']) => !text.toLowerCase().includes(part.toLowerCase()),
  s: (text, [part = '']) => text.toLowerCase().startsWith(part.toLowerCase()),
  ns: (text, [part = '']) => !text.toLowerCase().startsWith(part.toLowerCase()),
}

/** Of each row of a segment 1 where it passes and 0 where not; null where all rows pass. Each different text of a column is looked at once. */
export function passingRows(
  segment: Segment,
  { conditions, any, always = [], kind }: Filter,
): Uint8Array | null {
  const budget = budgetOf(conditions)
  const asked = conditions.map((condition) => testOf(segment, condition, budget))
  const required = always.map((condition) => testOf(segment, condition, budget))
  if (kind !== undefined) required.push({ codes: segment.kind, passing: only(kind) })
  const isAlternative = any && asked.length > 1
  const tests = isAlternative ? required : [...asked, ...required]
  const [first, ...others] = isAlternative ? asked : tests
  if (!first) return null
  const passes = rowsOf(first)
  if (isAlternative) for (const test of others) addRows(passes, test)
  for (const test of isAlternative ? tests : others) keepRows(passes, test)
  return passes
}

/** Whether a row of a segment passes. */
export function matcherOf(segment: Segment, filter: Filter): (row: number) => boolean {
  const passes = passingRows(segment, filter)
  return (row) => passes === null || passes[row] === 1
}

/** Which of the codes of a column pass. */
interface CodeTest {
  codes: Column['codes']
  passing: Uint8Array
}

const only = (code: number): Uint8Array => new Uint8Array(256).fill(1, code, code + 1)

function rowsOf({ codes, passing }: CodeTest): Uint8Array {
  const passes = new Uint8Array(codes.length)
  for (let row = 0; row < codes.length; row++) passes[row] = passing[codes[row] ?? 0] ?? 0
  return passes
}

function addRows(passes: Uint8Array, { codes, passing }: CodeTest): void {
  for (let row = 0; row < codes.length; row++)
    if (passes[row] === 0) passes[row] = passing[codes[row] ?? 0] ?? 0
}

function keepRows(passes: Uint8Array, { codes, passing }: CodeTest): void {
  for (let row = 0; row < codes.length; row++)
    if (passes[row] === 1) passes[row] = passing[codes[row] ?? 0] ?? 0
}

function testOf(segment: Segment, condition: Condition, budget: Budget): CodeTest {
  const { values: texts, codes } = segment.columns[condition.column] ?? {
    values: [''],
    codes: new Uint8Array(segment.rows),
  }
  const test = textTestOf(condition, budget)
  return { codes, passing: Uint8Array.from(texts, (text) => Number(test(text))) }
}

/** What the expressions of a question may cost together, by its conditions. */
const budgets = new WeakMap<readonly Condition[], Budget>()

function budgetOf(conditions: readonly Condition[]): Budget {
  let budget = budgets.get(conditions)
  if (!budget) budgets.set(conditions, (budget = new Budget()))
  return budget
}

/** Expressions of the questions that are being answered, with what they have cost: a question looks at many days with the same condition. */
const expressions = new WeakMap<Condition, (text: string) => boolean>()

function textTestOf(condition: Condition, budget: Budget): (text: string) => boolean {
  const { operator, values } = condition
  if (operator !== 're' && operator !== 'nre') return (text) => holds[operator](text, values)
  let test = expressions.get(condition)
  if (!test) expressions.set(condition, (test = expressionTest(values[0] ?? '', budget)))
  const finds = test
  return (text) => finds(text) === (operator === 're')
}

/** Reads `op.value`; what begins with no operator is looked for as it stands. */
export function readCondition(column: TextColumn, text: string): Condition {
  const [, named = '', rest = ''] = /^([a-z]+)\.(.*)$/s.exec(text) ?? []
  const operator = operators.find((each) => each === named)
  const value = operator ? rest : text
  const isList = operator === undefined || operator === 'eq' || operator === 'neq'
  return { column, operator: operator ?? 'eq', values: isList ? value.split(',') : [value] }
}

export const isColumn = (name: string): name is TextColumn =>
  (textColumns as readonly string[]).includes(name)
