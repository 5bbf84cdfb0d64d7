import { unprepared } from '../step-readings/set-up.ts'
import { readGherkin, type GherkinScenario, type GherkinStep } from '../test-exports/gherkin-source.ts'
import { proseOf, type SpokenStep, type Words } from './gherkin-prose.ts'
import { fillerOf, longest, numbered } from './gherkin-rows.ts'
import { givenReader } from './given-lines.ts'
import { maximumCases, maximumSteps } from './limits.ts'
import type { Draft } from './types.ts'

/**
 * A reader, for one file, of tests whose steps are Gherkin alone: bare steps, or one scenario, in English. Gives a case for each row of its
 * examples. A text that is neither is left as a script, which is read as the feature that it is a part of.
 */
export function definitionReader(): (draft: Draft) => Draft[] {
  const readGiven = givenReader(true)
  let room = maximumCases + 1
  return (draft) => {
    const { gherkin = '', steps = [] } = draft
    if (gherkin.trim() === '' || steps.length > 0) return [draft]
    const scenario = readGherkin(gherkin)
    // Several scenarios, other languages and bare steps with examples are read as a feature.
    if (!scenario) return [{ ...draft, script: gherkin }]
    const rows = rowsOf(scenario).slice(0, Math.max(1, room))
    room -= rows.length
    const fills = rows.length > 0 ? rows.map(([names, values]) => fillerOf(names, values)) : [asItStands]
    const titles = numbered(fills.map((fill) => fill(draft.title)))
    return fills.map((fill, index) => ({
      ...draft,
      ...(draft.id && index > 0 && { id: `${draft.id}-${index + 1}` }),
      title: titles[index] ?? draft.title,
      ...spokenIn(scenario, draft, { fill, readGiven, preconditions: [] }),
    }))
  }
}

function spokenIn({ steps }: GherkinScenario, { preconditions = [] }: Draft, words: Words): Partial<Draft> {
  const prose = proseOf(steps.slice(0, maximumSteps + 1).map(spokenOf), words)
  return {
    preconditions: [...preconditions, ...prose.preconditions],
    steps: prose.steps,
    ...(prose.preconditions.length > 0 && {
      automation: { ready: false, reasons: unprepared(prose.preconditions) },
    }),
  }
}

const asItStands = (text: string) => text.slice(0, longest)

const rowsOf = ({ examples }: GherkinScenario): [names: string[], values: string[]][] =>
  examples
    .flatMap(([header = '', ...body]) =>
      body.map((row): [string[], string[]] => [cellsOf(header), cellsOf(row)]),
    )
    .slice(0, maximumCases + 1)

const typeOf = (kind: GherkinStep['kind']) =>
  kind === 'given' ? 'Context' : kind === 'when' ? 'Action' : 'Outcome'

function spokenOf({ kind, text, argument }: GherkinStep): SpokenStep {
  const [first = ''] = argument
  if (argument.length === 0) return { keywordType: typeOf(kind), text }
  const isText = /^(?:"""|```)/.test(first)
  const stepArgument = isText
    ? { docString: { content: argument.slice(1, -1).join('\n') } }
    : { dataTable: { rows: argument.map((row) => ({ cells: cellsOf(row).map((value) => ({ value })) })) } }
  return { keywordType: typeOf(kind), text, ...stepArgument }
}

/** Cells between the bars of a row; a backslash takes the next character with it. */
const cellsOf = (row: string): string[] =>
  [
    ...row
      .trim()
      .slice(1)
      .matchAll(/((?:\\.|[^|\\])*)\|/gs),
  ].map(([, cell = '']) =>
    cell.trim().replaceAll(/\\([n|\\])/g, (_all, mark: string) => (mark === 'n' ? '\n' : mark)),
  )
