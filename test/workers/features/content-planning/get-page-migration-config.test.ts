import { expect, test } from 'vitest'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { saveContentTypeConfig } from '../../../../workers/features/content-planning/save-content-type-config.ts'
import { savePageMigrationConfig } from '../../../../workers/features/content-planning/save-page-migration-config.ts'
import { uploadedToProject } from '../documents/support.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, projectWithPages, recipe } from './support.ts'

const owner = await newOwner()

test('until somebody saves it, it is what the newest analysis recommends, and a file that came later is not in it', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  await analysed(projectId, owner)
  await uploadedToProject(projectId, recipe(7), owner)
  const { pages, source } = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(source).toBe('recommended')
  expect(pages.map(({ fileId }) => fileId).toSorted()).toEqual(fileIds.toSorted())
})

test('once pages are saved, what a newer analysis recommends stands beside them, for files without a type', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  await analysed(projectId, owner)
  const [first = '', second = ''] = fileIds
  const pages = [
    { fileId: first, contentTypeId: 'recipe' },
    { fileId: second, contentTypeId: null },
  ]
  const saved = await ask(savePageMigrationConfig, { projectId, pages }, owner)
  const late = await uploadedToProject(projectId, recipe(7), owner)
  await analysed(projectId, owner)
  const { recommended } = await ask(getPageMigrationConfig, { projectId }, owner)
  const others = [second, fileIds[2] ?? '', late.fileId]
  const sorted = (all: { fileId: string }[]) => all.map(({ fileId }) => fileId).toSorted()
  expect(sorted(recommended)).toEqual(others.toSorted())
  expect(new Set(recommended.map(({ contentTypeId }) => contentTypeId))).toEqual(new Set(['recipe']))
  expect(sorted(saved.recommended)).toEqual(others.slice(0, 2).toSorted())
})

test('a type that the team does not have is recommended for no file', async () => {
  const { projectId } = await projectWithPages(owner)
  await analysed(projectId, owner)
  await ask(saveContentTypeConfig, { projectId, contentTypes: [] }, owner)
  const { pages } = await ask(getPageMigrationConfig, { projectId }, owner)
  expect(pages.map(({ contentTypeId }) => contentTypeId)).toEqual([null, null, null])
})
