import { expect, test } from 'vitest'
import { getDefect } from '../../../../workers/features/defects/get-defect.ts'
import { ask } from '../../../support/client.ts'
import { newReports } from './support.ts'

const { token, report } = await newReports()

test('a defect is read as it was answered when it was reported', async () => {
  const made = await report({ tags: ['checkout'], assignee: 'ada@example.com' })
  const { defectId } = made
  expect(await ask(getDefect, { defectId }, { token })).toEqual(made)
})
