import { expect, test } from 'vitest'
import { readQaText } from '../../../../workers/features/quality/read-qa-text.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { marked, newTeacher, requirements } from './teacher.ts'

test('anyone signed in has a text read, and with an organization as its people read it', async () => {
  const owner = await newOwner()
  const { sentences } = await newTeacher(owner)
  const { token } = await newPerson()
  expect(await ask(readQaText, { requirements }, { token })).toMatchObject({ sentences, readBy: 'tagger' })
  const { organizationId } = owner
  const read = await ask(readQaText, { requirements, organizationId }, { token: owner.token })
  expect(read).toMatchObject({ readBy: 'person', sentences: [sentences[0], { marked, confidence: 1 }] })
  await expectRefusal(send(readQaText, { requirements, organizationId }, { token }), 404)
  await expectRefusal(send(readQaText, { requirements }), 401)
})
