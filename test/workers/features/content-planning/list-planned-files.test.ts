import { expect, test } from 'vitest'
import { getAnalysis } from '../../../../workers/features/content-planning/get-analysis.ts'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { getNavigationStrategy } from '../../../../workers/features/content-planning/get-navigation-strategy.ts'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { listPlannedFiles } from '../../../../workers/features/content-planning/list-planned-files.ts'
import { previewTransformation } from '../../../../workers/features/content-planning/preview-transformation.ts'
import { savePageMigrationConfig } from '../../../../workers/features/content-planning/save-page-migration-config.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { updateProject } from '../../../../workers/features/projects/update-project.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { uploaded, uploadedToProject } from '../documents/support.ts'
import { analysed, projectWithSite, recipe } from './support.ts'

const owner = await newOwner()

test('pages that were crawled into a linked base are planned beside the own files, and what was uploaded there is not', async () => {
  const { projectId, kbId, site, fileIds } = await projectWithSite(owner)
  await uploaded(kbId, { fileName: 'notes.txt', content: 'Not a page of the site.' }, owner)
  const own = await uploadedToProject(projectId, recipe(5), owner)
  const { files } = await ask(listPlannedFiles, { projectId }, owner)
  expect(files.map(({ fileId }) => fileId).toSorted()).toEqual([...fileIds, own.fileId].toSorted())
  expect(files.find(({ fileId }) => fileId === own.fileId)).toMatchObject({ kbId: null, sourceUrl: null })
  expect(files.find(({ fileId }) => fileId === fileIds[0])).toMatchObject({
    kbId,
    sourceUrl: `${site}/dish-0`,
  })
  const { mappings, notContent } = await analysed(projectId, owner)
  expect(mappings?.map(({ fileId }) => fileId).toSorted()).toEqual([...fileIds, own.fileId].toSorted())
  expect(notContent?.map(({ text }) => text)).toContain('All rights reserved by the kitchen')
})

const reached = async (projectId: string, jobId: string) =>
  JSON.stringify([
    await ask(listPlannedFiles, { projectId }, owner),
    await ask(getAnalysis, { projectId, jobId }, owner),
    await ask(getContentTypeConfig, { projectId }, owner),
    await ask(getPageMigrationConfig, { projectId }, owner),
    await ask(getNavigationStrategy, { projectId }, owner),
  ])

const ways = {
  unlinked: (projectId: string) => ask(updateProject, { projectId, knowledgeBaseIds: [] }, owner),
  archived: (_: string, kbId: string) => ask(updateKnowledgeBase, { id: kbId, status: 'archived' }, owner),
}

test.each(['unlinked', 'archived'] as const)('a base that is %s is out of the plan at once', async (way) => {
  const { projectId, kbId, fileIds } = await projectWithSite(owner)
  const { jobId } = await analysed(projectId, owner)
  const [fileId = ''] = fileIds
  const { contentTypes } = await ask(getContentTypeConfig, { projectId }, owner)
  const contentTypeId = contentTypes[0]?.contentTypeId ?? ''
  await ask(savePageMigrationConfig, { projectId, pages: [{ fileId, contentTypeId }] }, owner)
  const preview = await ask(previewTransformation, { projectId, fileId, contentTypeId }, owner)
  expect(preview.fields).not.toEqual([])
  expect(await reached(projectId, jobId)).toContain('All rights reserved by the kitchen')
  await ways[way](projectId, kbId)
  const left = await reached(projectId, jobId)
  expect(fileIds.filter((one) => left.includes(one))).toEqual([])
  expect(left).not.toContain('All rights reserved by the kitchen')
  const input = { projectId, pages: [{ fileId }] }
  await expectRefusal(send(savePageMigrationConfig, input, owner), 404)
  const asked = { projectId, fileId, contentTypeId }
  await expectRefusal(send(previewTransformation, asked, owner), 404)
})
