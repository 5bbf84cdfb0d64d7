import { type Xml, nested, xmlDeclaration } from '../file-formats/xml.ts'

/** One case of a run. */
export interface ReportedCase {
  id: string
  title: string
  status: 'passed' | 'failed' | 'error' | 'skipped'
  durationMs: number
  /** Why it did not pass. */
  error?: string
  /** In one word; of a case that failed or ended in an error. */
  cause?: string | undefined
  /** What it did, a line for each step. */
  steps?: readonly string[]
}

export interface ReportedRun {
  name: string
  /** When it began, as ISO 8601. */
  startedAt: string
  durationMs: number
  cases: readonly ReportedCase[]
}

/**
 * The verdicts of a run as JUnit XML: one suite with a case for each. Takes durations in milliseconds, writes seconds. A false check is a `failure`, what could not
 * be done or understood an `error`, of the type that its cause says. Source of the form: the schema of Jenkins' xUnit plugin, junit-10.xsd.
 */
export function junitReport({ name, startedAt, durationMs, cases }: ReportedRun): string {
  const count = (status: ReportedCase['status']) =>
    String(cases.filter((one) => one.status === status).length)
  const totals = {
    name,
    tests: String(cases.length),
    failures: count('failed'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(durationMs),
  }
  const suite: Xml = {
    name: 'testsuite',
    attributes: { ...totals, timestamp: startedAt },
    content: cases.map((one) => caseElement(name, one)),
  }
  return `${xmlDeclaration}${nested([{ name: 'testsuites', attributes: totals, content: [suite] }], 0)}\n`
}

const caseElement = (suite: string, { id, title, durationMs, steps = [], ...ended }: ReportedCase): Xml => ({
  name: 'testcase',
  attributes: { classname: suite, name: title, id, time: seconds(durationMs) },
  content: [
    ...outcomeOf(ended),
    ...(steps.length > 0 ? [{ name: 'system-out', content: steps.join('\n') }] : []),
  ],
})

function outcomeOf({
  status,
  error = '',
  cause = status,
}: Pick<ReportedCase, 'status' | 'error' | 'cause'>): Xml[] {
  if (status === 'passed') return []
  if (status === 'skipped')
    return [{ name: 'skipped', attributes: error ? { message: error } : {}, content: '' }]
  const [message = ''] = error.split('\n')
  return [
    {
      name: status === 'failed' ? 'failure' : 'error',
      attributes: { message, type: cause },
      content: error,
    },
  ]
}

const seconds = (ms: number) => (ms / 1000).toFixed(3)
