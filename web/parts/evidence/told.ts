import type { Author, Basis, CaseCheck, CheckResult } from '../../../shared/domain/test-cases/schema.ts'
import { texts } from '../../texts/en/evidence.ts'

/** What a case may say of how certain it is; a stored one has null for what is not there. */
export interface Evidence {
  author?: Author | null | undefined
  basis?: Basis | null | undefined
  checks?: readonly CaseCheck[] | null | undefined
  verified?: boolean | null | undefined
}

/** Whether anything is known of how certain a case is. */
export const hasEvidence = ({ author, checks, verified }: Evidence): boolean =>
  Boolean(author) || typeof verified === 'boolean' || (checks ?? []).length > 0

/** Who made a case. The embedded author makes ideas and outlines too, which no strict form proves. */
export function authorInWords({ author, basis }: Evidence): string {
  if (!author) return ''
  const isIdea = author === 'embedded' && (basis === 'designed' || basis === 'outline')
  return isIdea ? texts.ofIdea : texts.authors[author]
}

const order: readonly CheckResult[] = ['fails', 'unknown', 'holds']

/** The checks of a case, doubts first. */
export const inOrder = (checks: readonly CaseCheck[]): readonly CaseCheck[] =>
  checks.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))

export function countResults(checks: readonly CaseCheck[]): Record<CheckResult, number> {
  const counts = { holds: 0, fails: 0, unknown: 0 }
  for (const { result } of checks) counts[result]++
  return counts
}

/** A calculation as people write it: `49.95 = 50 × 0.9 + 4.95`. */
export const sumInWords = ({ expression, value }: { expression: string; value: string }): string =>
  `${value} = ${expression.replaceAll('*', '×').replaceAll('/', '÷')}`
