import { type Deed, type Evidence, deedOf, withoutStaleProof } from './basis.ts'
import type { TestCase } from './schema.ts'

type Grounds = Deed & Pick<TestCase, 'sentences'>

/** All that the judge looked at: what a case does, the sentences it cites, and how its values were computed. */
const groundsOf = (testCase: Grounds): string =>
  JSON.stringify([
    deedOf(testCase),
    testCase.sentences ?? [],
    (testCase.steps ?? []).map(({ computed = [] }) =>
      computed.map(({ expression, value }) => [expression, value]),
    ),
  ])

/**
 * A case that a client sends, believed in all but its proof. `checks` and `verified` are those of the stored case with its id, as long as it rests on
 * the same deed, sentences and calculations; otherwise it has none. Only the stored case makes one `proved`, and its author stays who made it
 * until the deed changes (`withoutStaleProof`). A case without a stored one keeps what its client says of author and basis, except that
 * `proved` becomes `written`.
 */
export function withOwnEvidence<T extends Evidence & Deed>(
  given: T,
  before: (Evidence & Deed) | undefined,
): T {
  const { checks: _checks, verified: _verified, ...claims } = given
  const isProved = before?.basis === 'proved'
  const basis = claims.basis === 'proved' && !isProved ? (before?.basis ?? 'written') : claims.basis
  const believed = { ...claims, ...(basis && { basis }) } as T
  if (before === undefined) return believed
  if (deedOf(before) !== deedOf(given)) return withoutStaleProof(believed, before)
  const { author, checks, verified } = before
  return {
    ...believed,
    ...(author && { author }),
    ...(groundsOf(before) === groundsOf(given) && {
      ...(checks && { checks }),
      ...(verified !== undefined && { verified }),
    }),
  }
}
