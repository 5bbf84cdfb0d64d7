import { isForPerson } from '../../test-cases/basis.ts'
import type { CaseCheck, CheckName, TestCase } from '../../test-cases/schema.ts'

/** What makes a case say something false; a step that cannot be read or done makes it one for a person. */
const fatal = new Set<CheckName>(['grounded', 'single_fault', 'consistent', 'derived_twice'])

function fatalOf({ checks = [] }: TestCase): CaseCheck | undefined {
  const failing = checks.filter(({ result }) => result === 'fails')
  const isRead = !failing.some(({ check }) => check === 'readable')
  // What only a person can read may well look at the product.
  return failing.find(({ check }) => fatal.has(check) || (isRead && check === 'looks_at_product'))
}

/** Cases after the last word of their author: those that stand, and those that are left out because a finding says that they are wrong. */
export function standingCases(cases: readonly TestCase[]): {
  standing: TestCase[]
  left: { id: string; title: string; reason: string }[]
} {
  const standing: TestCase[] = []
  const left: { id: string; title: string; reason: string }[] = []
  for (const testCase of cases) {
    const finding = isForPerson(testCase) ? undefined : fatalOf(testCase)
    if (finding) left.push({ id: testCase.id, title: testCase.title, reason: finding.reason })
    else standing.push(testCase)
  }
  return { standing, left }
}
