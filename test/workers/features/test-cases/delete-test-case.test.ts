import { expect, test } from 'vitest'
import { getDefect } from '../../../../workers/features/defects/get-defect.ts'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { deleteTestCase } from '../../../../workers/features/test-cases/delete-test-case.ts'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newSuite } from './support.ts'

const suite = await newSuite()
const { token } = suite

test('a deleted case leaves its defects without it', async () => {
  const { id: testCaseId } = await suite.testCase()
  const defectId = await suite.defect({ testCaseId })
  expect(await ask(deleteTestCase, { testCaseId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(getTestCase, { testCaseId }, { token }))).toMatchObject({ status: 404 })
  expect(await ask(getDefect, { defectId }, { token })).toMatchObject({ testCaseId: null })
})

test('a story that is deleted leaves its cases as orphans and its defects without it, and their histories say so', async () => {
  const { storyId } = await suite.story()
  const { id: testCaseId } = await suite.testCase({ storyId })
  const defectId = await suite.defect({ storyId })
  await ask(deleteStory, { storyId }, { token })
  expect(await ask(getTestCase, { testCaseId }, { token })).toMatchObject({ storyId: null })
  expect(await ask(getDefect, { defectId }, { token })).toMatchObject({ storyId: null })
  expect(await suite.historyOfCase(testCaseId)).toEqual([['storyId', storyId, null]])
})
