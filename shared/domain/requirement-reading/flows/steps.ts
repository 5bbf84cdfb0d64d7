import type { Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { wordTable } from '../../basics/word-table.ts'

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
}

/** Scenarios told in prose, in their order: sentences that begin with Given, When, Then, or one sentence with all of them. */
export function scenariosOf(statements: readonly Statement[]): Scenario[] {
  const scenarios: Scenario[] = []
  let open: Scenario | undefined
  for (const statement of statements) {
    const { sentence } = statement
    const steps = sentence.is === 'heading' ? [] : stepsOf(statement, open?.steps.at(-1)?.part)
    if (steps.length === 0) {
      if (sentence.is !== 'code' && sentence.is !== 'row' && sentence.is !== 'header') open = undefined
      continue
    }
    const isBehind = steps[0]?.part === 'given' && open?.steps.some(({ part }) => part === 'then') === true
    const begins = !open || isBehind
    if (begins && steps[0]?.part === 'then') continue
    if (begins) {
      open = { title: sentence.text, steps: [] }
      scenarios.push(open)
    }
    open?.steps.push(...steps)
  }
  return scenarios.filter(
    ({ steps }) => steps.some(({ part }) => part === 'when') && steps.some(({ part }) => part === 'then'),
  )
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
