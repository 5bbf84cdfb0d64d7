import { type Both, mergedValue } from '../../../client/merge-entries.ts'
import { isSame } from '../../../client/merge.ts'
import type { Tree, TreeNode } from './tree.ts'

interface Versions {
  base: Tree
  draft: Tree
  now: Tree
}

/**
 * A navigation that two people changed: titles, paths and files of each page, and the arrangement of one of them where the other took pages out at most.
 * Where both arranged it, `mine` and `theirs` differ in that.
 */
export function mergedTree({ base, draft, now }: Versions): Both<Tree> {
  const [before, mine, theirs] = [byId(base), byId(draft), byId(now)]
  const gone = new Set([...before.keys()].filter((id) => !theirs.has(id)))
  const words = (whose: 'mine' | 'theirs') => (node: TreeNode) => {
    const [was, changed, there] = [before, mine, theirs].map((all) => ownOf(all.get(node.id)))
    return was && changed && there
      ? mergedValue({ base: was, draft: changed, now: there })[whose]
      : ownOf(node)
  }
  const left = without(draft, gone)
  const isMine = isSame(shapeOf(now), shapeOf(without(base, gone)))
  const isTheirs = isSame(shapeOf(draft), shapeOf(base))
  return {
    mine: withWords(isTheirs && !isMine ? now : left, words('mine')),
    theirs: withWords(isMine ? left : now, words('theirs')),
  }
}

/** The navigation with files that are there: a page whose file is gone stays, and comes from none. */
export const withoutGone = (tree: Tree, files: ReadonlyMap<string, unknown>): Tree =>
  withWords(tree, ({ fileId, ...node }) => ({
    ...node,
    fileId: fileId !== null && files.has(fileId) ? fileId : null,
  }))

type Own = Pick<TreeNode, 'title' | 'path' | 'fileId'>

function ownOf<N extends TreeNode | undefined>(node: N): N extends TreeNode ? Own : Own | undefined
function ownOf(node: TreeNode | undefined): Own | undefined {
  return node && { title: node.title, path: node.path, fileId: node.fileId }
}

const withWords = (tree: Tree, of: (node: TreeNode) => Own | undefined): Tree =>
  tree.map((node) => ({ ...node, ...of(node), children: withWords(node.children, of) }))

const byId = (tree: Tree, all = new Map<string, TreeNode>()): Map<string, TreeNode> => {
  for (const node of tree) byId(node.children, all.set(node.id, node))
  return all
}

const shapeOf = (tree: Tree): unknown => tree.map(({ id, children }) => [id, shapeOf(children)])

/** Pages that were put below one that is gone meanwhile take its place. */
const without = (tree: Tree, gone: ReadonlySet<string>): Tree =>
  tree.flatMap((node) => {
    const children = without(node.children, gone)
    return gone.has(node.id) ? children : [{ ...node, children }]
  })
