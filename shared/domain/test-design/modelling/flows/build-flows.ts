import type { ReadSentence } from '../../../requirements/index.ts'
import type { Scenario, ScenarioStep, Screen } from '../../model.ts'
import { compileStep } from '../../../prose-steps/compile-step.ts'
import { readBranch, sentenceOf, shared, type ReadBranch } from './branches.ts'
import { clausesOf } from './clauses.ts'
import { exampleScenarios } from './examples.ts'
import { InputFinder, withViolation } from './inputs.ts'
import { ended, lower, Telling, type ToldClause } from './telling.ts'
import { gatherUseCases, type Branch, type UseCase } from './use-cases.ts'

interface MainStep {
  number: number
  clauses: ToldClause[]
}

/** What all flows of a use case share. */
export interface Flow {
  useCase: UseCase
  id: string
  actors: Set<string>
  main: MainStep[]
  inputs: InputFinder
  preconditions: string[]
  address: string | undefined
  /** The main flow, where it states an outcome. */
  told?: () => Scenario | undefined
}

/** A scenario for the main flow and for every branch of every use case; a flow without an outcome gives none. */
export function buildFlows(
  sentences: ReadSentence[],
  screens: Screen[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Scenario[] {
  const cases = gatherUseCases(sentences)
  if (cases.length === 0) return []
  const inputs = new InputFinder(screens, screenOf)
  return cases.flatMap((useCase, index) => {
    const actors = actorNouns(useCase.actors)
    const first = useCase.main[0]?.told[0]?.sentence
    const flow: Flow = {
      useCase,
      id: `U${index + 1}`,
      actors,
      main: useCase.main.map(({ number, told }) => ({
        number,
        clauses: told.flatMap((one) =>
          clausesOf(one.text, actors).map((clause) => ({ ...clause, told: one })),
        ),
      })),
      inputs,
      preconditions: startOf(useCase),
      address: first && screenOf(first)?.address,
    }
    const main = mainFlow(flow)
    flow.told = () => main[0]
    return [...main, ...useCase.branches.flatMap((branch) => branchFlow(flow, branch))]
  })
}

function actorNouns(actors: string[]): Set<string> {
  return new Set(actors.flatMap((one) => one.toLowerCase().split(/\s+/).slice(-1)))
}

/** What has to be so before the first step: preconditions, what set the flow off, and who acts where nothing else says so. */
function startOf({ preconditions, triggers, actors }: UseCase): string[] {
  const told = [...preconditions, ...triggers]
    .map(({ text }) => sentenceOf(text))
    .filter((one) => !/^(?:none|n\/a|-)$/i.test(one))
  const [actor = ''] = actors
  const noun = actor.toLowerCase().split(' ').at(-1) ?? ''
  const known =
    noun === '' ||
    /^(?:user|customer|system)$/.test(noun) ||
    told.some((one) => one.toLowerCase().includes(noun))
  return known
    ? told
    : [
        `The acting person is a ${actor.charAt(0).toLowerCase()}${actor.slice(1)}`.replace(
          /\ba (?=[aeio])/i,
          'an ',
        ),
        ...told,
      ]
}

function mainFlow(flow: Flow): Scenario[] {
  const { useCase, id, main } = flow
  const telling = new Telling(flow.inputs, flow.address)
  for (const { clauses } of main) telling.tell(clauses)
  if (!telling.acted) return []
  const after = useCase.postconditions
  const told = telling.scenario({
    id: `${id}.main`,
    title: titled(flow, 'main flow'),
    preconditions: flow.preconditions,
    exception: false,
  })
  const found = telling.stated ? [ended(told)] : []
  if (after.length === 0) return found
  const checks = after.map(({ text }) => sentenceOf(text))
  const ids = after.flatMap(({ sentence }) => sentence.requirementId ?? [])
  const last = told.steps.at(-1)
  const manual = told.steps.some(
    ({ action, expected, inputs }) =>
      !inputs && compileStep({ action, expectedResult: expected }).problems.length > 0,
  )
  if (manual && last) {
    const expected = [last.expected, ...checks]
      .filter((one) => one !== '')
      .map((one, index) => (index === 0 ? one : lower(one)))
      .join(' and ')
    return [
      {
        ...told,
        origins: [...told.origins, ...ids],
        steps: [...told.steps.slice(0, -1), { ...last, expected }],
      },
    ]
  }
  return [...found, afterwards(told, checks, ids, flow)]
}

/** Postconditions of a flow that a run can execute are judged in a case of their own, so that they do not keep the flow from running. */
function afterwards(told: Scenario, checks: string[], ids: string[], flow: Flow): Scenario {
  const expected = checks.map((one, index) => (index === 0 ? one : lower(one))).join(' and ')
  const steps = told.steps.map((step, index, all) =>
    index === all.length - 1 ? { ...step, expected } : step,
  )
  return {
    ...told,
    id: `${told.id}.after`,
    title: titled(flow, 'what holds after the main flow'),
    origins: ids.length > 0 ? ids : told.origins,
    steps,
  }
}

function titled({ useCase: { topic } }: Flow, what: string): string {
  return topic === '' ? what.charAt(0).toUpperCase() + what.slice(1) : `${topic}: ${what}`
}

function branchFlow(flow: Flow, branch: Branch): Scenario[] {
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
  return exampleScenarios(ended(scenario), branch, condition, flow)
}

/** "The balance is too low" takes the place of "The account has a balance of at least 100 EUR". */
function withoutOpposite(preconditions: string[], condition: string): string[] {
  return preconditions.filter((one) => shared(one, condition) < 2)
}

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

function nameOf({ label, title, told }: Branch, { condition }: ReadBranch): string {
  const words = title ?? condition ?? sentenceOf(told[0]?.text.split(/[:.]\s/)[0] ?? '')
  return label.startsWith('#') ? words : `${label} ${words}`
}

/** Where a branch without a number leaves the flow: behind the last step that speaks of the same things, else before the last answer. */
function placeOf({ main }: Flow, { condition = '', clauses, instead }: ReadBranch): number {
  const acts = main.filter((one) => one.clauses.some(({ kind }) => kind === 'act'))
  if (main.length === 0) return Infinity
  if (instead) return acts.at(-1)?.number ?? 0
  if (condition === '' && clauses[0]?.kind === 'act')
    return /\bOpen\b/i.test(clauses[0].text) ? 0 : (acts.at(-1)?.number ?? 0)
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
