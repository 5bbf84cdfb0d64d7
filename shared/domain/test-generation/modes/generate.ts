import { answeredIn, stillAsked } from '../answers/answered.ts'
import { modelsOf } from '../drawing/models-of.ts'
import { itemGap, leftGaps, numberGaps, outcomeGaps, openOutcomes } from '../gaps/gaps.ts'
import { questionGaps } from '../gaps/questions.ts'
import { filteredGaps, untestedGaps } from '../gaps/untested.ts'
import { designParts, type Designed, type Plan } from '../plan.ts'
import { pageAddresses } from '../requirements/page-address.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import type { DesignRequest, DesignResult } from '../schema.ts'
import { requirementsInScope } from '../scopes.ts'
import type { Steps, Teller } from '../tell.ts'
import { account, fatesOf, told, withStories } from '../writing/account.ts'
import { lowerCases, lowerFates } from '../tiers/lower-tiers.ts'
import type { Unnumbered } from '../parts/part.ts'
import { finish, wishesOf, type Finished } from '../writing/finish.ts'
import { summarize } from '../writing/summary.ts'

/** Modes `generate` and `agentic`: the design tries every item, so what is open after one pass is so for what the text lacks, or for the cap. */
export function* generate(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  tell.phase('designing', 'Designing test cases', 0.4)
  const designed = yield* design(request, plan, tell)
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  const finished = yield* check(designed, plan, request, tell)
  tell.phase('writing', `Writing ${finished.testCases.length} test cases`, 0.9)
  return resultOf(request, plan, designed, finished)
}

export function design(request: DesignRequest, plan: Plan, tell: Teller): Steps<Designed> {
  return tell.tool(
    'design_cases',
    `${plan.parts.reduce((sum, { size }) => sum + size, 0)} coverage items`,
    () => designParts(plan, request),
    ({ candidates }) => `${candidates.length} cases`,
  )
}

function check(designed: Designed, plan: Plan, request: DesignRequest, tell: Teller): Steps<Finished> {
  const known = { ...knownOf(plan), items: designed.items }
  return tell.tool(
    'check_coverage',
    `${designed.candidates.length} cases`,
    () =>
      finish(designed.candidates, known, wishesOf(request), (chosen) => lowerCases(request, plan, chosen)),
    ({ covered, planned }) => `${covered.size} of ${planned.size} coverage items confirmed`,
  )
}

export const knownOf = ({ requirements, sources }: Plan) => ({
  requirements: new Map(requirements.map((one): [string, Requirement] => [one.id, one])),
  addressOf: pageAddresses(sources),
  stretchOf: stretchesOf(sources),
})

/** Which stretch a requirement stands in, where there are several: each has titles of its own. */
function stretchesOf({ texts }: Sources): (requirementRef: string) => number | undefined {
  const stretches = texts.filter(({ is }) => is === 'requirements')
  const places = new Map(
    (stretches.length > 1 ? stretches : []).flatMap(({ read }, at) =>
      read.map(({ requirement: { id } }): [string, number] => [id, at]),
    ),
  )
  return (requirementRef) => places.get(requirementRef)
}

function resultOf(request: DesignRequest, plan: Plan, designed: Designed, finished: Finished): DesignResult {
  const { sources, requirements } = plan
  const { testCases, chosen, planned, covered, cut, lower, lowerCut } = finished
  const tested = withStories(sources, new Set(chosen.flatMap(({ tests }) => tests)))
  const fates = lowerFates(sources, chosen, lower)
  const sentences = fatesOf(sources, tested, fates)
  const answered = answeredIn(request, sources)
  const byId = new Map(designed.items.map((item) => [item.id, item]))
  const filtered = filteredGaps(request, designed, finished)
  // A requirement whose items are named one by one needs no gap of its own.
  const named = [
    ...designed.open.map(({ item }) => item.requirementId),
    ...filtered.map((one) => one.requirementRef),
  ]
  const known = new Set([...tested, ...named, ...lower.flatMap(({ tests }) => tests)])
  const inPlan = designed.items.filter(
    ({ id }) => planned.has(id) || designed.open.some(({ item }) => item.id === id),
  )
  return {
    testCases,
    requirements: withOpenOutcomes(requirements, openOutcomes(chosen, byId)),
    gaps: numberGaps([
      ...withoutMarked(sources.read, [
        ...designed.open.map(({ item, reason }) => itemGap(item, reason)),
        ...stillAsked(
          [...outcomeGaps(chosen, byId), ...designed.gaps, ...leftGaps(sources.read, tested)],
          answered,
        ),
      ]),
      ...filtered,
      ...untestedGaps(request, { read: sources.read, designed, known, answered }, finished, lowerCut),
      ...stillAsked(
        questionGaps(requirementsInScope(request.scope ?? 'full', sources), sources.sentences),
        answered,
      ),
    ]),
    summary: summarize({
      testCases,
      items: [...inPlan, ...designed.beyond],
      covered,
      cut: new Set([...cut, ...designed.beyond.map(({ id }) => id)]),
      max: wishesOf(request).max,
      requirements: account(sentences),
      duplicatesRemoved: finished.duplicatesRemoved,
    }),
    sentences: told(sentences),
    models: modelsOf(plan),
    ...observedOf(sources),
  }
}

/** Where the texts and their pages disagree; nothing where no page is known. */
function observedOf({ texts }: Sources): Pick<DesignResult, 'observed'> {
  return texts.some(({ onPage }) => onPage)
    ? { observed: texts.flatMap(({ observed = [] }) => observed) }
    : {}
}

/** What a model lacks of a sentence is no question to its author where the sentence is marked: its cases say what is tried of it. */
export function withoutMarked(read: readonly ReadRequirement[], gaps: readonly Unnumbered[]): Unnumbered[] {
  const marked = new Set(read.flatMap((one) => (one.marked ? [one.requirement.id] : [])))
  return gaps.filter(
    ({ requirementRef, coverageItem }) =>
      !marked.has(requirementRef) || coverageItem.endsWith('/open disputed'),
  )
}

/** Adds "outcome for … not stated" to the requirements whose cases had to infer what to expect. */
export function withOpenOutcomes(
  requirements: readonly Requirement[],
  unstated: ReadonlyMap<string, string[]>,
): Requirement[] {
  return requirements.map((requirement) => ({
    ...requirement,
    ambiguities: [
      ...requirement.ambiguities,
      ...new Set((unstated.get(requirement.id) ?? []).map((words) => `outcome for ${words} not stated`)),
    ],
  }))
}
