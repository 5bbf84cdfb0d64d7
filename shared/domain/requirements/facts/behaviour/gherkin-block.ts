import { conjuncts } from '../rules/conjuncts.ts'
import type { ScenarioFact } from '../types.ts'

const keyword = /^\s*(?:[-*+]\s+)?(?:\*\*)?(given|when|then|and|but|\*)(?:\*\*)?:?\s+(.+)$/i
const title = /^\s*(?:scenario(?: outline| template)?|example):\s*(.*)$/i
const failing = /\b(?:error|invalid|fail\w*|reject\w*|wrong|cannot|exception|denied|not)\b/i

type Kind = 'given' | 'when' | 'then'

interface Step {
  kind: Kind
  text: string
  /** Rows of a table under the step. */
  table: string[][]
}

/** Whether a line opens a scenario by its title. */
export function isScenarioTitle(line: string): boolean {
  return title.test(line)
}

/** The givens of a "Background:" block; undefined for any other text. */
export function backgroundOf(text: string): string[] | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  if (!/^\s*background:/i.test(lines[0] ?? '')) return undefined
  return stepsOf(lines).steps.flatMap((step) => (step.kind === 'given' ? givenWith(step) : []))
}

/** Reads the lines of a Gherkin scenario; an outline gives one scenario for each row of its examples. */
export function readBlock(lines: string[]): ScenarioFact[] {
  const { steps, tables } = stepsOf(lines)
  const name = lines.map((line) => title.exec(line)?.[1]?.trim()).find((one) => one !== undefined)
  const plain = (text: string) => text
  const rows = tables.flatMap(([head = [], ...body]) => body.map((row) => ({ head, row })))
  const made =
    rows.length === 0
      ? [build(name, steps, plain)]
      : rows.map(({ head, row }) => {
          const fill = (text: string) =>
            head.reduce((filled, column, index) => filled.split(`<${column}>`).join(row[index] ?? ''), text)
          return build(name ? `${fill(name)} (${row.join(', ')})` : undefined, steps, fill)
        })
  return made.filter(({ when, outcomes }) => when.length > 0 && outcomes.length > 0)
}

function stepsOf(lines: string[]): { steps: Step[]; tables: string[][][] } {
  const steps: Step[] = []
  const tables: string[][][] = []
  let current: Kind = 'given'
  let examples = false
  for (const line of lines) {
    if (/^\s*(?:examples|scenarios):/i.test(line)) {
      examples = true
      tables.push([])
    }
    if (/^\s*\|/.test(line)) {
      const row = cells(line)
      if (!row.every((cell) => /^:?-+:?$/.test(cell)))
        (examples ? tables.at(-1) : steps.at(-1)?.table)?.push(row)
    }
    const step = keyword.exec(line)
    if (!step?.[1] || !step[2] || examples) continue
    const word = step[1].toLowerCase()
    if (word === 'given' || word === 'when' || word === 'then') current = word
    steps.push({ kind: current, text: step[2].replace(/[,.\s]+$/, ''), table: [] })
  }
  return { steps, tables }
}

/** What is expected between two actions stays behind the action that it follows. */
function build(name: string | undefined, steps: Step[], fill: (text: string) => string): ScenarioFact {
  const filled = steps.map((step) => ({
    ...step,
    text: fill(step.text),
    table: step.table.map((row) => row.map(fill)),
  }))
  const when: string[] = []
  const answers: { after: number; outcomes: string[] }[] = []
  for (const step of filled) {
    if (step.kind === 'when') when.push(...whenWith(step))
    if (step.kind !== 'then') continue
    const last = answers.at(-1)
    const outcomes = thenWith(step)
    if (last?.after === when.length - 1) last.outcomes.push(...outcomes)
    else answers.push({ after: when.length - 1, outcomes: [...outcomes] })
  }
  const between = answers.slice(0, -1)
  return {
    kind: 'scenario',
    ...(name ? { title: name } : {}),
    given: filled.flatMap((step) => (step.kind === 'given' ? givenWith(step) : [])),
    when,
    outcomes: answers.at(-1)?.outcomes ?? [],
    role: name && failing.test(name) ? 'exception' : 'main',
    ...(between.length > 0 ? { between } : {}),
  }
}

/** "I enter the following:" with a table of names and values is one entry for each row. */
function whenWith({ text, table }: Step): string[] {
  const pairs = table.filter((row) => row.length === 2 && row.every((cell) => cell !== ''))
  if (table.length === 0 || pairs.length !== table.length) return conjuncts(text)
  const body = /^(?:field|name|label|input)s?$/i.test(table[0]?.[0] ?? '') ? pairs.slice(1) : pairs
  return body.map(
    ([name = '', value = '']) => `enter "${value.replace(/^"|"$/g, '')}" in the "${name}" field`,
  )
}

function givenWith({ text, table: [head = [], ...rows] }: Step): string[] {
  const plain = text.replace(/:$/, '')
  if (rows.length === 0) return [plain]
  const told = rows
    .slice(0, 20)
    .map((row) => row.map((cell, index) => `${head[index] ?? ''} "${cell}"`).join(', '))
  return [`${plain}: ${told.join('; ')}`]
}

function thenWith({ text, table: [head = [], ...rows] }: Step): string[] {
  if (rows.length === 0) return [text]
  const told = rows
    .slice(0, 20)
    .map((row) => row.map((cell, index) => `${head[index] ?? ''} "${cell}"`).join(', '))
  return [`${text.replace(/:$/, '')}: ${told.join('; ')}`]
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
