/**
 * Counts a report of Vitest's JSON reporter: `{ passed, failed, skipped, failures, files }`, with a line for each failure and `{ name, ms }` of each file. A file that could not be loaded counts as one failed
 * test, and so does a run that failed although each test passed (an error outside of any test), or that left no report (null).
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['the run left no report'], files: [] }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  const outside = failed === 0 && exitCode !== 0
  return {
    passed: report.numPassedTests,
    failed: outside ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime })),
    failures: outside
      ? [`an error outside of any test (exit code ${exitCode}); look for it above`]
      : [
          ...unloaded.map(({ name, message }) => `${name}: ${firstLine(message)}`),
          ...report.testResults.flatMap(({ name, assertionResults }) =>
            assertionResults
              .filter(({ status }) => status === 'failed')
              .map(
                ({ fullName, failureMessages }) =>
                  `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
              ),
          ),
        ],
  }
}

const firstLine = (text = '') => text.split('\n')[0].slice(0, 300)
