import type * as messages from '@cucumber/messages'
import type { ExampleRow } from './gherkin-rows.ts'

/** Lines of a feature file, and where each of its parts begins (counted from 1), tags and comments before it included. */
export interface Spans {
  lines: string[]
  starts: number[]
}

interface Part {
  location: messages.Location
  tags?: readonly messages.Tag[]
}

const startOf = ({ location, tags = [] }: Part) =>
  Math.min(location.line, ...tags.map((tag) => tag.location.line))

export function spanOf(feature: messages.Feature, source: string): Spans {
  const parts = feature.children.flatMap(({ background, rule, scenario }): (Part | undefined)[] => [
    background,
    scenario,
    ...(scenario?.examples ?? []),
    rule,
    ...(rule?.children ?? []).flatMap((child) => [
      child.background,
      child.scenario,
      ...(child.scenario?.examples ?? []),
    ]),
  ])
  const starts = parts.flatMap((part) => (part ? [startOf(part)] : []))
  return { lines: source.split(/\r\n|[\n\r]/), starts: starts.toSorted((a, b) => a - b) }
}

interface Pieces {
  scenario: messages.Scenario
  row: ExampleRow | undefined
  background: messages.Background[]
}

/** One more than the field holds, so that a longer text is cut and told. */
const longest = 50_001

/**
 * The text of one scenario that stands alone: its heading, the steps of the background, its own steps, one row of its examples. It ends
 * where the field does, since a background stands in the text of every scenario.
 */
export function sourceOf(spans: Spans, { scenario, row, background }: Pieces): string {
  const first = scenario.steps[0]?.location.line ?? scenario.location.line + 1
  return [
    ...linesFrom(spans, scenario.location.line, first),
    ...background.flatMap(({ steps, location }) =>
      steps[0] ? linesFrom(spans, steps[0].location.line, endOf(spans, location)) : [],
    ),
    ...linesFrom(spans, first, endOf(spans, scenario.location)),
    ...(row ? ['', ...rowLines(spans, row)] : []),
  ]
    .join('\n')
    .trim()
    .slice(0, longest)
}

/** A table of examples that holds one row. */
function rowLines(spans: Spans, { examples, row }: ExampleRow): string[] {
  const { line } = examples.tableHeader?.location ?? examples.location
  const head = linesFrom(spans, examples.location.line, line + 1)
  const indent = /^\s*/.exec(head.at(-1) ?? '')?.[0] ?? ''
  return [...head, ...linesFrom(spans, row.location.line, row.location.line + 1).map((text) => indent + text)]
}

/** The line on which the next part begins. */
const endOf = ({ lines, starts }: Spans, { line }: messages.Location) =>
  starts.find((start) => start > line) ?? lines.length + 1

/** Lines without what they are all indented by, and without blank lines and comments at their end. */
function linesFrom({ lines }: Spans, from: number, to: number): string[] {
  const taken: string[] = []
  let left = longest
  for (let at = from - 1; at < to - 1 && left > 0; at++) {
    const line = (lines[at] ?? '').slice(0, left)
    left -= line.length + 1
    taken.push(line)
  }
  while (/^\s*(?:#.*)?$/.test(taken.at(-1) ?? 'x')) taken.pop()
  const indents = taken.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const indent = Math.min(...indents, 200)
  return taken.map((line) => line.slice(indent))
}
