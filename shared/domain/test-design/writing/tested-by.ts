import type { CaseDraft } from '../cases/case-draft.ts'

/** Ids of the requirements that the kept cases rest on: by a claim, or by the outcome they expect. */
export function testedBy(drafts: CaseDraft[]): Set<string> {
  const ids = drafts.flatMap(({ claims, outcome, alsoTests = [] }) => [
    ...alsoTests,
    ...(outcome.alsoTests ?? []),
    ...claims.flatMap((item) => (item.kind === 'input' ? (item.repeatedBy ?? []) : [])),
    ...claims.map((item) => item.requirementId),
    outcome.requirementId ?? '',
  ])
  return new Set(ids.filter((id) => id !== ''))
}
