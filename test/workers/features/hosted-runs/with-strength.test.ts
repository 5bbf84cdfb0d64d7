import { expect, test } from 'vitest'
import type { CaseStatus } from '../../../../workers/features/hosted-runs/results.ts'
import { type Report, openReport } from '../../../../workers/features/hosted-runs/report.ts'
import type { RunBrowser } from '../../../../workers/features/hosted-runs/run-browser.ts'
import { withStrength } from '../../../../workers/features/hosted-runs/with-strength.ts'
import { newContext } from '../../../support/context.ts'
import { caseResult, newRun } from '../../../support/runs.ts'

/** A browser that cannot be had, and what was asked of it. */
function noBrowser() {
  const asked: string[] = []
  const browser: RunBrowser = {
    get: () => {
      asked.push('get')
      return Promise.reject(new Error('There is no browser'))
    },
    drop: () => {
      asked.push('drop')
      return Promise.resolve()
    },
  }
  return { browser, asked }
}

async function measured({
  status = 'passed',
  assertionStrength = true,
  cancelled = false,
  cancelledMeanwhile = false,
}: {
  status?: CaseStatus
  assertionStrength?: boolean
  cancelled?: boolean
  cancelledMeanwhile?: boolean
}) {
  const { executionId, attempt, input } = await newRun({ assertionStrength })
  const [snapshot] = input.cases
  if (!snapshot) throw new Error('The run has no case')
  const { services, now } = newContext()
  const opened = openReport(newContext(), { executionId, attempt, cancelled })
  const { browser, asked } = noBrowser()
  const sealed = { secrets: {}, headers: {} }
  const result = caseResult(executionId, 0, { status, warnings: ['No video.'] })
  const stopped = () => (cancelledMeanwhile && asked.length > 0 ? 'cancelled' : opened.stopped())
  const report: Report = { ...opened, stopped }
  const base = { executionId, index: 0, snapshot, input, sealed, report, files: services.files, now }
  try {
    return { asked, before: result, after: await withStrength(browser, base, result) }
  } finally {
    report.close()
  }
}

test('a run that does not ask for assertion strength plays no case again', async () => {
  expect(await measured({ assertionStrength: false })).toMatchObject({ asked: [], after: undefined })
})

test.each(['failed', 'error', 'skipped'] as const)('a case that is %s is not measured', async (status) => {
  expect(await measured({ status })).toMatchObject({ asked: [], after: undefined })
})

test('a run that was stopped measures nothing', async () => {
  expect(await measured({ cancelled: true })).toMatchObject({ asked: [], after: undefined })
})

test('a browser that is lost while measuring costs a warning, never the verdict', async () => {
  const { asked, before, after } = await measured({})
  expect(asked).toEqual(['get', 'drop'])
  expect(after).toEqual({
    ...before,
    warnings: ['No video.', expect.stringContaining('Assertion strength was not measured')],
  })
})

test('a run that is stopped while it measures keeps the verdict and says why there is no strength', async () => {
  const { asked, before, after } = await measured({ cancelledMeanwhile: true })
  // The browser was not at fault.
  expect(asked).toEqual(['get'])
  expect(after).toEqual({
    ...before,
    warnings: ['No video.', 'Assertion strength was not measured: the run was stopped.'],
  })
})
