import { expect, test } from 'vitest'
import { getContentTypeConfig } from '../../../../workers/features/content-planning/get-content-type-config.ts'
import { saveContentTypeConfig } from '../../../../workers/features/content-planning/save-content-type-config.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, newProject, projectWithPages } from './support.ts'

const owner = await newOwner()

test('until somebody saves types, there are none or those that were recommended', async () => {
  const none = { contentTypes: [], source: 'none', updatedAt: null }
  expect(await ask(getContentTypeConfig, { projectId: await newProject(owner) }, owner)).toEqual(none)
  const { projectId } = await projectWithPages(owner)
  const { contentTypes } = await analysed(projectId, owner)
  const config = await ask(getContentTypeConfig, { projectId }, owner)
  expect(config).toMatchObject({ source: 'recommended', contentTypes: [{ name: contentTypes?.[0]?.name }] })
  expect(await ask(saveContentTypeConfig, { projectId, ...config }, owner)).toMatchObject({
    source: 'saved',
    contentTypes: config.contentTypes,
  })
})
