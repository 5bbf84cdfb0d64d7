import { expect, test } from 'vitest'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { ask } from '../../../support/client.ts'
import { newSuite } from './support.ts'

test('a stored case is read as it was answered when it was made', async () => {
  const suite = await newSuite()
  const made = await suite.testCase({ requirementRef: 'REQ-1', type: 'api' })
  const testCaseId = made.id
  expect(await ask(getTestCase, { testCaseId }, { token: suite.token })).toEqual(made)
})
