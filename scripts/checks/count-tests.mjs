/**
 * Counts a report of `reporter.mjs`: `{ passed, failed, skipped, failures, files }`, with a line for each failure and `{ name, ms }` of each file. A file
 * that could not be loaded, or whose hook failed, counts as one failed test; so does each error outside of any test, and a run that failed for none of
 * these reasons, or that left no report (null).
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['the run left no report'], files: [] }
  const failures = [...report.testResults.flatMap(failuresOf), ...(report.unhandledErrors ?? []).map(outside)]
  if (failures.length === 0 && exitCode !== 0)
    failures.push(`the run ended with code ${exitCode}, and names no failure`)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
    failures,
  }
}

function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
  return failed.map(
    ({ fullName, failureMessages }) => `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
  )
}

/** The line of an error says what, the next where: no test of a name leads there. */
const outside = (error) =>
  `outside of any test: ${error
    .split('\n')
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 600)}`

const firstLine = (text = '') => text.split('\n')[0].slice(0, 300)
