import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pageMigrations } from '../../../../shared/db/tables/content-planning.ts'
import { files } from '../../../../shared/db/tables/knowledge.ts'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { saveContentTypeConfig } from '../../../../workers/features/content-planning/save-content-type-config.ts'
import { saveNavigationStrategy } from '../../../../workers/features/content-planning/save-navigation-strategy.ts'
import { savePageMigrationConfig } from '../../../../workers/features/content-planning/save-page-migration-config.ts'
import { deleteFile, deleteProjectFile } from '../../../../workers/features/documents/delete-file.ts'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { patience, uploadedToProject } from '../documents/support.ts'
import { db } from '../projects/support.ts'
import { analysed, newProject, projectWithPages, projectWithSite, recipe, rowOfFile } from './support.ts'

const owner = await newOwner()

test('what becomes of each file is recommended, then saved; a deleted file leaves no assignment', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  expect(await ask(getPageMigrationConfig, { projectId }, owner)).toMatchObject({ pages: [], source: 'none' })
  await analysed(projectId, owner)
  const { pages, source } = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(source).toBe('recommended')
  expect(pages.map(({ contentTypeId, status }) => [contentTypeId, status])).toEqual(
    fileIds.map(() => ['recipe', 'planned']),
  )
  const changed = pages.map((page) => ({ ...page, status: 'ready' as const }))
  const saved = await ask(savePageMigrationConfig, { projectId, pages: changed }, owner)
  expect(await ask(getPageMigrationConfig, { projectId }, owner)).toEqual(saved)
  const [fileId = ''] = fileIds
  await ask(deleteProjectFile, { projectId, fileId }, owner)
  const left = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(left.pages).toEqual(saved.pages.filter((page) => page.fileId !== fileId))
  const rows = () => db.select().from(pageMigrations).where(eq(pageMigrations.fileId, fileId))
  await expect.poll(rows, patience).toEqual([])
})

test('an unknown file, an unknown type and a file named twice are refused with their paths', async () => {
  const { projectId, fileIds } = await projectWithPages(owner, 1)
  const [fileId] = fileIds
  const refused = async (pages: object[]) => {
    const { status, details } = await refusal(send(savePageMigrationConfig, { projectId, pages }, owner))
    return { status, paths: details?.map(({ path }) => path) }
  }
  expect(await refused([{ fileId }, { fileId }])).toEqual({ status: 400, paths: ['pages.1.fileId'] })
  expect(await refused([{ fileId: crypto.randomUUID() }])).toEqual({ status: 404, paths: ['pages.0.fileId'] })
  expect(await refused([{ fileId, contentTypeId: 'poem' }])).toEqual({
    status: 404,
    paths: ['pages.0.contentTypeId'],
  })
})

test('a page keeps a type that was removed until it is given another one, and no other page gets it', async () => {
  const { projectId, fileIds } = await projectWithPages(owner, 2)
  const [one = '', other = ''] = fileIds
  await analysed(projectId, owner)
  const page = { fileId: one, contentTypeId: 'recipe' }
  await ask(savePageMigrationConfig, { projectId, pages: [page] }, owner)
  await ask(saveContentTypeConfig, { projectId, contentTypes: [] }, owner)
  const kept = await ask(savePageMigrationConfig, { projectId, pages: [{ ...page, status: 'ready' }] }, owner)
  expect(kept.pages).toMatchObject([{ contentTypeId: 'recipe', status: 'ready' }])
  const pages = [page, { ...page, fileId: other }]
  const { status, details } = await refusal(send(savePageMigrationConfig, { projectId, pages }, owner))
  expect({ status, paths: details?.map(({ path }) => path) }).toEqual({
    status: 404,
    paths: ['pages.1.contentTypeId'],
  })
})

test('many pages with long values are saved at once, and too long a one is refused', async () => {
  const projectId = await newProject(owner)
  const rows = Array.from({ length: 80 }, (_, at) => rowOfFile(projectId, at, owner))
  for (const row of rows) await db.insert(files).values(row)
  const text = 'ü'.repeat(15_000)
  const pages = rows.map(({ fileId }, at) => ({ fileId, fieldOverrides: { body: `${at} ${text}` } }))
  await ask(savePageMigrationConfig, { projectId, pages }, owner)
  const kept = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(kept.pages.map(({ fieldOverrides }) => fieldOverrides)).toEqual(
    pages.map(({ fieldOverrides }) => fieldOverrides),
  )
  const fieldOverrides = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field_${at}`, text]))
  const input = { projectId, pages: [{ fileId: rows[0]?.fileId ?? '', fieldOverrides }] }
  const { status, details } = await refusal(send(savePageMigrationConfig, input, owner))
  expect({ status, paths: details?.map(({ path }) => path) }).toEqual({
    status: 400,
    paths: ['pages.0.fieldOverrides'],
  })
})
test('whoever names a file that was replaced since they read the plan is told that it has changed, and by another the file', async () => {
  const { projectId, fileIds } = await projectWithPages(owner, 2)
  const [gone = ''] = fileIds
  const pages = fileIds.map((fileId) => ({ fileId, contentTypeId: null }))
  const { updatedAt } = await ask(savePageMigrationConfig, { projectId, pages }, owner)
  await uploadedToProject(projectId, { ...recipe(0), content: recipe(9).content }, owner)
  const left = async () =>
    (await ask(getPageMigrationConfig, { projectId }, owner)).pages.map(({ fileId }) => fileId)
  await expect.poll(left, patience).not.toContain(gone)
  const headers = { 'if-match': `"${updatedAt}"` }
  const stale = await refusal(send(savePageMigrationConfig, { projectId, pages }, { ...owner, headers }))
  expect(stale).toMatchObject({ status: 409, error: 'content_planning.stale' })
  const tree = [{ id: 'a', title: 'A', fileId: gone }]
  await expectRefusal(
    send(saveNavigationStrategy, { projectId, tree }, { ...owner, headers }),
    409,
    'content_planning.stale',
  )
  const { status, details } = await refusal(send(savePageMigrationConfig, { projectId, pages }, owner))
  expect(status).toBe(404)
  expect(details).toEqual([{ path: 'pages.0.fileId', message: expect.stringContaining(gone) }])
})

test('a deleted page of a linked base leaves no assignment, nor does one whose base is deleted', async () => {
  const { projectId, kbId, fileIds } = await projectWithSite(owner)
  const pages = fileIds.map((fileId) => ({ fileId, contentTypeId: null }))
  await ask(savePageMigrationConfig, { projectId, pages }, owner)
  const rows = async () =>
    (await db.select().from(pageMigrations).where(eq(pageMigrations.projectId, projectId))).length
  await ask(deleteFile, { id: kbId, fileId: fileIds[0] ?? '' }, owner)
  await expect.poll(rows, patience).toBe(2)
  await ask(deleteKnowledgeBase, { id: kbId }, owner)
  await expect.poll(rows, patience).toBe(0)
})
