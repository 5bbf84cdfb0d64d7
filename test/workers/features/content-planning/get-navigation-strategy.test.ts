import { expect, test } from 'vitest'
import { getNavigationStrategy } from '../../../../workers/features/content-planning/get-navigation-strategy.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { analysed, projectWithPages } from './support.ts'

const owner = await newOwner()

test('a recommended navigation has every file once, or says why not', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const before = await ask(getNavigationStrategy, { projectId }, owner)
  expect(before).toMatchObject({ tree: [], source: 'none' })
  expect(before.leftOut.map(({ fileId }) => fileId).toSorted()).toEqual(fileIds.toSorted())
  await analysed(projectId, owner)
  const { tree, leftOut, source } = await ask(getNavigationStrategy, { projectId }, owner)
  expect(source).toBe('recommended')
  expect([...tree, ...leftOut].map(({ fileId }) => String(fileId)).toSorted()).toEqual(fileIds.toSorted())
})
