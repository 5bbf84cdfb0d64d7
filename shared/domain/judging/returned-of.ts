import type { CheckName, TestCase } from '../test-cases/schema.ts'
import { cut, type Finding } from './finding.ts'
import type { Returned } from './types.ts'

/** Findings that an author can mend. */
const returning = new Set<CheckName>(['readable', 'possible', 'grounded', 'single_fault', 'consistent'])
const longestHint = 1000

/** What a case goes back with; none where nothing fails that its author could mend. */
export function returnedOf(
  { id, title }: Pick<TestCase, 'id' | 'title'>,
  findings: readonly Finding[],
): Returned[] {
  const failing = findings.filter(({ check, result }) => result === 'fails' && returning.has(check))
  if (failing.length === 0) return []
  const hints = failing.flatMap(({ hint, reason }) => hint ?? reason).slice(0, 2)
  return [{ id, title, checks: failing.map(checkOf), hint: cut(hints.join(' '), longestHint) }]
}

/** A finding as it goes over the wire: hints are told once, where the case goes back. */
export function checkOf({ hint: _hint, ...check }: Finding): Omit<Finding, 'hint'> {
  return check
}
