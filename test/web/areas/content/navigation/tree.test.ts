import { expect, test } from 'vitest'
import {
  type Drop,
  type Tree,
  type TreeNode,
  dropped,
  filesIn,
  freePath,
  moved,
} from '../../../../../web/areas/content/navigation/tree.ts'

const page = (id: string, children: TreeNode[] = []): TreeNode => ({
  id,
  title: id,
  path: `/${id}`,
  fileId: `file-${id}`,
  children,
})
const tree: Tree = [page('a', [page('b'), page('c', [page('d')])]), page('e')]
const drawn = (nodes: Tree): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${drawn(children)})` : id)).join(' ')

test('where there is no such step, the tree stays the same', () => {
  expect(moved(tree, 'a', 'up')).toBe(tree)
  expect(moved(tree, 'e', 'down')).toBe(tree)
  expect(moved(tree, 'b', 'inside')).toBe(tree)
  expect(moved(tree, 'e', 'outside')).toBe(tree)
  expect(moved(tree, 'nobody', 'up')).toBe(tree)
})

test.each([
  ['e', 'b', 'before', 'a(e b c(d))'],
  ['e', 'd', 'inside', 'a(b c(d(e)))'],
  ['b', 'e', 'after', 'a(c(d)) e b'],
  ['b', 'c', 'after', 'a(c(d) b) e'],
] as const)('%s dropped on %s (%s)', (id, onto, where: Drop, after) => {
  expect(drawn(dropped(tree, id, { onto, where }))).toBe(after)
})

test('no page is dropped on itself, or below itself', () => {
  expect(dropped(tree, 'a', { onto: 'd', where: 'inside' })).toBe(tree)
  expect(dropped(tree, 'a', { onto: 'a', where: 'after' })).toBe(tree)
})

test('a new page gets a path that no other has', () => {
  expect(freePath(tree, 'Über uns!')).toBe('/uber-uns')
  expect(freePath(tree, 'A')).toBe('/a-2')
  expect(freePath(tree, '🚀', '/a')).toBe('/a/page')
  expect(filesIn(tree)).toEqual(['file-a', 'file-b', 'file-c', 'file-d', 'file-e'])
})
