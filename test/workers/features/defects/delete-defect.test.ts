import { expect, test } from 'vitest'
import { deleteDefect } from '../../../../workers/features/defects/delete-defect.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newReports } from './support.ts'

const { token, report } = await newReports()

test('a deleted defect is gone', async () => {
  const { defectId } = await report()
  expect(await ask(deleteDefect, { defectId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(deleteDefect, { defectId }, { token }))).toMatchObject({ status: 404 })
})
