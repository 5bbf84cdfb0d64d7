import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { getLatestExecution } from '../../../../workers/features/projects/get-latest-execution.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

test('there is none until agents have worked', async () => {
  const { token, organizationId } = await newOwner()
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  expect(await ask(getLatestExecution, { projectId }, { token })).toEqual({ execution: null })
})
