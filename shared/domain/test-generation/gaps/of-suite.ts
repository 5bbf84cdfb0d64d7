import { demands } from '../../catalogue/demands.ts'
import { whyUntried } from '../../requirement-model/asks.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { Designed } from '../plan.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { DesignRequest } from '../schema.ts'
import { requirementsInScope } from '../scopes.ts'
import { requirementGap } from './gaps.ts'

/** Whether the marks of a sentence say that it demands something. */
export const isMarkedDemand = ({ marked }: ReadRequirement): boolean =>
  marked !== undefined && demands(marked.marks)

/** The requirements that a case says it tests. */
export const referredBy = ({ requirementRef, requirementRefs = [] }: TestCase): string[] => [
  ...(requirementRef ? [requirementRef] : []),
  ...requirementRefs,
]

/** What there is to cover without items of marked sentences for which no case can be made: ideas and outlines stand for these sentences. */
export function borneOut(designed: Designed, { read }: Sources): Designed {
  const marked = new Set(read.filter(isMarkedDemand).map(({ requirement }) => requirement.id))
  const exercised = new Set(designed.candidates.flatMap(({ covers }) => [...covers]))
  const isBorneOut = ({ id, requirementId }: { id: string; requirementId: string }) =>
    !marked.has(requirementId) || exercised.has(id)
  return {
    ...designed,
    items: designed.items.filter(isBorneOut),
    open: designed.open.filter(({ item }) => isBorneOut(item)),
    gaps: designed.gaps.filter(({ requirementRef }) => !marked.has(requirementRef)),
  }
}

/** Why no existing case counts. Whether one that matches nothing tries it all the same nobody can tell without reading it. */
export const whyNotInSuite = (unmapped: number): string =>
  unmapped > 0 ? whyUntried.notTold(unmapped) : whyUntried.notInSuite

/** Marked requirements that no existing case refers to: what they demand is plain, so nothing is asked of their author. */
export function untriedGaps(
  { scope = 'full' }: Pick<DesignRequest, 'scope'>,
  sources: Sources,
  { known, unmapped }: { known: ReadonlySet<string>; unmapped: number },
): Unnumbered[] {
  const inScope = new Set(requirementsInScope(scope, sources))
  return sources.read
    .filter((one) => isMarkedDemand(one) && !known.has(one.requirement.id))
    .map((one) => requirementGap(one, inScope.has(one) ? whyNotInSuite(unmapped) : whyUntried.outside(scope)))
}

/** What existing cases for people come to: requirements that no other case tests are designed or outlined by them. */
export function lowerFatesOf(
  existing: readonly TestCase[],
  tested: ReadonlySet<string>,
): ReadonlyMap<string, 'designed' | 'outlined'> {
  const refs = (basis: TestCase['basis']) => existing.filter((one) => one.basis === basis).flatMap(referredBy)
  return new Map(
    [
      ...refs('outline').map((id) => [id, 'outlined'] as const),
      ...refs('designed').map((id) => [id, 'designed'] as const),
    ].filter(([id]) => !tested.has(id)),
  )
}
