import { expect, test } from 'vitest'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { getNavigationStrategy } from '../../../../workers/features/content-planning/get-navigation-strategy.ts'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { saveNavigationStrategy } from '../../../../workers/features/content-planning/save-navigation-strategy.ts'
import { savePageMigrationConfig } from '../../../../workers/features/content-planning/save-page-migration-config.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { patience, uploadedToProject } from '../documents/support.ts'
import { analysed, fetchedPages, projectWithPages, projectWithSite, recipe } from './support.ts'

const owner = await newOwner()

/** A plan of two files, as somebody decided it. */
async function decided(projectId: string, fileIds: readonly string[]) {
  await analysed(projectId, owner)
  const { contentTypes } = await ask(getContentTypeConfig, { projectId }, owner)
  const contentTypeId = contentTypes[0]?.contentTypeId ?? ''
  const pages = fileIds.map((fileId, nth) => ({
    fileId,
    contentTypeId,
    fieldOverrides: { title: `Written ${nth}` },
    status: 'ready' as const,
  }))
  const tree = fileIds.map((fileId, nth) => ({
    id: `p${nth}`,
    title: `"fileId":"${fileId}"`,
    path: `/${nth}`,
    fileId,
  }))
  await ask(saveNavigationStrategy, { projectId, tree }, owner)
  return { ...(await ask(savePageMigrationConfig, { projectId, pages }, owner)), tree }
}

const changed = (nth: number) => recipe(nth).content.replace('minutes', 'minutes and a rest')

test('a page that the next crawl brings anew keeps what it becomes and where it stands', async () => {
  const { projectId, kbId, site, fileIds } = await projectWithSite(owner)
  const { pages, tree } = await decided(projectId, fileIds)
  const [first = ''] = fileIds
  const again = await fetchedPages(kbId, { [`${site}/dish-0`]: changed(0) }, owner)
  const next = again.get(`${site}/dish-0`) ?? ''
  expect(next).not.toBe(first)
  const nowAt = (fileId: string) => (fileId === first ? next : fileId)
  const plan = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(plan.pages).toEqual(pages.map((page) => ({ ...page, fileId: nowAt(page.fileId) })))
  const navigation = await ask(getNavigationStrategy, { projectId }, owner)
  expect(navigation.tree.map(({ title, fileId }) => [title, fileId])).toEqual(
    tree.map(({ title, fileId }) => [title, nowAt(fileId)]),
  )
  expect(navigation.leftOut).toEqual([])
})

test('so does a file of a project under whose name another is uploaded, and who has read the plan before reads it again', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const { pages, updatedAt } = await decided(projectId, fileIds)
  const { fileId } = await uploadedToProject(projectId, { ...recipe(1), content: changed(1) }, owner)
  const read = async () => (await ask(getPageMigrationConfig, { projectId }, owner)).pages
  await expect.poll(async () => (await read()).map((page) => page.fileId), patience).toContain(fileId)
  expect((await read()).map(({ fieldOverrides }) => fieldOverrides)).toEqual(
    pages.map(({ fieldOverrides }) => fieldOverrides),
  )
  const headers = { 'if-match': `"${updatedAt}"` }
  const stale = await refusal(send(savePageMigrationConfig, { projectId, pages: [] }, { ...owner, headers }))
  expect(stale).toMatchObject({ status: 409, error: 'content_planning.stale' })
})
