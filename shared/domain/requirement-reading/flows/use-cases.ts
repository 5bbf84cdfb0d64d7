import type { Flow } from '../../requirement-model/index.ts'
import { mapEffect, mapEvent, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { spanOf, type Draft, type Statement } from '../resolve/draft.ts'

/** Numbered steps that only tell what somebody does and what is then seen: one way through. Their numbers are added to `taken`. */
export function takeUseCases(draft: Draft, statements: readonly Statement[], taken: Set<number>): void {
  let heading = ''
  let run: Statement[] = []
  const close = (): void => {
    if (run.length > 1 && isWay(run)) takeWay(draft, heading, run, taken)
    run = []
  }
  for (const statement of statements) {
    const { sentence } = statement
    const isStep =
      sentence.is === 'item' &&
      !taken.has(sentence.number) &&
      (sentence.mark === undefined ? run.length > 0 : /^\d{1,2}[.)]?$/.test(sentence.mark))
    if (!isStep || /^1[.)]?$/.test(sentence.mark ?? '')) close()
    if (isStep) run.push(statement)
    if (sentence.is === 'heading') heading = sentence.text
  }
  close()
}

function isWay(run: readonly Statement[]): boolean {
  const clauses = run.flatMap((statement) => statement.clauses)
  const isPlain = run.every((statement) =>
    statement.clauses.every(({ kind }) => kind === 'event' || kind === 'effect'),
  )
  return (
    isPlain && clauses.some(({ kind }) => kind === 'event') && clauses.some(({ kind }) => kind === 'effect')
  )
}

function takeWay(draft: Draft, title: string, run: readonly Statement[], taken: Set<number>): void {
  const role = /\b(?:exception|error|fail\w*)\b/i.test(title)
    ? 'exception'
    : /\b(?:alternative|extension)\b/i.test(title)
      ? 'alternative'
      : 'main'
  const flow: Flow = {
    id: `f${draft.flows.length + 1}`,
    scope: '',
    title,
    role,
    given: [],
    steps: [],
    from: run.map(({ sentence }) => spanOf(sentence)),
  }
  draft.memory.subjects = []
  let isRead = true
  for (const statement of run) {
    taken.add(statement.sentence.number)
    isRead &&= statement.clauses.length > 0 && statement.left.length === 0 && takeStep(draft, flow, statement)
  }
  const shows = flow.steps.some(({ effects }) => effects.some(({ kind }) => kind !== 'said'))
  if (!isRead || !shows) {
    for (const statement of run)
      if (statement.left.length === 0 && 'tokens' in statement.sentence)
        statement.unknown.push('a step of this way')
    return
  }
  draft.flows.push(flow)
  for (const statement of run) statement.part = true
}

function takeStep(draft: Draft, flow: Flow, statement: Statement): boolean {
  const to = resolverOf(draft.where(statement.sentence))
  try {
    for (const clause of statement.clauses) {
      const last = flow.steps.at(-1)
      if (clause.kind === 'event') {
        const one = mapEvent(clause.event, to)
        if (last && last.effects.length === 0) last.events.push(one)
        else flow.steps.push({ events: [one], effects: [] })
      } else if (clause.kind === 'effect') {
        const seen = clause.effects.map((effect) => mapEffect(effect, to))
        const [page] = seen
        if (page?.kind === 'goes' && (!last || last.effects.length > 0)) {
          flow.steps.push({ events: [{ action: 'open', name: page.page }], effects: [] })
          continue
        }
        if (last) last.effects.push(...seen)
        else flow.steps.push({ events: [], effects: seen })
      }
    }
    return true
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    statement.unknown.push(error.words)
    return false
  }
}
