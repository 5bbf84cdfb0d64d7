import { wordsOf } from '../grammar/names.ts'
import { tokenise } from '../tokenise.ts'
import type { Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { wordTable } from '../../word-table.ts'

type Part = 'given' | 'when' | 'then'

/** One part of a scenario, with the sentence that it stands in. */
export interface Step {
  part: Part
  tokens: Token[]
  statement: Statement
}

export interface Scenario {
  title: string
  steps: Step[]
  /** The row of examples that fills its places. */
  row?: Statement
  /** Something is given in the middle of it. */
  isMixed?: boolean
}

/** A scenario with places, and the rows that fill them. */
interface Outline extends Scenario {
  rows: { row: Statement; values: Map<string, string> }[]
}

/** Scenarios in their order: sentences that begin with Given, When, Then, or one sentence with all of them. */
export function scenariosOf(statements: readonly Statement[]): Scenario[] {
  const scenarios: Outline[] = []
  let background: Step[] = []
  let open: Outline | undefined
  let heading = ''
  let names: string[] = []
  for (const statement of statements) {
    const { sentence } = statement
    if (sentence.is === 'heading') {
      if (/^(?:Feature|Rule|Background|Scenario)/i.test(sentence.text) || !/^Examples?:/i.test(sentence.text))
        open = undefined
      if (/^Feature\b/i.test(sentence.text)) background = []
      heading = sentence.text
      continue
    }
    if (/^Examples?:/i.test(heading) && (sentence.is === 'header' || sentence.is === 'row')) {
      const cells = (sentence.cells ?? []).map(({ text }) => text)
      if (sentence.is === 'header') names = cells
      else
        open?.rows.push({ row: statement, values: new Map(names.map((name, at) => [name, cells[at] ?? ''])) })
      continue
    }
    const steps = stepsOf(statement, open?.steps.at(-1)?.part)
    if (steps.length === 0) {
      if (sentence.is !== 'code' && sentence.is !== 'row' && sentence.is !== 'header') open = undefined
      continue
    }
    const isBehind = steps[0]?.part === 'given' && open?.steps.some(({ part }) => part === 'then') === true
    // Under a heading of its own a scenario goes on with what is given later; such a way is not told step by step.
    if (isBehind && open && /^(?:Scenario|Example)\b/i.test(heading)) open.isMixed = true
    const begins = !open || (isBehind && open.isMixed !== true)
    if (begins && steps[0]?.part === 'then') continue
    if (begins) {
      const isBackground = /^Background\b/i.test(heading)
      open = {
        title: titleOf(heading, sentence as TaggedSentence),
        steps: isBackground ? [] : [...background],
        rows: [],
      }
      if (!isBackground) scenarios.push(open)
      else background = open.steps
    }
    open?.steps.push(...steps)
  }
  return scenarios
    .filter(
      ({ steps, isMixed }) =>
        isMixed || (steps.some(({ part }) => part === 'when') && steps.some(({ part }) => part === 'then')),
    )
    .flatMap(({ rows, ...scenario }) =>
      rows.length === 0 ? [scenario] : rows.map(({ row, values }) => filled(scenario, row, values)),
    )
}

/** "I enter "<age>"" with the age of one row. */
function filled({ title, steps }: Scenario, row: Statement, values: ReadonlyMap<string, string>): Scenario {
  const fill = (text: string): string =>
    text.replaceAll(/<([^<>]{1,40})>/g, (all, name: string) => values.get(name.trim()) ?? all)
  const tokensOf = (tokens: readonly Token[]): Token[] => {
    const [first] = tokens
    return first ? tokenise(fill(wordsOf(tokens)), first.start) : []
  }
  return {
    title: `${fill(title)} (${[...values.values()].join(', ')})`,
    steps: steps.map((step) => ({ ...step, tokens: tokensOf(step.tokens) })),
    row,
  }
}

function titleOf(heading: string, sentence: TaggedSentence): string {
  const named = /^(?:Scenario(?: Outline| Template)?|Example):\s*(.+)$/i.exec(heading)?.[1]
  return named ?? sentence.text
}

const opening = wordTable<Part>({ given: 'given', when: 'when', then: 'then' })

function stepsOf(statement: Statement, before: Part | undefined): Step[] {
  const tokens = (statement.sentence as TaggedSentence).tokens ?? []
  const first = tokens[0]?.text.toLowerCase() ?? ''
  const isOn = (first === 'and' || first === 'but') && before !== undefined
  const part = isOn ? before : opening[first]
  if (part === undefined) return []
  // "When …, the ticket becomes Taken" is a rule of its own; only a step is followed by a Then.
  if (part === 'when' && before === undefined && !tokens.some(({ text }) => text.toLowerCase() === 'then')) {
    if (/^\p{Ll}/u.test(tokens[0]?.text ?? '') || tokens.some(({ text }) => text === ',')) return []
  }
  return cut(tokens.slice(1), part).map((each) => ({ ...each, statement }))
}

/** "the list is empty, when I press "Add", then …": parted before when and then. */
function cut(tokens: readonly Token[], first: Part): { part: Part; tokens: Token[] }[] {
  const parts: { part: Part; tokens: Token[] }[] = []
  let part = first
  let from = 0
  const close = (to: number): void => {
    let end = to
    while (end > from && /^(?:,|and|\.|;|:)$/.test(tokens[end - 1]?.text ?? '')) end -= 1
    if (end > from) parts.push({ part, tokens: tokens.slice(from, end) })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const next = opening[tokens[at]?.text.toLowerCase() ?? '']
    if (
      next === undefined ||
      next === 'given' ||
      (next === 'when' && part !== 'given') ||
      (next === 'then' && part === 'then')
    )
      continue
    close(at)
    part = next
    from = at + 1
  }
  close(tokens.length)
  return parts
}
