import { compileStep } from '../../../prose-steps/compile-step.ts'
import { joinChecks } from '../../cases/check-prose.ts'
import type { Scenario } from '../../model.ts'
import { sentenceOf } from './branches.ts'
import { clausesOf } from './clauses.ts'
import { titled, type Flow } from './flow.ts'
import { ended, Telling } from './telling.ts'
import type { UseCase } from './use-cases.ts'

/** A trigger that somebody does is the first step of the flow. */
export function isAction(text: string, actors: string[]): boolean {
  const nouns = new Set(actors.map((one) => one.toLowerCase().split(' ').at(-1) ?? ''))
  const clauses = clausesOf(text, nouns)
  return text.includes('"') && clauses.length > 0 && clauses.every(({ kind }) => kind === 'act')
}

/** What has to be so before the first step: preconditions, what set the flow off, and who acts where nothing else says so. */
export function startOf({ preconditions, triggers, actors }: UseCase): string[] {
  const told = [...preconditions, ...triggers.filter(({ text }) => !isAction(text, actors))]
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

/** The main flow as a scenario, and what holds after it. */
export function mainFlow(flow: Flow): Scenario[] {
  const { useCase, id, main } = flow
  const telling = new Telling(flow.inputs, flow.address)
  for (const { clauses } of main) telling.tell(clauses)
  // "The system checks the card" shows nothing by itself; what follows tests it.
  for (const { told } of useCase.main)
    for (const { sentence } of told) if (sentence.requirementId) telling.origins.add(sentence.requirementId)
  if (!telling.acted) return []
  const after = useCase.postconditions
  const told = telling.scenario({
    id: `${id}.main`,
    title: useCase.alone ? spokenTitle(telling) : titled(flow, 'main flow'),
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
    const expected = joinChecks([last.expected, ...checks].filter((one) => one !== ''))
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

/** Two sentences that tell an action and its answer are named by both. */
function spokenTitle({ steps }: Telling): string {
  const acts = steps.slice(1).map(({ action }) => action)
  return `${acts.join(', then ')} → ${steps.at(-1)?.expected ?? ''}`
}

/** Postconditions of a flow that a run can execute are judged in a case of their own, so that they do not keep the flow from running. */
function afterwards(told: Scenario, checks: string[], ids: string[], flow: Flow): Scenario {
  const expected = joinChecks(checks)
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
