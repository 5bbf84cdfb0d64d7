import { type TextColumn, textColumns } from '../event.ts'
import type { Segment } from '../segment/segment.ts'

/** Umami's operators for texts (src/lib/constants.ts, OPERATORS) that a filter may begin with. */
export const operators = ['eq', 'neq', 'c', 'dnc', 's', 'ns'] as const
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
  /** Leaves out visits with one page view, and what belongs to no visit. */
  excludeBounce?: boolean
}

export const noFilter: Filter = { conditions: [], any: false }

export const isNoFilter = ({ conditions, always = [], excludeBounce = false }: Filter): boolean =>
  conditions.length === 0 && always.length === 0 && !excludeBounce

const holds: Record<Operator, (text: string, values: readonly string[]) => boolean> = {
  eq: (text, values) => values.includes(text),
  neq: (text, values) => !values.includes(text),
  c: (text, [part = '']) => text.toLowerCase().includes(part.toLowerCase()),
  dnc: (text, [part = '']) => !text.toLowerCase().includes(part.toLowerCase()),
  s: (text, [part = '']) => text.toLowerCase().startsWith(part.toLowerCase()),
  ns: (text, [part = '']) => !text.toLowerCase().startsWith(part.toLowerCase()),
}

/** Whether a row of a segment passes: each different text of a column is looked at once. */
export function matcherOf(
  segment: Segment,
  { conditions, any, always = [] }: Filter,
): (row: number) => boolean {
  const asked = conditions.map((condition) => testOf(segment, condition))
  const required = always.map((condition) => testOf(segment, condition))
  if (!any || asked.length < 2) return allOf([...asked, ...required])
  return allOf([(row) => asked.some((test) => test(row)), ...required])
}

type RowTest = (row: number) => boolean

function allOf(tests: readonly RowTest[]): RowTest {
  const [first, ...others] = tests
  if (!first) return () => true
  return others.length === 0 ? first : (row) => tests.every((test) => test(row))
}

function testOf(segment: Segment, { column, operator, values }: Condition): RowTest {
  const { values: texts, codes } = segment.columns[column] ?? {
    values: [''],
    codes: new Uint8Array(segment.rows),
  }
  const passing = Uint8Array.from(texts, (text) => Number(holds[operator](text, values)))
  return (row) => passing[codes[row] ?? 0] === 1
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
