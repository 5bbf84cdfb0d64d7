import { expect, test } from 'vitest'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from '../content-planning/support.ts'

const owner = await newOwner()

test('of two who change what they have read, the second is told', async () => {
  const projectId = await newProject(owner)
  const { updatedAt } = await ask(putMasterContext, { projectId, masterContext: 'One.' }, owner)
  const headers = { 'if-match': `"${updatedAt}"` }
  const change = (masterContext: string) =>
    send(putMasterContext, { projectId, masterContext }, { ...owner, headers })
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updatedAt ?? ''))
  expect((await change('Two.')).status).toBe(200)
  await expectRefusal(change('Three.'), 409, 'projects.context_stale')
})
