import { isForPerson } from '../test-cases/basis.ts'
import { drivesNoPage } from '../test-cases/drives-no-page.ts'
import { checkNames, type CaseCheck, type CheckName, type TestCase } from '../test-cases/schema.ts'

const needed: readonly CheckName[] = [
  'readable',
  'grounded',
  'single_fault',
  'consistent',
  'derived_twice',
  'looks_at_product',
]

/** Of a case that calls an interface or a function, which no step reader reads. */
const neededOfCalls: readonly CheckName[] = ['grounded', 'derived_twice']

/**
 * Whether a case is verified: all that is needed holds, and it passed where it was rehearsed. A case for a person never is.
 */
export function isVerified({
  basis,
  tags,
  checks = [],
}: Pick<TestCase, 'basis' | 'tags' | 'checks'>): boolean {
  const results = new Map(checks.map(({ check, result }) => [check, result]))
  const isRehearsed = !results.has('rehearsed') || results.get('rehearsed') === 'holds'
  const wanted = drivesNoPage({ basis, ...(tags && { tags }) }) ? neededOfCalls : needed
  return !isForPerson({ basis }) && isRehearsed && wanted.every((check) => results.get(check) === 'holds')
}

/** A case with checks that were made later, such as `derived_twice` and `rehearsed`, in place of those of the same name; `verified` follows. */
export function withChecks<Case extends TestCase>(testCase: Case, checks: readonly CaseCheck[]): Case {
  const later = new Map(checks.map((check) => [check.check, check]))
  const all = [...(testCase.checks ?? []).filter(({ check }) => !later.has(check)), ...later.values()]
  const ordered = all.toSorted((a, b) => checkNames.indexOf(a.check) - checkNames.indexOf(b.check))
  return { ...testCase, checks: ordered, verified: isVerified({ ...testCase, checks: ordered }) }
}
