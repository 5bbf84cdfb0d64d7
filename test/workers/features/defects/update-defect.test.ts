import { expect, test } from 'vitest'
import { listDefectHistory } from '../../../../workers/features/defects/list-defect-history.ts'
import { updateDefect } from '../../../../workers/features/defects/update-defect.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { linkElsewhere, newReports } from './support.ts'

const owner = await newOwner()
const { token, report } = await newReports(owner)

test('changes are kept in its history, unusual ones marked', async () => {
  const made = await report()
  const { defectId } = made
  const fixed = await ask(updateDefect, { defectId, status: 'closed', resolution: 'As meant' }, { token })
  expect(fixed).toMatchObject({ status: 'closed', resolution: 'As meant' })
  const { changes } = await ask(listDefectHistory, { defectId }, { token })
  const told = new Map(changes.map(({ field, from, to, unusual }) => [field, [from, to, unusual]]))
  expect(told.get('resolution')).toEqual(['', 'As meant', false])
  expect(told.get('status')).toEqual(['open', 'closed', true])
})

test('of two changes at once both are made, and the history goes from one to the other', async () => {
  const { defectId } = await report()
  await Promise.all(
    ['high', 'low'].map((priority) =>
      ask(updateDefect, { defectId, priority: priority as 'high' }, { token }),
    ),
  )
  const { changes } = await ask(listDefectHistory, { defectId }, { token })
  const [last, first] = changes
  expect(first).toMatchObject({ from: 'medium' })
  expect(last?.from).toBe(first?.to)
})

test.each(['storyId', 'testCaseId', 'executionId'] as const)(
  'a %s of another project of the same organization is 404 with its path, in a change',
  async (path) => {
    const refused = { status: 404, details: [{ path }] }
    const { defectId } = await report()
    const input = { defectId, ...(await linkElsewhere(owner, path)) }
    expect(await refusal(send(updateDefect, input, { token }))).toMatchObject(refused)
  },
)
