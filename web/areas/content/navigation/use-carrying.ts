import { useSignal } from '@preact/signals'
import { announce } from '../../../parts/announce.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import {
  type Direction,
  type Drop,
  type Tree,
  type TreeNode,
  dropped,
  moved,
  movedBelow,
  nodeAt,
  placeOf,
  siblingsAt,
} from './tree.ts'

const texts = all.navigation
const byKey: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inside',
  ArrowLeft: 'outside',
}

/** What is done with pages of the tree: dragged, carried by keys, moved by menu. */
export function useCarrying(tree: Tree, write: (tree: Tree) => void) {
  /** The page that is carried, and the tree as it was before. */
  const lifted = useSignal<{ id: string; before: Tree } | null>(null)
  const dragged = useSignal<string | null>(null)
  const focused = useSignal<string | null>(null)

  function say(next: Tree, id: string, title: string) {
    const place = placeOf(next, id)
    if (!place) return
    const above = nodeAt(next, place.slice(0, -1))?.title ?? ''
    announce(texts.at(title, (place.at(-1) ?? 0) + 1, siblingsAt(next, place).length, above))
  }
  function move({ id, title }: TreeNode, direction: Direction) {
    const next = moved(tree, id, direction)
    focused.value = id
    if (next !== tree) write(next)
    say(next, id, title)
  }
  function moveBelow({ id, title }: TreeNode, onto: TreeNode | null) {
    const next = movedBelow(tree, id, onto?.id ?? null)
    focused.value = id
    if (next !== tree) write(next)
    say(next, id, title)
  }
  function grip({ id, title }: TreeNode) {
    focused.value = id
    if (lifted.value?.id === id) {
      lifted.value = null
      announce(texts.dropped(title))
    } else {
      lifted.value = { id, before: tree }
      announce(texts.lifted(title))
    }
  }
  function key(event: KeyboardEvent, node: TreeNode) {
    const now = lifted.value
    if (now?.id !== node.id) return
    if (event.key === 'Escape' || event.key === 'Tab') {
      lifted.value = null
      if (event.key === 'Escape') {
        write(now.before)
        announce(texts.back(node.title))
      }
      return
    }
    const direction = byKey[event.key]
    if (!direction) return
    event.preventDefault()
    move(node, direction)
  }
  function drop(onto: string, where: Drop) {
    const id = dragged.value
    dragged.value = null
    const place = id === null ? undefined : placeOf(tree, id)
    const node = place && nodeAt(tree, place)
    if (!node || id === null) return
    const next = dropped(tree, id, { onto, where })
    if (next !== tree) write(next)
    say(next, id, node.title)
  }
  return { lifted, dragged, focused, move, moveBelow, grip, key, drop }
}

export type Carrying = ReturnType<typeof useCarrying>
