import { expect, test } from 'vitest'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { generateMasterContext } from '../../../../workers/features/master-contexts/generate-master-context.ts'
import { getMasterContext } from '../../../../workers/features/master-contexts/get-master-context.ts'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase, patience, uploaded, uploadedToProject } from '../documents/support.ts'

const owner = await newOwner()
const { organizationId } = owner
const newProject = async () => (await ask(createProject, { name: 'Shop', organizationId }, owner)).projectId

test('a base tells in short what its files say, each sentence with its place', async () => {
  const id = await newBase(owner)
  const content = 'The garden is watered at six in the morning. Ladders lie in the shed behind the house.'
  await uploaded(id, { fileName: 'garden.txt', content }, owner)
  const told = async () => (await ask(getKnowledgeBase, { id }, owner)).masterContext
  await expect.poll(told, patience).toContain('The garden is watered at six in the morning. [1]')
  expect(await told()).toContain('[1] garden.txt, characters 0–44')
})

test('a project has none until people write it or have it made of its files', async () => {
  const projectId = await newProject()
  const none = { masterContext: '', updatedAt: null, source: null }
  expect(await ask(getMasterContext, { projectId }, owner)).toEqual(none)
  const written = await ask(putMasterContext, { projectId, masterContext: 'A shop for bicycles.' }, owner)
  expect(written).toMatchObject({ masterContext: 'A shop for bicycles.', source: 'written' })
  expect(await ask(getMasterContext, { projectId }, owner)).toEqual(written)
  await uploadedToProject(
    projectId,
    { fileName: 'scope.txt', content: 'The shop sells bicycles and pumps.' },
    owner,
  )
  expect(await ask(generateMasterContext, { projectId }, owner)).toMatchObject({ status: 'running' })
  await expect
    .poll(() => ask(getMasterContext, { projectId }, owner), patience)
    .toMatchObject({ source: 'generated', masterContext: expect.stringContaining('bicycles and pumps. [1]') })
})
