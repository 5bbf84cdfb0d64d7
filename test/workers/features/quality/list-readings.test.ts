import { expect, test } from 'vitest'
import { listReadings } from '../../../../workers/features/quality/list-readings.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { gallery, marked, newTeacher } from './teacher.ts'

test('viewers see what was taught, by whom and when, and strangers do not', async () => {
  const owner = await newOwner()
  const { organizationId, userId } = owner
  await newTeacher(owner)
  const { token } = await newMember(owner, 'viewer')
  expect(await ask(listReadings, { organizationId }, { token })).toEqual({
    corrections: [
      {
        correctionId: expect.any(String),
        organizationId,
        sentence: gallery,
        marked,
        kinds: ['permission'],
        correctedBy: userId,
        correctedAt: expect.any(String),
      },
    ],
    nextCursor: null,
  })
  await expectRefusal(send(listReadings, { organizationId }, await newOwner()), 404)
})
