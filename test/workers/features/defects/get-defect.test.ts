import { expect, test } from 'vitest'
import { getDefect } from '../../../../workers/features/defects/get-defect.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { newReports } from './support.ts'

const { token, report } = await newReports()

test('a defect is read as it was answered when it was reported, by its organization alone', async () => {
  const made = await report({ tags: ['checkout'], assignee: 'ada@example.com' })
  const { defectId } = made
  expect(await ask(getDefect, { defectId }, { token })).toEqual(made)
  const stranger = await newPerson()
  expect(await refusal(send(getDefect, { defectId }, stranger))).toMatchObject({ status: 404 })
})
