interface Checked {
  checks?: unknown
}

const isChecked = (value: unknown): value is Checked & { checks: unknown[] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as Checked).checks)

const holds = (check: unknown): boolean =>
  typeof check === 'object' && check !== null && (check as { result?: unknown }).result === 'holds'

/**
 * An answer with a list of test cases, in which each case tells only the checks that fail or are unknown: `verified` says that the others hold, and ten
 * reasons a case would leave room for few cases. An answer that is one case tells all of them.
 */
export function doubtsOnly(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const { testCases } = answer as { testCases?: unknown }
  if (!Array.isArray(testCases) || !testCases.some(isChecked)) return answer
  return {
    ...answer,
    testCases: testCases.map((each: unknown) =>
      isChecked(each) ? { ...each, checks: each.checks.filter((check) => !holds(check)) } : each,
    ),
  }
}
