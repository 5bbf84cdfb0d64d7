/**
 * Counts a report of Vitest's JSON reporter: `{ passed, failed, skipped }`. A file that could not be loaded counts as one failed
 * test, and so does a run that failed although each test passed (an error outside of any test), or that left no report (null).
 */
export function countTests(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
