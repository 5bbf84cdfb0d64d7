import { expect, test } from 'vitest'
import { deleteDefect } from '../../../../workers/features/defects/delete-defect.ts'
import { listDefectHistory } from '../../../../workers/features/defects/list-defect-history.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { newReports } from './support.ts'

const { token, report } = await newReports()

test('a deleted defect is gone, and a stranger finds none', async () => {
  const { defectId } = await report()
  const stranger = await newPerson()
  for (const operation of [deleteDefect, listDefectHistory])
    expect(await refusal(send(operation, { defectId }, stranger))).toMatchObject({ status: 404 })
  expect(await ask(deleteDefect, { defectId }, { token })).toEqual({ deleted: true })
  expect(await refusal(send(deleteDefect, { defectId }, { token }))).toMatchObject({ status: 404 })
})
