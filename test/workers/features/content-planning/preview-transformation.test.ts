import { expect, test } from 'vitest'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { getPageMigrationConfig } from '../../../../workers/features/content-planning/get-page-migration-config.ts'
import { previewTransformation } from '../../../../workers/features/content-planning/preview-transformation.ts'
import { saveContentTypeConfig } from '../../../../workers/features/content-planning/save-content-type-config.ts'
import { savePageMigrationConfig } from '../../../../workers/features/content-planning/save-page-migration-config.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, projectWithPages } from './support.ts'

const owner = await newOwner()

test('a preview quotes each value, tells what is left, and shows what was written by hand', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const [fileId = ''] = fileIds
  await analysed(projectId, owner)
  const field = (machineName: string) => ({ name: machineName, machineName })
  const short = { name: 'Recipe', machineName: 'recipe', fields: [field('title'), field('time')] }
  await ask(
    saveContentTypeConfig,
    { projectId, contentTypes: [short, { ...short, machineName: 'dish', name: 'Dish' }] },
    owner,
  )
  const preview = (contentTypeId: string) =>
    ask(previewTransformation, { projectId, fileId, contentTypeId }, owner)
  const shown = await preview('recipe')
  expect(shown.fields.map(({ machineName, value }) => [machineName, value])).toEqual([
    ['title', 'Dish amber 0'],
    ['time', '10 minutes'],
  ])
  expect(shown.unmapped.map(({ text }) => text)).toContain('Serves: 1')
  expect(shown.unmapped.map(({ text }) => text)).not.toContain('All rights reserved by the kitchen')
  expect((await preview('dish')).fields).toEqual(shown.fields)
  const page = { fileId, contentTypeId: 'recipe', fieldOverrides: { time: 'half an hour' } }
  await ask(savePageMigrationConfig, { projectId, pages: [page] }, owner)
  const written = await preview('recipe')
  expect(written.fields.at(-1)).toEqual({
    machineName: 'time',
    value: 'half an hour',
    start: null,
    end: null,
  })
  expect(written.replaced).toEqual([
    { machineName: 'time', value: '10 minutes', start: expect.any(Number), end: expect.any(Number) },
  ])
  await expectRefusal(
    send(previewTransformation, { projectId, fileId, contentTypeId: 'poem' }, owner),
    404,
    'content_planning.type_not_found',
  )
})

test('without a type a preview is of the type that the file is mapped to: what somebody saved, else what the analysis recommends', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const [fileId = '', other = ''] = fileIds
  const preview = (file = fileId) => ask(previewTransformation, { projectId, fileId: file }, owner)
  const refused = send(previewTransformation, { projectId, fileId }, owner)
  await expectRefusal(refused, 404, 'content_planning.type_not_found')
  await analysed(projectId, owner)
  const { pages } = await ask(getPageMigrationConfig, { projectId }, owner)
  const recommended = pages.find((page) => page.fileId === fileId)?.contentTypeId
  expect(recommended).toEqual(expect.any(String))
  const shown = await preview()
  expect(shown).toEqual(
    await ask(previewTransformation, { projectId, fileId, contentTypeId: recommended ?? '' }, owner),
  )
  const fields = [{ name: 'Title', machineName: 'title' }]
  const { contentTypes } = await ask(getContentTypeConfig, { projectId }, owner)
  const dish = { name: 'Dish', machineName: 'dish', fields }
  await ask(saveContentTypeConfig, { projectId, contentTypes: [...contentTypes, dish] }, owner)
  const page = { fileId, contentTypeId: 'dish' }
  await ask(
    savePageMigrationConfig,
    { projectId, pages: [page, { fileId: other, contentTypeId: null }] },
    owner,
  )
  expect(await preview()).toMatchObject({ contentTypeId: 'dish', fields: [{ machineName: 'title' }] })
  expect(await preview(other)).toMatchObject({ contentTypeId: recommended })
  await expectRefusal(
    send(previewTransformation, { projectId, fileId: crypto.randomUUID() }, owner),
    404,
    'files.not_found',
  )
})
