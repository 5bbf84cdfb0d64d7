import { expect, test } from 'vitest'
import { exportTraceability } from '../../../../workers/features/traceability/export-traceability.route.ts'
import { send } from '../../../support/client.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from '../test-runs/support.ts'

const hostile = '=cmd|"/c calc"!A1 <script>alert(1)</script>'
const suite = await newSuite()
const { projectId, token } = suite
const { storyId } = await suite.story({ title: hostile })
await suite.story({ title: 'Without a case' })
const { id } = await suite.testCase({ storyId, title: hostile })
const run = await finishedRun(suite, { verdicts: { [id]: 'failed' }, autoCreateDefects: true })
await run.tell()

const exported = (format: string, given: object = {}) =>
  send(exportTraceability, { projectId, format, ...given }, { token })

test('the matrix comes as a spreadsheet that runs nothing, a line for each case and each story without one', async () => {
  const response = await exported('csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('.csv')
  const text = await response.text()
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Without a case')
  expect(text).toContain(`"'=cmd|""/c calc""!A1`)
  expect(text).toContain('failed')
  expect(text).toMatch(/#1 .*\(open\)/)
})

test('as a page it has the figures above, holds no markup of anybody, and may run nothing', async () => {
  const response = await exported('html')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const text = await response.text()
  expect(text).not.toContain('<script')
  expect(text).toContain('&lt;script&gt;')
  expect(text).toContain('1 of 2 (50 %)')
})

test('it tells of a moment', async () => {
  const before = await (await exported('csv', { asOf: '2020-01-01T00:00:00Z' })).text()
  expect(before.trimEnd().split('\r\n')).toHaveLength(1)
})
