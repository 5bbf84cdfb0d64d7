import type { TestCase } from '../../test-cases/schema.ts'
import { CoverageChecker } from '../check/coverage-checker.ts'
import { MentionedItems } from '../check/mentioned-items.ts'
import { designCases } from '../design-cases.ts'
import type { Plan } from '../plan.ts'
import { withStories } from '../writing/stories.ts'
import { testedBy } from '../writing/tested-by.ts'

/** What cases of any origin cover, and which of them speak of nothing in the requirements. */
export interface Mapped {
  covered: Set<string>
  unmapped: TestCase[]
}

/**
 * Maps cases to coverage items, by what they do or, for cases written elsewhere, by what they say. A reference to a requirement maps
 * a case only where there is nothing that it could exercise.
 */
export function mapExisting(cases: TestCase[], plan: Plan): Mapped {
  const { model, items, sources } = plan
  const checker = new CoverageChecker(model, items)
  const mentioned = new MentionedItems(model, items)
  const covered = new Set<string>()
  const finer = items.filter(({ kind }) => kind !== 'statement')
  const stating = new Set(finer.map(({ requirementId }) => requirementId))
  const stated = Map.groupBy(items, ({ requirementId }) => requirementId)
  const plain = new Set(
    sources.read.map(({ requirement }) => requirement.id).filter((id) => !stating.has(id)),
  )
  const unmapped = cases.filter((testCase) => {
    const found = new Set([...checker.exercised(testCase), ...mentioned.in(testCase)])
    const { requirementRef = '' } = testCase
    const refers = plain.has(requirementRef)
    if (refers) for (const { id } of stated.get(requirementRef) ?? []) found.add(id)
    for (const id of found) covered.add(id)
    return found.size === 0 && !refers
  })
  return { covered, unmapped }
}

/** The requirements that are tested when these items are covered; `cases` count by their reference where a requirement has no items. */
export function testedWith(
  covered: Set<string>,
  cases: TestCase[],
  { plan, rests }: { plan: Plan; rests: Map<string, string[]> },
): Set<string> {
  const tested = [...rests].flatMap(([id, items]) => (items.some((item) => covered.has(item)) ? [id] : []))
  const referred = cases.flatMap(({ requirementRef = '' }) =>
    rests.has(requirementRef) ? [] : [requirementRef],
  )
  return withStories(plan.sources, new Set([...tested, ...referred]))
}

/** The items that each requirement's test rests on: those it states, and those whose outcome it states. */
export function restsOn({ model, items }: Pick<Plan, 'model' | 'items'>): Map<string, string[]> {
  const rests = new Map<string, string[]>()
  for (const draft of designCases(model, items, { apart: true }).drafts) {
    const claims = draft.claims.map((item) => item.id)
    for (const id of testedBy([draft])) {
      const known = rests.get(id)
      if (known) known.push(...claims)
      else rests.set(id, [...claims])
    }
  }
  return rests
}

const mostNamed = 50

/** One sentence for each case that matches nothing, so that nobody takes it for coverage. */
export function unmappedWarnings(unmapped: TestCase[]): string[] {
  const named = unmapped
    .slice(0, mostNamed)
    .map(
      ({ id, title }) =>
        `The existing case ${id} "${title.slice(0, 200)}" matches no coverage item of the requirements.`,
    )
  const more = unmapped.length - named.length
  return more > 0
    ? [...named, `${more} more existing cases match no coverage item of the requirements.`]
    : named
}
