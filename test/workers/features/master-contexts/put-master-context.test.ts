import { expect, test } from 'vitest'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { organizationId } = owner
const newProject = async () => (await ask(createProject, { name: 'Shop', organizationId }, owner)).projectId

test('of two who change what they have read, the second is told', async () => {
  const projectId = await newProject()
  const { updatedAt } = await ask(putMasterContext, { projectId, masterContext: 'One.' }, owner)
  const headers = { 'if-match': `"${updatedAt}"` }
  const change = (masterContext: string) =>
    send(putMasterContext, { projectId, masterContext }, { ...owner, headers })
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updatedAt ?? ''))
  expect((await change('Two.')).status).toBe(200)
  expect(await refusal(change('Three.'))).toMatchObject({ status: 409, error: 'projects.context_stale' })
})
