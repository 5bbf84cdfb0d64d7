import type { Check, CompiledStep, TypedAction } from '../types.ts'
import { Refusal } from './account.ts'
import type { Clause, Question } from './question.ts'
import { readAction } from './read-action.ts'
import { readCheck } from './read-check.ts'
import { type Proposal, plainAction, plainCheck } from './schema.ts'

export type Acceptance = { ok: true; compiled: CompiledStep } | { ok: false; reason: string }

const mostEntries = 12

/**
 * Puts a model's reading of what the grammar could not read in its place, when every entry of it is borne out by the words of the step. Nothing is taken from
 * the model but which words are what: names, values, expected texts, negation, comparison and order are those of the step, each clause is read
 * exactly once, and no word is left out. Else `reason` says in a phrase why the proposal is refused.
 */
export function acceptProposal(question: Question, compiled: CompiledStep, proposal: Proposal): Acceptance {
  try {
    const actions = proposal.actions.map((entry) => {
      const read = clausesOf(question, entry.clauses, 'actions')
      return { read, action: readAction(plainAction(entry), read, question.data) }
    })
    const checks = proposal.checks.map((entry) => {
      const read = clausesOf(question, entry.clauses, 'checks')
      return { read, check: readCheck(plainCheck(entry), read, question.data) }
    })
    if (actions.length + checks.length > mostEntries) throw new Refusal('it is too long')
    readOnce(
      question,
      [...actions, ...checks].map(({ read }) => read),
    )
    inOrder(question, actions)
    const said = checks.toSorted((a, b) => startOf(question, a) - startOf(question, b))
    return { ok: true, compiled: whole(compiled, actions, said) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message }
    throw error
  }
}

function clausesOf({ clauses }: Question, numbers: readonly number[], as: Clause['as']): Clause[] {
  const read = [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => {
      const clause = clauses[number - 1]
      if (!clause) throw new Refusal('it reads a part that the step does not have')
      return clause
    })
  const [first] = read
  if (!first || read.some((clause) => clause.problem !== first.problem || clause.as !== as))
    throw new Refusal('it mixes what is done with what is expected')
  return read
}

function readOnce({ clauses }: Question, entries: readonly Clause[][]): void {
  if (entries.length === 0) throw new Refusal('it proposes nothing')
  const read = entries.flat()
  const missing = clauses.find((clause) => !read.includes(clause))
  if (missing) throw new Refusal(`it leaves out “${missing.text}”`)
  const twice = clauses.find((clause) => read.filter((one) => one === clause).length > 1)
  if (twice) throw new Refusal(`it reads “${twice.text}” twice`)
}

/** Things are done in the order in which they are said. */
function inOrder(question: Question, actions: readonly { read: Clause[] }[]): void {
  const starts = actions.map((action) => startOf(question, action))
  if (starts.some((start, at) => start < (starts[at - 1] ?? 0))) throw new Refusal('it changes the order')
}

const startOf = ({ clauses }: Question, { read: [first] }: { read: Clause[] }) =>
  first ? clauses.indexOf(first) : -1

function whole(
  { actions, checks, problems }: CompiledStep,
  read: readonly { read: Clause[]; action: TypedAction }[],
  expected: readonly { check: Check }[],
): CompiledStep {
  const done: TypedAction[] = []
  let next = 0
  for (const [problem, { unread }] of problems.entries()) {
    if (unread?.as !== 'actions') continue
    const at = actions.length - unread.followedBy
    done.push(...actions.slice(next, at))
    done.push(...read.filter(({ read: [first] }) => first?.problem === problem).map(({ action }) => action))
    next = at
  }
  return {
    actions: [...done, ...actions.slice(next)],
    checks: [...checks, ...expected.map(({ check }) => check)],
    problems: [],
  }
}
