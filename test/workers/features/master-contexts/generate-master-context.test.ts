import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { deleteFile } from '../../../../workers/features/documents/delete-file.ts'
import { getKnowledgeBase } from '../../../../workers/features/knowledge-bases/get-knowledge-base.ts'
import { generateMasterContext } from '../../../../workers/features/master-contexts/generate-master-context.ts'
import { getMasterContext } from '../../../../workers/features/master-contexts/get-master-context.ts'
import { putMasterContext } from '../../../../workers/features/master-contexts/put-master-context.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from '../content-planning/support.ts'
import { db } from '../projects/support.ts'
import { newBase, patience, uploaded, uploadedToProject } from '../documents/support.ts'

const owner = await newOwner()

const quoted = 'The garden is watered at six in the morning.'
const content = `${quoted} Ladders lie in the shed behind the house.`

test('a base tells in short what its files say, and where each sentence of it stands', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'garden.txt', content }, owner)
  const read = () => ask(getKnowledgeBase, { id }, owner)
  await expect.poll(async () => (await read()).masterContext, patience).toContain(`${quoted} [1]`)
  const { masterContextSources } = await read()
  expect(masterContextSources[0]).toEqual({
    n: 1,
    kbId: id,
    fileId,
    fileName: 'garden.txt',
    pageNumber: null,
    start: 0,
    end: quoted.length,
    quote: quoted,
    headings: [],
    isRemoved: false,
  })
  expect(masterContextSources).toHaveLength(2)
})

test('what a base tells in short is made anew when a file is deleted, and meanwhile leads nowhere', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'garden.txt', content }, owner)
  await uploaded(id, { fileName: 'shed.txt', content: 'The shed is painted each year in May.' }, owner)
  const read = () => ask(getKnowledgeBase, { id }, owner)
  await expect.poll(async () => (await read()).masterContext, patience).toContain('painted each year')
  await db.update(files).set({ fileName: '', deletedAt: Date.now() }).where(eq(files.fileId, fileId))
  const { masterContextSources } = await read()
  const removed = masterContextSources.filter(({ isRemoved }) => isRemoved)
  expect(removed.map(({ n }) => n)).toEqual([1, 2])
  expect(removed[0]).toMatchObject({ fileName: '', quote: '', headings: [] })
  await db.update(files).set({ fileName: 'garden.txt', deletedAt: null }).where(eq(files.fileId, fileId))
  await ask(deleteFile, { id, fileId }, owner)
  await expect
    .poll(async () => (await read()).masterContext, patience)
    .toBe('shed.txt: The shed is painted each year in May. [1]')
  expect((await read()).masterContextSources.map(({ fileName }) => fileName)).toEqual(['shed.txt'])
})

test('a project has none until people write it or have it made of its files', async () => {
  const projectId = await newProject(owner)
  const none = { masterContext: '', updatedAt: null, source: null, masterContextSources: [] }
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
    .toMatchObject({
      source: 'generated',
      masterContext: expect.stringContaining('bicycles and pumps. [1]'),
      masterContextSources: [{ n: 1, kbId: null, fileName: 'scope.txt', isRemoved: false }],
    })
  const again = await ask(putMasterContext, { projectId, masterContext: 'Bicycles [1].' }, owner)
  expect(again.masterContextSources).toEqual([])
  expect(await ask(getMasterContext, { projectId }, owner)).toEqual(again)
})
