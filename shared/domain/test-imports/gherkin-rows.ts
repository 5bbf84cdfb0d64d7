import type * as messages from '@cucumber/messages'
import { blankFor } from '../prose-steps/blanks.ts'
import { maximumCases, maximumSteps } from './limits.ts'

/** One row of the examples of an outline, with the table that it stands in. */
export interface ExampleRow {
  examples: messages.Examples
  row: messages.TableRow
}

/** The rows of all examples of a scenario, and one more than the cases that are read. */
export const rowsOf = ({ examples }: messages.Scenario): ExampleRow[] =>
  examples
    .flatMap((table) => table.tableBody.slice(0, maximumCases + 1).map((row) => ({ examples: table, row })))
    .slice(0, maximumCases + 1)

/** One more than the longest field of a step: what is longer is cut anyhow, and that it was longer still shows. */
export const longest = 20_001

/** Puts the values of a row in the place of their names. Values that are put in again and again stop where the longest field ends. */
export const filler = ({ examples, row }: ExampleRow): ((text: string) => string) =>
  fillerOf(
    (examples.tableHeader?.cells ?? []).map(({ value }) => value),
    row.cells.map(({ value }) => value),
  )

/** The same for names and values in the order of their columns. */
export function fillerOf(names: readonly string[], cells: readonly string[]): (text: string) => string {
  const values = new Map(names.map((name, index) => [name, cells[index] ?? '']))
  return (text) => {
    let filled = ''
    let end = 0
    for (const { 0: all, 1: name = '', index } of text.slice(0, longest).matchAll(place)) {
      if (filled.length > longest) break
      filled += text.slice(end, index) + (values.get(name) ?? all)
      end = index + all.length
    }
    return (filled + text.slice(end, longest)).slice(0, longest)
  }
}

const place = /<([^<>]+)>/g

const open = /"<([^<>"]+)>"/g

/** A text in which names that have no value are left to be filled in: a run does nothing with a step that has one. */
export const withBlanks =
  (missing: readonly string[]) =>
  (text: string): string =>
    text.replaceAll(open, (all, name: string) => (missing.includes(name) ? `"${blankFor(name)}"` : all))

/** The names in angle brackets in the steps of an outline, as far as they are read, each once. */
export function namesIn({ steps }: messages.Scenario): string[] {
  const texts = steps
    .slice(0, maximumSteps + 1)
    .flatMap(({ text, docString, dataTable }) => [
      text,
      docString?.content ?? '',
      ...(dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
    ])
  const names = texts.flatMap((text) =>
    [...text.slice(0, longest).matchAll(place)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

/** Those of the names that no column of a table has. */
export function withoutColumn(names: readonly string[], { tableHeader }: messages.Examples): string[] {
  const columns = new Set(tableHeader?.cells.map(({ value }) => value))
  return names.filter((name) => !columns.has(name))
}

/** Titles of the rows: the name of the outline and that of the examples, both filled in. */
export const titlesOf = (scenario: messages.Scenario, rows: readonly ExampleRow[]): string[] =>
  rows.map((each) => {
    const fill = filler(each)
    return [fill(scenario.name), fill(each.examples.name)].map(oneLine).filter(Boolean).join(': ')
  })

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Titles with a number behind those that are alike. */
export function numbered(titles: readonly string[]): string[] {
  const same = Map.groupBy(titles, (title) => title)
  const used = new Map<string, number>()
  return titles.map((title) => {
    const number = (used.get(title) ?? 0) + 1
    used.set(title, number)
    return (same.get(title)?.length ?? 0) > 1 ? `${title} (${number})` : title
  })
}
