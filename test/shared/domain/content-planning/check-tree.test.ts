import { expect, test } from 'vitest'
import { faultsOfTree } from '../../../../shared/domain/content-planning/index.ts'

const pathsOf = (tree: Parameters<typeof faultsOfTree>[0]) => faultsOfTree(tree).map(({ path }) => path)

test('a tree whose ids, paths and files are each there once is right', () => {
  const children = [{ id: 'b', path: null, fileId: null }]
  expect(
    pathsOf([
      { id: 'a', path: '/a', fileId: '1', children },
      { id: 'c', path: null },
    ]),
  ).toEqual([])
})

test('a page below itself is a circle; an id, a path or a file that is there twice is told with its place', () => {
  expect(faultsOfTree([{ id: 'a', children: [{ id: 'b', children: [{ id: 'a' }] }] }])).toEqual([
    { path: 'tree.0.children.0.children.0.id', message: expect.stringContaining('below itself') },
  ])
  expect(pathsOf([{ id: 'a' }, { id: 'b', children: [{ id: 'a' }] }])).toEqual(['tree.1.children.0.id'])
  const twice = ['a', 'b'].map((id) => ({ id, path: '/x', fileId: '1' }))
  expect(pathsOf(twice)).toEqual(['tree.1.path', 'tree.1.fileId'])
})
