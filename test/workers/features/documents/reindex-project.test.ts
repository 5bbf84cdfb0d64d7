import { expect, test } from 'vitest'
import { reindexProject } from '../../../../workers/features/documents/reindex-project.ts'
import { getProjectFile } from '../../../../workers/features/documents/get-file.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { patience, uploadedToProject } from './support.ts'

const owner = await newOwner()
const { organizationId } = owner
const newProject = async () => (await ask(createProject, { name: 'Shop', organizationId }, owner)).projectId

test('the named files of a project are read anew, and stay indexed in the end', async () => {
  const projectId = await newProject()
  const content = 'The workshop opens at eight.'
  const { fileId } = await uploadedToProject(projectId, { fileName: 'hours.txt', content }, owner)
  const started = await ask(reindexProject, { projectId, fileIds: [fileId] }, owner)
  expect(started).toMatchObject({ status: 'running' })
  await expect
    .poll(() => ask(getProjectFile, { projectId, fileId }, owner), patience)
    .toMatchObject({ status: 'indexed', chunkCount: 1 })
})

test('who names no file and not all of them is told so, and so is who names one of another project', async () => {
  const [projectId, other] = [await newProject(), await newProject()]
  const { fileId } = await uploadedToProject(other, { fileName: 'a.txt', content: 'Ring twice.' }, owner)
  await expectRefusal(send(reindexProject, { projectId }, owner), 400)
  await expectRefusal(send(reindexProject, { projectId, fileIds: [fileId] }, owner), 404, {
    path: 'fileIds.0',
  })
})
