import { expect, test } from 'vitest'
import { getTestRunJunit } from '../../../../workers/features/test-runs/get-test-run-junit.route.ts'
import { send } from '../../../support/client.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { token } = suite

test('the verdicts of a run are told as JUnit XML', async () => {
  const one = await suite.testCase()
  const two = await suite.testCase()
  const { executionId } = await finishedRun(suite, { verdicts: { [one.id]: 'failed', [two.id]: undefined } })
  const junit = await send(getTestRunJunit, { executionId }, { token })
  expect(junit.headers.get('content-type')).toBe('application/xml')
  const text = await junit.text()
  expect(text).toContain('name="https://shop.example/" tests="2" failures="1" errors="0" skipped="1"')
  expect(text).toContain('message="The total is 3, expected 4" type="behaviour"')
})
