import type * as messages from '@cucumber/messages'
import { longest } from './gherkin-rows.ts'
import type { GivenLine } from './given-lines.ts'
import type { Draft, DraftStep } from './types.ts'

export interface Words {
  /** Puts the values of a row into a text. */
  fill: (text: string) => string
  readGiven: (text: string, data: string) => GivenLine
  /** Preconditions that the file itself calls so, as our export does. */
  preconditions: readonly string[]
}

/** A step, as far as its words go. */
export interface SpokenStep {
  keywordType?: `${messages.StepKeywordType}` | undefined
  text: string
  docString?: Pick<messages.DocString, 'content'> | undefined
  dataTable?: { rows: readonly { cells: readonly { value: string }[] }[] } | undefined
}

/** Steps of a scenario as preconditions and steps of a case, in their order: a Given line that says what to do is a step like any other. */
export function proseOf(
  steps: readonly SpokenStep[],
  { fill, readGiven, preconditions }: Words,
): Required<Pick<Draft, 'preconditions' | 'steps'>> {
  const prose: { preconditions: string[]; steps: DraftStep[] } = { preconditions: [], steps: [] }
  const stated = new Set(preconditions)
  let kind = 'Context'
  let hasAct = false
  for (const step of steps) {
    if (step.keywordType !== 'Conjunction' && step.keywordType !== 'Unknown') kind = step.keywordType ?? kind
    const text = fill(step.text)
    const data = argumentOf(step, fill)
    const last = prose.steps.at(-1)
    const both = [text, data].filter(Boolean).join('\n')
    // What is given after something was done is a part of what is done.
    hasAct ||= kind !== 'Context'
    const line = hasAct
      ? undefined
      : stated.has(text)
        ? ({ as: 'precondition' } as const)
        : readGiven(text, data)
    if (kind === 'Outcome' && last) last.expected = [last.expected, both].filter(Boolean).join('\n')
    else if (kind === 'Outcome') prose.steps.push({ action: '', expected: both })
    else if (line?.as === 'precondition') prose.preconditions.push(both)
    else prose.steps.push({ action: line?.action ?? text, expected: '', ...(data && { data }) })
  }
  return prose
}

interface Argument {
  rows?: string[][]
  text: string
}

/** Arguments of the steps of a background, which every scenario below it asks for. */
const argumentsOf = new WeakMap<SpokenStep, Argument>()

function argumentOf(step: SpokenStep, fill: Words['fill']): string {
  const argument = argumentsOf.get(step) ?? readArgument(step)
  argumentsOf.set(step, argument)
  const { rows, text } = argument
  if (!text.includes('<')) return text
  return (rows ? tableText(rows.map((cells) => cells.map(fill))) : fill(text)).slice(0, longest)
}

function readArgument({ dataTable, docString }: SpokenStep): Argument {
  if (docString) return { text: docString.content.slice(0, longest) }
  const rows: string[][] = []
  let characters = 0
  for (const { cells } of dataTable?.rows ?? []) {
    if (characters > most) break
    rows.push(cells.map(({ value }) => value))
    characters += cells.reduce((sum, { value }) => sum + value.length + 1, 0)
  }
  return { rows, text: tableText(rows).slice(0, longest) }
}

/** More of a table than can be kept, since values may be shorter than the names in whose place they come. */
const most = 4 * longest

/** A table of two columns is pairs of name and value, as our export writes them; one cell is literal; others stay tables. */
function tableText(rows: readonly string[][]): string {
  if (rows.every(({ length }) => length === 1)) return rows.flat().join('\n')
  if (rows.every(({ length }) => length === 2))
    return rows.map(([name = '', value = '']) => `${name}=${literal(value)}`).join('; ')
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Values that the pairs' own marks would change are quoted as JSON. */
const literal = (value: string) => (/[;\n"]|^\s|\s$/.test(value) ? JSON.stringify(value) : value)
