import { expect, test } from 'vitest'
import { getNavigationStrategy } from '../../../../workers/features/content-planning/get-navigation-strategy.ts'
import { saveNavigationStrategy } from '../../../../workers/features/content-planning/save-navigation-strategy.ts'
import { deleteProjectFile } from '../../../../workers/features/documents/delete-file.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject, projectWithPages } from './support.ts'

const owner = await newOwner()
const refused = async (projectId: string, tree: object[]) => {
  const { status, details } = await refusal(send(saveNavigationStrategy, { projectId, tree }, owner))
  return { status, paths: details?.map(({ path }) => path) }
}

test('a deleted file leaves a saved navigation, and what is not in it is told', async () => {
  const { projectId, fileIds } = await projectWithPages(owner)
  const [one = '', two = ''] = fileIds
  const tree = [
    {
      title: 'Recipes',
      children: [
        { title: 'One', path: '/one', fileId: one },
        { title: 'Two', path: '/two', fileId: two },
      ],
    },
  ]
  const saved = await ask(saveNavigationStrategy, { projectId, tree }, owner)
  expect(saved.leftOut).toEqual([{ fileId: fileIds[2], reason: 'Nobody has put it into the navigation.' }])
  expect(await ask(getNavigationStrategy, { projectId }, owner)).toEqual(saved)
  await ask(deleteProjectFile, { projectId, fileId: one }, owner)
  const after = await ask(getNavigationStrategy, { projectId }, owner)
  expect(after.tree[0]?.children?.map(({ fileId }) => fileId)).toEqual([two])
})

test('a circle, a repeated id, path or file, and an unknown file are refused with their paths', async () => {
  const { projectId, fileIds } = await projectWithPages(owner, 1)
  const [fileId] = fileIds
  const page = (id: string, more: object = {}) => ({ id, title: id, ...more })
  expect(await refused(projectId, [page('a', { children: [page('b', { children: [page('a')] })] })])).toEqual(
    {
      status: 400,
      paths: ['tree.0.children.0.children.0.id'],
    },
  )
  expect(await refused(projectId, [page('a'), page('a')])).toEqual({ status: 400, paths: ['tree.1.id'] })
  const same = [page('a', { path: '/x', fileId }), page('b', { path: '/x', fileId })]
  expect(await refused(projectId, same)).toEqual({ status: 400, paths: ['tree.1.path', 'tree.1.fileId'] })
  const unknown = [page('a', { children: [page('b', { fileId: crypto.randomUUID() })] })]
  expect(await refused(projectId, unknown)).toEqual({ status: 404, paths: ['tree.0.children.0.fileId'] })
})

test('a page without an id gets one that no other page has', async () => {
  const projectId = await newProject(owner)
  const tree = [{ title: 'First' }, { id: 'page-1', title: 'Second' }, { id: 'page-1.2', title: 'Third' }]
  const saved = await ask(saveNavigationStrategy, { projectId, tree }, owner)
  expect(saved.tree.map(({ id }) => id)).toEqual(['page-1.3', 'page-1', 'page-1.2'])
})

test('beside each other stand as many pages as a plan may have files', async () => {
  const projectId = await newProject(owner)
  const many = Array.from({ length: 2000 }, (_, at) => ({ title: `${at}` }))
  const saved = await ask(
    saveNavigationStrategy,
    { projectId, tree: [{ title: 'All', children: many }] },
    owner,
  )
  expect(saved.tree[0]?.children).toHaveLength(2000)
  expect((await ask(saveNavigationStrategy, { projectId, tree: many }, owner)).tree).toHaveLength(2000)
  const tooMany = Array.from({ length: 5001 }, (_, at) => ({ title: `${at}` }))
  expect(await refused(projectId, tooMany)).toEqual({ status: 400, paths: ['tree'] })
})

test('a navigation that is too deep is refused', async () => {
  const deep = Array.from({ length: 30 }).reduce<object[]>(
    (children, _, at) => [{ title: `${at}`, children }],
    [],
  )
  expect(await refused(await newProject(owner), deep)).toEqual({ status: 400, paths: ['tree'] })
})
