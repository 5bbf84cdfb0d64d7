import type * as messages from '@cucumber/messages'
import type { Draft, DraftStep } from './types.ts'

/** Steps of a scenario as preconditions and steps of a case. */
export function proseOf(
  steps: readonly messages.Step[],
  examples?: messages.Examples,
): Required<Pick<Draft, 'preconditions' | 'steps'>> {
  const fill = filler(examples)
  const prose: { preconditions: string[]; steps: DraftStep[] } = { preconditions: [], steps: [] }
  let kind = 'Context'
  for (const step of steps) {
    if (step.keywordType !== 'Conjunction' && step.keywordType !== 'Unknown') kind = step.keywordType ?? kind
    const text = fill(step.text)
    const data = fill(argumentOf(step))
    const last = prose.steps.at(-1)
    if (kind === 'Outcome' && last) last.expected = [last.expected, text, data].filter(Boolean).join('\n')
    else if (kind === 'Outcome')
      prose.steps.push({ action: '', expected: [text, data].filter(Boolean).join('\n') })
    else if (kind === 'Context' && !last) prose.preconditions.push([text, data].filter(Boolean).join('\n'))
    else prose.steps.push({ action: text, expected: '', ...(data && { data }) })
  }
  return prose
}

/** One more than the longest field of a step: what is longer is cut anyhow, and that it was longer still shows. */
const longest = 20_001

/**
 * Puts the values of a single row in the place of their names; of several rows nothing can be said in one sentence. Values that are put
 * in again and again stop where the longest field ends.
 */
function filler(examples?: messages.Examples): (text: string) => string {
  const [row, second] = examples?.tableBody ?? []
  if (!row || second) return (text) => text.slice(0, longest)
  const names = examples?.tableHeader?.cells ?? []
  const values = new Map(names.map(({ value }, index) => [value, row.cells[index]?.value ?? '']))
  return (text) => {
    let filled = ''
    let end = 0
    for (const { 0: all, 1: name = '', index } of text.slice(0, longest).matchAll(/<([^<>]+)>/g)) {
      if (filled.length > longest) break
      filled += text.slice(end, index) + (values.get(name) ?? all)
      end = index + all.length
    }
    return (filled + text.slice(end, longest)).slice(0, longest)
  }
}

/** Arguments of the steps of a background, which every scenario below it asks for. */
const argumentsOf = new WeakMap<messages.Step, string>()

function argumentOf(step: messages.Step): string {
  const known = argumentsOf.get(step)
  if (known !== undefined) return known
  const argument = readArgument(step).slice(0, longest)
  argumentsOf.set(step, argument)
  return argument
}

/** A table of two columns is pairs of name and value, as our export writes them; one cell is literal; others stay tables. */
function readArgument({ dataTable, docString }: messages.Step): string {
  if (docString) return docString.content
  const rows = (dataTable?.rows ?? []).map(({ cells }) => cells.map(({ value }) => value))
  if (rows.every(({ length }) => length === 1)) return rows.flat().join('\n')
  if (rows.every(({ length }) => length === 2))
    return rows.map(([name = '', value = '']) => `${name}=${literal(value)}`).join('; ')
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Values that the pairs' own marks would change are quoted as JSON. */
const literal = (value: string) => (/[;\n"]|^\s|\s$/.test(value) ? JSON.stringify(value) : value)
