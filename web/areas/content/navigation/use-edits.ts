import { useSignal } from '@preact/signals'
import { toast } from '../../../parts/toasts.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import { type Tree, type TreeNode, freePath, placeOf, withAt, withChange, without } from './tree.ts'

const texts = all.navigation

/** Pages of the tree renamed, added and taken out. */
export function useEdits(tree: Tree, write: (tree: Tree) => void) {
  const renamed = useSignal<string | null>(null)

  function add(below: TreeNode) {
    const place = placeOf(tree, below.id)
    if (!place) return
    const id = crypto.randomUUID()
    const page = {
      id,
      title: texts.newPage,
      path: freePath(tree, texts.newPage, below.path ?? ''),
      fileId: null,
      children: [],
    }
    renamed.value = id
    write(withAt(tree, [...place, below.children.length], page))
  }
  function remove({ id, title }: TreeNode) {
    const place = placeOf(tree, id)
    if (!place) return
    const before = tree
    write(without(tree, place))
    toast(texts.takenOut(title), { undo: () => write(before) })
  }
  function change({ id }: TreeNode, next: Partial<TreeNode>) {
    const place = placeOf(tree, id)
    if (place) write(withChange(tree, place, next))
  }
  return { renamed, add, remove, change }
}

export type Edits = ReturnType<typeof useEdits>
