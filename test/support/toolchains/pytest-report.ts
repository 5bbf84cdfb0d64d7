import { SaxesParser } from 'saxes'
import type { Verdict } from './commands.ts'

/** What the id of a case looks like, among other tags. */
export const isCase = /^TC-\d+$/

/**
 * The verdict of each case in a JUnit report of pytest, where tests have their case as the property `case`, or among the
 * tags of their scenario. Of several tests of one case,
 * a failed one counts before a passed one, and that before a skipped one. Throws where a test has no case.
 */
export function verdictsIn(report: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>()
  const ranks: Verdict[] = ['skipped', 'passed', 'failed']
  let verdict: Verdict = 'passed'
  let name = ''
  let cases: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'testcase') [verdict, name, cases] = ['passed', String(attributes['name']), []]
    if (tag === 'property') {
      const value = String(attributes['value'])
      if (attributes['name'] === 'case' || (attributes['name'] === 'tag' && isCase.test(value)))
        cases.push(value)
    }
    if (tag === 'failure' || tag === 'error') verdict = 'failed'
    if (tag === 'skipped') verdict = 'skipped'
  })
  parser.on('closetag', ({ name: tag }) => {
    if (tag !== 'testcase') return
    if (cases.length === 0) throw new Error(`The test ${name} belongs to no case`)
    for (const one of cases) {
      const known = verdicts.get(one)
      if (!known || ranks.indexOf(verdict) > ranks.indexOf(known)) verdicts.set(one, verdict)
    }
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(report).close()
  return verdicts
}
