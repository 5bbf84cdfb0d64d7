import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Reporter from '../../../scripts/checks/reporter.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracewright-report-'))
  vi.stubEnv('REPORT', join(folder, 'report.json'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const error = (message: string) => ({
  name: 'AssertionError',
  message,
  diff: '- 1\n+ 2',
  stack:
    'AssertionError: no\n    at own (/product/test/a.test.ts:3:4)\n    at pool (/product/node_modules/x.js:1:2)',
})
const testCase = (fullName: string, state: string, errors: object[] = [], note?: string) => ({
  id: fullName,
  fullName,
  ok: () => state !== 'failed',
  result: () => ({ state, errors, note }),
})
const moduleOf = ({ tests = [] as object[], suites = [] as object[], errors = [] as object[] }) => ({
  id: 'module',
  moduleId: '/product/test/a.test.ts',
  diagnostic: () => ({ duration: 5, collectDuration: 20, setupDuration: 1 }),
  errors: () => errors,
  children: { allTests: () => tests, allSuites: () => suites },
})

function reported(
  modules: object[],
  outside: object[] = [],
  logs: { taskId: string; content: string }[] = [],
) {
  const reporter = new Reporter()
  reporter.onInit({
    config: { root: '/product' },
    projects: [{ config: { testTimeout: 1000, hookTimeout: 1000 } }],
  })
  for (const log of logs) reporter.onUserConsoleLog(log)
  reporter.onTestRunEnd(modules, outside)
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}

test('tests are counted, and the time of each file is told', () => {
  const tests = [
    testCase('adds', 'passed'),
    testCase('divides', 'passed'),
    testCase('waits', 'skipped', [], 'no Java'),
  ]
  expect(reported([moduleOf({ tests })])).toEqual({
    passed: 2,
    skipped: 1,
    notes: ['no Java'],
    files: [{ file: 'test/a.test.ts', ms: 26 }],
    failures: [],
  })
})

test('a failed test is told with its error, what differs, our own places and what it logged', () => {
  const tests = [testCase('adds', 'failed', [error('expected 1 to be 2')]), testCase('divides', 'passed')]
  const logs = [
    { taskId: 'adds', content: 'the request was refused' },
    { taskId: 'divides', content: 'noise' },
  ]
  expect(reported([moduleOf({ tests })], [], logs).failures).toEqual([
    {
      file: 'test/a.test.ts',
      name: 'adds',
      text: 'AssertionError: expected 1 to be 2\n- 1\n+ 2\n    at own (/product/test/a.test.ts:3:4)\nthe request was refused',
    },
  ])
})

test('a file that cannot be loaded, a hook that failed and an error outside of any test are failures', () => {
  const hook = { fullName: 'the account', errors: () => [error('cannot close')] }
  const { failures } = reported(
    [moduleOf({ errors: [error('no module')], suites: [hook] })],
    [error('aborted')],
  )
  expect(
    failures.map(({ file, name, text }: Record<string, string>) => [file, name, text?.split('\n')[0]]),
  ).toEqual([
    ['test/a.test.ts', '', 'AssertionError: no module'],
    ['test/a.test.ts', 'the account', 'AssertionError: cannot close'],
    ['', 'outside of any test', 'AssertionError: aborted'],
  ])
})
