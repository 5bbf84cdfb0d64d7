import { expect, test } from 'vitest'
import { getIndexingStatus } from '../../../../workers/features/documents/get-indexing-status.ts'
import { getProject } from '../../../../workers/features/projects/get-project.ts'
import { ask } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from '../content-planning/support.ts'
import { uploadedToProject } from './support.ts'

const owner = await newOwner()

test('each file of a project says how far it is, and the project counts them', async () => {
  const projectId = await newProject(owner)
  expect(await ask(getIndexingStatus, { projectId }, owner)).toEqual({
    files: [],
    nextCursor: null,
    vectors: { model: 'embedded', status: 'current', progress: 1 },
  })
  await uploadedToProject(projectId, { fileName: 'good.txt', content: 'The gate is open.' }, owner)
  await uploadedToProject(projectId, { fileName: 'bad.pdf', content: 'no PDF at all' }, owner)
  const { files } = await ask(getIndexingStatus, { projectId }, owner)
  expect(files).toMatchObject([
    { fileName: 'bad.pdf', status: 'error', error: { error: 'uploads.type_mismatch' } },
    { fileName: 'good.txt', status: 'indexed', stage: 'done', progress: 1, error: null },
  ])
  expect(await ask(getProject, { projectId }, owner)).toMatchObject({ stats: { fileCount: 2 } })
})

test('a project says how many of its pieces have a vector of the configured model', async () => {
  const projectId = await newProject(owner)
  const model = { EMBEDDING_MODEL: 'm', EMBEDDING_URL: 'https://m.example' }
  const settings = { EMBEDDINGS: 'openai-compatible', ...model }
  const transport = deploy([getIndexingStatus], settings)
  const vectors = async () => (await ask(getIndexingStatus, { projectId }, { ...owner, transport })).vectors
  expect(await vectors()).toEqual({ model: 'm', status: 'current', progress: 1 })
  for (const content of ['The gate is open.', 'The door is shut.'])
    await uploadedToProject(projectId, { fileName: `${content}.txt`, content }, owner)
  expect(await vectors()).toEqual({ model: 'm', status: 'renewing', progress: 0 })
  const index = newContext().services.knowledgeIndexes.getByName(projectId)
  const [first] = await index.unembeddedAnywhere({ model: 'm', limit: 1 })
  const vector = { ordinal: 0, vector: Float32Array.of(1) }
  if (first) await index.embed({ reading: first, model: 'm', vectors: [vector] })
  expect(await vectors()).toEqual({ model: 'm', status: 'renewing', progress: 0.5 })
})
