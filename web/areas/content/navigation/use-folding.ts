import { useSignal } from '@preact/signals'
import { type Tree, countOf, pathTo } from './tree.ts'

/** A tree of more pages begins with those at the top alone. */
const mostUnfolded = 40

/** Which branches of the tree are shown, and the page that was looked for. */
export function useFolding(tree: Tree) {
  const chosen = useSignal<ReadonlyMap<string, boolean>>(new Map())
  const found = useSignal<string | null>(null)
  const isLarge = countOf(tree) > mostUnfolded
  const isOpen = (id: string) => chosen.value.get(id) ?? !isLarge
  const set = (ids: readonly string[], open: boolean) =>
    (chosen.value = new Map([...chosen.peek(), ...ids.map((id) => [id, open] as const)]))
  return {
    isLarge,
    isOpen,
    found,
    toggle: (id: string) => set([id], !isOpen(id)),
    /** Opens what stands above a page. */
    reveal: (id: string) => {
      const closed = pathTo(tree, id).filter((node) => !isOpen(node.id))
      if (closed.length > 0)
        set(
          closed.map((node) => node.id),
          true,
        )
    },
  }
}

export type Folding = ReturnType<typeof useFolding>
