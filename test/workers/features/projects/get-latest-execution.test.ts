import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getLatestExecution } from '../../../../workers/features/projects/get-latest-execution.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('there is none until agents have worked, and a stranger gets 404', async () => {
  const { token, organizationId } = await newOwner()
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  expect(await ask(getLatestExecution, { projectId }, { token })).toEqual({ execution: null })
  expect(await refusal(send(getLatestExecution, { projectId }, await newOwner()))).toMatchObject({
    status: 404,
  })
})
