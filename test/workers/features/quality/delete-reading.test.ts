import { expect, test } from 'vitest'
import { deleteReading } from '../../../../workers/features/quality/delete-reading.ts'
import { listReadings } from '../../../../workers/features/quality/list-readings.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { isTried, newTeacher } from './teacher.ts'

test('members make the reader forget, and the sentence is read as before', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  await newTeacher(owner)
  const list = () => ask(listReadings, { organizationId }, { token })
  const { correctionId } = (await list()).corrections[0]!
  await expectRefusal(send(deleteReading, { correctionId }, await newOwner()), 404, 'readings.not_found')
  await expectRefusal(send(deleteReading, { correctionId }, await newMember(owner, 'viewer')), 403)
  expect(await isTried(owner)).toBe(true)
  await ask(deleteReading, { correctionId }, await newMember(owner, 'member'))
  expect((await list()).corrections).toEqual([])
  expect(await isTried(owner)).toBe(false)
  await expectRefusal(send(deleteReading, { correctionId }, { token }), 404, 'readings.not_found')
})
