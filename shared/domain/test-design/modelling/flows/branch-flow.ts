import type { Scenario, ScenarioStep } from '../../model.ts'
import { readBranch, sentenceOf, shared, type ReadBranch } from './branches.ts'
import { exampleScenarios } from './examples.ts'
import { titled, type Flow, type MainStep } from './flow.ts'
import { withViolation } from './inputs.ts'
import { limitStarts } from './limit-starts.ts'
import { ended, Telling } from './telling.ts'
import type { Branch } from './use-cases.ts'

/** A branch as a scenario: the steps before it, its own, and those behind it where it goes on. */
export function branchFlow(flow: Flow, branch: Branch): Scenario[] {
  const read = readBranch(branch, flow.actors)
  const at = branch.at ?? placeOf(flow, read)
  const telling = new Telling(flow.inputs, flow.address)
  const before = flow.main.filter(({ number }) => number < at)
  const step = flow.main.find(({ number }) => number === at)
  for (const { clauses } of before) telling.tell(clauses)
  if (step && !replaced(step, read, at)) telling.tell(step.clauses, { silent: read.condition !== undefined })
  for (const { clauses } of untilNamed(flow, read, at)) telling.tell(clauses, { silent: true })
  const answeredBefore = telling.answered
  telling.answered = undefined
  const condition = read.condition
  if (condition) withViolation(telling.steps, condition, flow.inputs)
  telling.tell(read.clauses)
  const own = telling.answered
  for (const { clauses } of rejoined(flow, read, at)) telling.tell(clauses)
  telling.answered = own ?? telling.answered ?? answeredBefore
  if (
    !telling.acted ||
    !telling.steps.some(({ expected }) => expected !== '') ||
    (own === undefined && telling.answered === answeredBefore)
  )
    return []
  for (const { sentence } of branch.told)
    if (sentence.requirementId) telling.origins.add(sentence.requirementId)
  const scenario = telling.scenario({
    id: `${flow.id}.${branch.label}`,
    title: titled(flow, nameOf(branch, read)),
    preconditions: condition
      ? [...withoutOpposite(flow.preconditions, condition), withLiteral(condition, telling.steps)]
      : flow.preconditions,
    exception: branch.exception || /\bfail|declin|reject|invalid|error/i.test(condition ?? ''),
  })
  const told = exampleScenarios(ended(scenario), branch, condition, flow)
  return told.length > 1 ? told : told.flatMap((one) => limitStarts(one, condition, flow))
}

/** "The balance is too low" takes the place of "The account has a balance of at least 100 EUR". */
function withoutOpposite(preconditions: string[], condition: string): string[] {
  const lacking = /\b(?:empty|no|without)\b/i.test(condition)
  return preconditions.filter((one) => shared(one, condition) < (lacking && holding.test(one) ? 1 : 2))
}

// "Empty cart" takes the place of "The cart has an item".
const holding = /\b(?:has|have|holds?|contains?|not empty|with|at least)\b/i

/** "The PIN is wrong" is about the PIN that was entered: 'The PIN "1234" is wrong'. */
function withLiteral(condition: string, steps: ScenarioStep[]): string {
  for (const { action } of steps) {
    const [, value, label] = /^Enter ("[^"]+") in the "([^"]+)" field$/.exec(action) ?? []
    const at = label === undefined ? -1 : condition.toLowerCase().indexOf(`${label.toLowerCase()} `)
    if (value !== undefined && label !== undefined && at >= 0 && !condition.includes('"'))
      return `${condition.slice(0, at + label.length)} ${value}${condition.slice(at + label.length)}`
  }
  return condition
}

function nameOf({ label, title, told }: Branch, { condition, title: own }: ReadBranch): string {
  const words = title ?? own ?? condition ?? sentenceOf(told[0]?.text.split(/[:.]\s/)[0] ?? '')
  return label.startsWith('#') ? words : `${label} ${words}`
}

/** Where a branch without a number leaves the flow: behind the last step that speaks of the same things, else before the last answer. */
function placeOf({ main }: Flow, { condition = '', clauses, instead }: ReadBranch): number {
  const acts = main.filter((one) => one.clauses.some(({ kind }) => kind === 'act'))
  if (main.length === 0) return Infinity
  if (instead) return acts.at(-1)?.number ?? 0
  if (condition === '' && clauses[0]?.kind === 'act')
    return /\b(?:opens?|visits?|goes to)\b/i.test(clauses[0].text) ? 0 : (acts.at(-1)?.number ?? 0)
  const near = acts.findLast((one) => one.clauses.some(({ text }) => shared(condition, text) > 0))
  const last = acts.at(-1)?.number ?? 0
  return near && near.number === last ? near.number : last
}

/** What a person does instead of a step takes its place; what happens to them does not. */
function replaced(step: MainStep, { clauses, condition, instead, rejoins }: ReadBranch, at: number): boolean {
  if (instead || rejoins === at) return condition === undefined
  const [first] = clauses
  const [own] = step.clauses
  if (condition !== undefined || first?.kind !== 'act' || own?.kind !== 'act')
    return step.clauses.every(({ kind }) => kind !== 'act')
  return verbOf(first.text) === verbOf(own.text)
}

function verbOf(text: string): string {
  return (
    /\b(?:clicks?|press(?:es)?|selects?|chooses?|enters?|picks?|types?|scans?|pays?|opens?)\b/i
      .exec(text)?.[0]
      .toLowerCase() ?? text
  )
}

/** "The system posts …" happens when the button "Post" of a later step is pressed. */
function untilNamed({ main }: Flow, { condition, clauses }: ReadBranch, at: number): MainStep[] {
  if (condition === undefined || clauses[0]?.kind !== 'answer') return []
  const verbs = clauses
    .filter(({ kind }) => kind === 'answer')
    .flatMap(({ text }) => text.replace(/["“][^"”]*["”]/g, '').match(/\b[a-z]{3,}s\b/g) ?? [])
    .join(' ')
  const later = main.filter(({ number }) => number > at)
  const end = later.findIndex((one) =>
    one.clauses.some(
      ({ kind, text }) =>
        kind === 'act' &&
        [...text.matchAll(/["“]([^"”]+)["”]/g)].some(
          ([, name = '']) => shared(name.split(' ')[0] ?? '', verbs) > 0,
        ),
    ),
  )
  return end < 0 ? [] : later.slice(0, end + 1)
}

/** The rest of the main flow, where the branch says that it goes on, or ends without an outcome of its own. */
function rejoined({ main }: Flow, { clauses, rejoins, ends }: ReadBranch, at: number): MainStep[] {
  if (ends) return []
  const acts = clauses.some(({ kind }) => kind === 'act')
  if (rejoins !== undefined) {
    const forward = rejoins > at || (rejoins === at && acts)
    return forward ? main.filter(({ number }) => number >= rejoins) : []
  }
  const open = acts && !clauses.some(({ kind }) => kind === 'answer')
  return open ? main.filter(({ number }) => number > at) : []
}
