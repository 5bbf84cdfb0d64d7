import { expect, test } from 'vitest'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { saveContentTypeConfig } from '../../../../workers/features/content-planning/save-content-type-config.ts'
import { duplicateProject } from '../../../../workers/features/projects/duplicate-project.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from './support.ts'

const owner = await newOwner()
const title = { name: 'Title', machineName: 'title' }
const article = { name: 'Article', machineName: 'article', fields: [title] }

test('what is saved takes the place of everything, and a copy of the project has it', async () => {
  const projectId = await newProject(owner)
  await ask(saveContentTypeConfig, { projectId, contentTypes: [article] }, owner)
  const answer = await ask(
    saveContentTypeConfig,
    { projectId, contentTypes: [{ ...article, name: 'Post' }] },
    owner,
  )
  expect(answer.contentTypes).toEqual([
    {
      name: 'Post',
      machineName: 'article',
      contentTypeId: 'article',
      fields: [{ ...title, type: 'text', required: false, multiple: false, confidence: 1 }],
    },
  ])
  expect(await ask(getContentTypeConfig, { projectId }, owner)).toEqual(answer)
  const copy = await ask(duplicateProject, { projectId }, owner)
  const { contentTypes } = await ask(getContentTypeConfig, { projectId: copy.projectId }, owner)
  expect(contentTypes).toEqual(answer.contentTypes)
})

test('names that stand there twice are refused with their paths', async () => {
  const projectId = await newProject(owner)
  const contentTypes = [article, { ...article, fields: [title, title] }]
  const { status, details } = await refusal(send(saveContentTypeConfig, { projectId, contentTypes }, owner))
  expect(status).toBe(400)
  expect(details?.map(({ path }) => path)).toEqual([
    'contentTypes.1.contentTypeId',
    'contentTypes.1.machineName',
    'contentTypes.1.fields.1.machineName',
  ])
})

test('of two who change what they have read, the second is told', async () => {
  const projectId = await newProject(owner)
  const { updatedAt } = await ask(saveContentTypeConfig, { projectId, contentTypes: [article] }, owner)
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updatedAt ?? ''))
  const change = () =>
    send(
      saveContentTypeConfig,
      { projectId, contentTypes: [] },
      { ...owner, headers: { 'if-match': `"${updatedAt}"` } },
    )
  expect((await change()).status).toBe(200)
  await expectRefusal(change(), 409, 'content_planning.stale')
})
