import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { type ReportedCase, junitReport } from '../../../../shared/domain/test-reports/index.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** What a reader of XML makes of it. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root.children[0] ?? root
}

const steps = ['1. Open: passed']
const passed: ReportedCase = { id: '1', title: 'Signs in', status: 'passed', durationMs: 1500 }
const cases: ReportedCase[] = [
  passed,
  { ...passed, title: 'Pays', status: 'failed', durationMs: 20, error: 'Total is 3\nexpected 4', steps },
  { id: '3', title: 'Ships', status: 'error', durationMs: 0, error: 'steps.ambiguous: two buttons' },
  { id: '4', title: 'Returns', status: 'skipped', durationMs: 0, error: 'The run was cancelled' },
]
const reportOf = (some: ReportedCase[], name = 'Nightly') =>
  parsed(junitReport({ name, startedAt: '2026-11-24T03:04:05.678Z', durationMs: 61_234, cases: some }))

test('a report counts what its cases say, in seconds, with one suite', () => {
  const report = reportOf(cases)
  const totals = { name: 'Nightly', tests: '4', failures: '1', errors: '1', skipped: '1', time: '61.234' }
  expect(report).toMatchObject({ name: 'testsuites', attributes: totals })
  const [suite] = report.children
  expect(suite).toMatchObject({ attributes: { ...totals, timestamp: '2026-11-24T03:04:05.678Z' } })
  expect(suite?.children.map(({ attributes }) => [attributes['name'], attributes['time']])).toEqual([
    ['Signs in', '1.500'],
    ['Pays', '0.020'],
    ['Ships', '0.000'],
    ['Returns', '0.000'],
  ])
})

test('what did not pass has its cause as its type, or its verdict where none is known', () => {
  const told: ReportedCase[] = [
    { ...passed, status: 'failed', error: 'Total is 3', cause: 'behaviour' },
    { ...passed, status: 'error', error: 'steps.not_found: no button', cause: 'control' },
    { ...passed, status: 'error', error: 'It broke' },
  ]
  const outcomes = reportOf(told).children[0]?.children.map(({ children }) => children[0])
  expect(outcomes?.map((outcome) => [outcome?.name, outcome?.attributes['type']])).toEqual([
    ['failure', 'behaviour'],
    ['error', 'control'],
    ['error', 'error'],
  ])
})

test('a false check is a failure, what could not be done an error, and what did not run is skipped', () => {
  const outcomes = reportOf(cases).children[0]?.children.map(({ children }) =>
    children.map(({ name, attributes, text }) => [name, attributes['message'] ?? '', text]),
  )
  expect(outcomes).toEqual([
    [],
    [
      ['failure', 'Total is 3', 'Total is 3\nexpected 4'],
      ['system-out', '', '1. Open: passed'],
    ],
    [['error', 'steps.ambiguous: two buttons', 'steps.ambiguous: two buttons']],
    [['skipped', 'The run was cancelled', '']],
  ])
})

test('whatever stands in titles and messages, the report can be read and says it again', () => {
  const hostile = "\"><testcase name='x'/>&amp;\n\t]]>\u0000\uffff\ud800 end"
  const failed = { ...passed, title: hostile, status: 'failed' as const, error: hostile }
  const [suite] = reportOf([failed], hostile).children
  const kept = "\"><testcase name='x'/>&amp;\n\t]]>\ufffd end"
  expect(suite?.attributes['name']).toBe(kept)
  expect(suite?.children).toHaveLength(1)
  expect(suite?.children[0]?.attributes['name']).toBe(kept)
  expect(suite?.children[0]?.children[0]?.text).toBe(kept)
})
