import { expect, test } from 'vitest'
import {
  countOf,
  listed,
  movedBelow,
  pathTo,
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

test('a page moves one step among those beside it, below the one before it, and out again', () => {
  expect(drawn(tree)).toBe('a(b c(d)) e')
  expect(drawn(moved(tree, 'c', 'up'))).toBe('a(c(d) b) e')
  expect(drawn(moved(tree, 'a', 'down'))).toBe('e a(b c(d))')
  expect(drawn(moved(tree, 'e', 'inside'))).toBe('a(b c(d) e)')
  expect(drawn(moved(tree, 'd', 'outside'))).toBe('a(b c d) e')
})

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

test('a page moves below any other and to the top, and never below itself', () => {
  expect(drawn(movedBelow(tree, 'e', 'd'))).toBe('a(b c(d(e)))')
  expect(drawn(movedBelow(tree, 'd', null))).toBe('a(b c) e d')
  expect(movedBelow(tree, 'a', 'd')).toBe(tree)
  expect(movedBelow(tree, 'nobody', null)).toBe(tree)
})

test('every page is listed with those above it', () => {
  expect(listed(tree).map(({ node, above }) => `${above}/${node.id}`)).toEqual([
    '/a',
    'a/b',
    'a/c',
    'a › c/d',
    '/e',
  ])
  expect(countOf(tree)).toBe(5)
  expect(pathTo(tree, 'd').map(({ id }) => id)).toEqual(['a', 'c'])
  expect(pathTo(tree, 'nobody')).toEqual([])
})
