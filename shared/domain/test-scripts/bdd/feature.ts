import { type Outline, isOutline, outlinesOf } from './outlines.ts'
import type { Scenario } from './scenarios.ts'
import type { ScenarioStep } from './types.ts'

/**
 * Scenarios as a feature file: what all of them are given first is its Background, those that differ in values only are Scenario Outlines.
 * Parses with `@cucumber/gherkin`; one pickle for each scenario, named by its title, for outlines with the id behind it.
 */
export function featureText(title: string, scenarios: Scenario[]): string {
  const shared = sharedGivens(scenarios)
  const rest = scenarios.map((scenario) => ({ ...scenario, steps: scenario.steps.slice(shared.length) }))
  const titleOf = uniqueTitles()
  const parts = outlinesOf(rest).map((one) =>
    isOutline(one) ? outlineLines(one, titleOf) : scenarioLines(one, titleOf),
  )
  const background = shared.length > 0 ? [['Background:', ...indented(stepLines(shared, asIs))]] : []
  const blocks = [...background, ...parts].map((lines) => indented(lines).join('\n'))
  return `${[`Feature: ${title}`, ...blocks].join('\n\n')}\n`
}

/** Gives no title twice: pytest-bdd keeps but the last scenario of a title. A repeated one says which it is. */
function uniqueTitles(): (title: string, other: (count: number) => string) => string {
  const taken = new Set<string>()
  return (title, other) => {
    let free = title
    for (let count = 2; taken.has(free); count += 1) free = other(count)
    taken.add(free)
    return free
  }
}

type TitleOf = ReturnType<typeof uniqueTitles>

/** How many first steps are the same Given in all scenarios. One scenario shares nothing, and none is left without a step. */
function sharedGivens(scenarios: Scenario[]): ScenarioStep[] {
  const [first, ...others] = scenarios
  if (!first || others.length === 0) return []
  const same = (step: ScenarioStep, index: number) =>
    step.keyword === 'Given' &&
    scenarios.every(
      ({ steps }) => steps.length > index + 1 && JSON.stringify(steps[index]) === JSON.stringify(step),
    )
  const end = first.steps.findIndex((step, index) => !same(step, index))
  return first.steps.slice(0, end < 0 ? 0 : end)
}

/** How a value is written where it stands: as itself, or as the placeholder of a column. */
type Write = (step: number, value: number, row?: number) => string | undefined

const asIs: Write = () => undefined

function scenarioLines({ id, title, tags, description, steps }: Scenario, titleOf: TitleOf): string[] {
  const own = titleOf(title, (count) => (count === 2 ? `${title} (${id})` : `${count}: ${title} (${id})`))
  return [...tagLine(tags), `Scenario: ${own}`, ...indented([...description, ...stepLines(steps, asIs)])]
}

function outlineLines({ scenarios, columns }: Outline, titleOf: TitleOf): string[] {
  const rowTitle = '<case> (<id>)'
  const [first] = scenarios
  const shared = first.tags.filter((tag) => scenarios.every(({ tags }) => tags.includes(tag)))
  const write: Write = (step, value, row) => {
    const column = columns.find(({ slots }) =>
      slots.some((slot) => slot.step === step && slot.value === value && slot.row === row),
    )
    return column && (column.quotes === 'step' ? `"<${column.head}>"` : `<${column.head}>`)
  }
  const rows = [
    ['id', 'case', ...columns.map(({ head }) => head)],
    ...scenarios.map(({ id, title }, index) => [
      id,
      title,
      ...columns.map(({ values, quotes }) => inQuotes[quotes](values[index] ?? '')),
    ]),
  ]
  return [
    ...tagLine(shared),
    `Scenario Outline: ${titleOf(rowTitle, (count) => `Outline ${count}: ${rowTitle}`)}`,
    ...indented([...first.description, ...stepLines(first.steps, write)]),
    '',
    ...indented(['Examples:', ...indented(tableLines(rows))]),
  ]
}

function stepLines(steps: ScenarioStep[], write: Write): string[] {
  let keyword = ''
  return steps.flatMap((step, index) => {
    const spoken = step.keyword === keyword ? 'And' : step.keyword
    keyword = step.keyword
    const { table, docString } = step.phrase
    const rows = table?.map((cells, row) => cells.map((cell, at) => write(index, at, row) ?? cell))
    return [
      `${spoken} ${stepText(step, index, write)}`,
      ...indented(rows ? tableLines(rows) : docString === undefined ? [] : docStringLines(docString)),
    ]
  })
}

function stepText({ phrase }: ScenarioStep, index: number, write: Write): string {
  let at = 0
  return phrase.expression.replaceAll(/\{(?:string|int)?\}/g, (type) => {
    const value = phrase.values[at]
    const placeholder = write(index, at)
    at += 1
    return placeholder ?? (type === '{string}' ? quoted(String(value)) : String(value))
  })
}

const escaped = (text: string) => text.replaceAll('"', String.raw`\"`)
const quoted = (text: string) => `"${escaped(text)}"`
const inQuotes = { none: (text: string) => text, step: escaped, cells: quoted }

function tableLines(rows: string[][]): string[] {
  const cells = rows.map((row) => row.map(cellText))
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.min(120, Math.max(...cells.map((row) => row[column]?.length ?? 0))),
  )
  return cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
}

/** Source: Gherkin reference, "Data Tables": bars, backslashes and line breaks are escaped. */
const cellText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\r\n|[\n\r]/g, String.raw`\n`)

function docStringLines(text: string): string[] {
  const content = text.replaceAll('\\"""', '\\\\"""').replaceAll('"""', String.raw`\"\"\"`)
  return ['"""', ...content.split(/\r\n|[\n\r]/), '"""']
}

const tagLine = (tags: string[]) => (tags.length > 0 ? [tags.map((tag) => `@${tag}`).join(' ')] : [])

const indented = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`))
