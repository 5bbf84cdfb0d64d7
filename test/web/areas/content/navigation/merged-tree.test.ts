import { expect, test } from 'vitest'
import { mergedTree, withoutGone } from '../../../../../web/areas/content/navigation/merged-tree.ts'
import { moved, outlineOf } from '../../../../../web/areas/content/navigation/tree.ts'
import type { Tree, TreeNode } from '../../../../../web/areas/content/navigation/tree.ts'

const page = (id: string, children: Tree = [], change: Partial<TreeNode> = {}): TreeNode => ({
  id,
  title: id,
  path: `/${id}`,
  fileId: `file-${id}`,
  children,
  ...change,
})
const base: Tree = [page('a', [page('b'), page('c')]), page('d')]
const filesIn = (tree: Tree): unknown[] =>
  tree.flatMap(({ fileId, children }) => [fileId, ...filesIn(children)])

test('pages that went meanwhile go, and what was put below one of them stays', () => {
  const draft: Tree = [page('a', [page('b', [page('d')]), page('c', [], { title: 'Mine' })])]
  const now: Tree = [page('a', [page('c')]), page('d')]
  const { mine, theirs } = mergedTree({ base, draft, now })
  expect(outlineOf(mine)).toBe('a (d · Mine)')
  expect(theirs).toEqual(mine)
})

test('whoever changed titles alone takes the arrangement of others', () => {
  const draft: Tree = [page('a', [page('b'), page('c')]), page('d', [], { title: 'Mine' })]
  const { mine, theirs } = mergedTree({ base, draft, now: moved(base, 'c', 'outside') })
  expect(outlineOf(mine)).toBe('a (b) · c · Mine')
  expect(theirs).toEqual(mine)
})

test('of two arrangements somebody has to choose', () => {
  const { mine, theirs } = mergedTree({
    base,
    draft: moved(base, 'd', 'up'),
    now: moved(base, 'c', 'up'),
  })
  expect(outlineOf(mine)).toBe('d · a (b · c)')
  expect(outlineOf(theirs)).toBe('a (c · b) · d')
})

test('a page whose file is gone is sent without it', () => {
  expect(filesIn(withoutGone(base, new Map([['file-b', true]])))).toEqual([null, 'file-b', null, null])
})
