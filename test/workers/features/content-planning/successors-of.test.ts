import { expect, test } from 'vitest'
import { getAnalysis } from '../../../../workers/features/content-planning/get-analysis.ts'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { getNavigationStrategy } from '../../../../workers/features/content-planning/get-navigation-strategy.ts'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { previewTransformation } from '../../../../workers/features/content-planning/preview-transformation.ts'
import { deleteProjectFile } from '../../../../workers/features/documents/delete-file.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { patience, uploadedToProject } from '../documents/support.ts'
import { analysed, fetchedPages, projectWithPages, projectWithSite, recipe } from './support.ts'

const owner = await newOwner()
const changed = (nth: number) => recipe(nth).content.replace('minutes', 'minutes and a rest')

/** The pages that a recommended plan names, as each part of it does. */
async function named(projectId: string) {
  const { pages, source } = await ask(getPageMigrationConfig, { projectId }, owner)
  const { tree, leftOut } = await ask(getNavigationStrategy, { projectId }, owner)
  const inTree = JSON.stringify(tree).match(/(?<="fileId":")[^"]+/g) ?? []
  return { source, pages: pages.map(({ fileId }) => fileId).toSorted(), tree: inTree.toSorted(), leftOut }
}

test('a recommended plan names the page that a later crawl brings, and says that it was analysed before', async () => {
  const { projectId, kbId, site, fileIds } = await projectWithSite(owner)
  const { jobId, warnings } = await analysed(projectId, owner)
  expect(warnings).toEqual([])
  const before = await named(projectId)
  const again = await fetchedPages(kbId, { [`${site}/dish-0`]: changed(0) }, owner)
  const next = again.get(`${site}/dish-0`) ?? ''
  const now = fileIds.map((fileId) => (fileId === fileIds[0] ? next : fileId)).toSorted()
  expect(before).toEqual({
    source: 'recommended',
    pages: fileIds.toSorted(),
    tree: fileIds.toSorted(),
    leftOut: [],
  })
  expect(await named(projectId)).toEqual({ ...before, pages: now, tree: now })
  const analysis = await ask(getAnalysis, { projectId, jobId }, owner)
  expect(analysis.warnings).toEqual([expect.stringContaining('Analyse the content again')])
  expect(analysis.mappings?.find(({ fileId }) => fileId === next)?.fields).toEqual([])
})

test('values of the later version are found in its own text', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  await analysed(projectId, owner)
  const longer = recipe(1).content.replace('<p>Time: 11', '<p>An old favourite of ours.</p><p>Time: 99')
  const { fileId } = await uploadedToProject(projectId, { ...recipe(1), content: longer }, owner)
  await expect.poll(async () => (await named(projectId)).pages, patience).toContain(fileId)
  expect((await named(projectId)).pages).not.toContain(fileIds[1])
  const { contentTypes } = await ask(getContentTypeConfig, { projectId }, owner)
  const contentTypeId = contentTypes[0]?.contentTypeId ?? ''
  const shown = await ask(previewTransformation, { projectId, fileId, contentTypeId }, owner)
  expect(shown.fields).toContainEqual(expect.objectContaining({ machineName: 'time', value: '99 minutes' }))
})

test('a file of another name, and one that the analysis knew already, take nobody’s place', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  await analysed(projectId, owner)
  await ask(deleteProjectFile, { projectId, fileId: fileIds[0] ?? '' }, owner)
  await uploadedToProject(projectId, { ...recipe(0), fileName: 'other.html' }, owner)
  const { pages } = await named(projectId)
  expect(pages).toEqual(fileIds.slice(1).toSorted())
})
