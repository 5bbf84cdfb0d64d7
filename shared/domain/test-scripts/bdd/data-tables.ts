import { withLocators } from '../statements.ts'
import type { Locator, Statement } from '../types.ts'
import type { ScenarioStep } from './types.ts'

interface TableKind {
  /** The step in a table. */
  expression: string
  /** Heads of the columns: the element, then its value where there is one. */
  heads: string[]
  /** Cells of a statement that has the simple form this table is for; undefined for any other. */
  cells: (statement: Statement) => string[] | undefined
  /** What is done for a row, made from what the first of them does. */
  statement: (first: Statement) => Statement
}

const kinds: TableKind[] = [
  {
    expression: 'I enter these values:',
    heads: ['field', 'value'],
    cells: (one) =>
      one.kind === 'fill' && one.on.by === 'label' && isPlain(one.on)
        ? texts(one.on.name, one.value)
        : undefined,
    statement: (first) => withValue(named(first, 'field'), 'value'),
  },
  {
    expression: 'I select these options:',
    heads: ['dropdown', 'option'],
    cells: (one) =>
      one.kind === 'select' && one.on.role === 'combobox' && isPlain(one.on)
        ? texts(one.on.name, one.value)
        : undefined,
    statement: (first) => withValue(named(first, 'dropdown'), 'option'),
  },
  {
    expression: 'I check these boxes:',
    heads: ['checkbox'],
    cells: (one) =>
      one.kind === 'check' && one.on.role === 'checkbox' && isPlain(one.on) ? texts(one.on.name) : undefined,
    statement: (first) => named(first, 'checkbox'),
  },
]

/** Joins two or more steps of the same simple form, one after another, into one step with a table. */
export function inTables(steps: ScenarioStep[]): ScenarioStep[] {
  const joined: ScenarioStep[] = []
  let index = 0
  while (index < steps.length) {
    const run = runAt(steps, index)
    const first = steps[index]
    if (run && run.rows.length > 1) {
      joined.push(tableStep(run))
      index += run.rows.length
    } else {
      if (first) joined.push(first)
      index += 1
    }
  }
  return joined
}

interface Run {
  kind: TableKind
  first: Statement
  rows: string[][]
}

function runAt(steps: ScenarioStep[], index: number): Run | undefined {
  for (const kind of kinds) {
    const rows: string[][] = []
    for (const { phrase } of steps.slice(index)) {
      const original = phrase.original
      const cells = original && kind.cells(original)
      if (!cells?.every(fitsCell)) break
      rows.push(cells)
    }
    const first = steps[index]?.phrase.original
    if (first && rows.length > 0) return { kind, first, rows }
  }
  return undefined
}

function tableStep({ kind, first, rows }: Run): ScenarioStep {
  return {
    keyword: 'When',
    phrase: {
      expression: kind.expression,
      parameters: [{ name: 'table', type: 'table' }],
      values: [],
      table: [kind.heads, ...rows],
      statement: kind.statement(first),
    },
  }
}

const named = (statement: Statement, variable: string) =>
  withLocators(statement, (locator) => ({ ...locator, name: { variable } }))

const withValue = (statement: Statement, variable: string): Statement =>
  'value' in statement ? { ...statement, value: { variable } } : statement

const isPlain = ({ nth, within }: Locator) => nth === undefined && !within

const texts = (...given: unknown[]): string[] | undefined =>
  given.every((text) => typeof text === 'string') ? given : undefined

/** A cell loses the blanks at its edges. */
const fitsCell = (text: string) => text === text.trim()
