import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { texts as all } from '../../../texts/en/content.ts'
import { Branch } from './branch.tsx'
import { FindPage } from './find-page.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Tree, TreeNode } from './tree.ts'
import { useCarrying } from './use-carrying.ts'
import { useEdits } from './use-edits.ts'
import { useFolding } from './use-folding.ts'
import type { PlannedFiles } from '../parts/use-files.ts'

const texts = all.navigation

interface TreeViewProps {
  tree: Tree
  files: PlannedFiles
  /** Absent for who may not change anything. */
  write: ((tree: Tree) => void) | undefined
}

/** The tree, and how it is arranged. */
export function TreeView({ tree, files, write }: TreeViewProps) {
  const change = write ?? (() => undefined)
  const folding = useFolding(tree)
  const moving = useSignal<TreeNode | null>(null)
  const acts = { ...useCarrying(tree, change), ...useEdits(tree, change), moving }
  const shown = acts.renamed.value ?? acts.focused.value
  useEffect(() => {
    if (shown !== null) folding.reveal(shown)
  }, [shown, tree])
  function find({ id }: TreeNode) {
    acts.focused.value = null
    folding.reveal(id)
    folding.found.value = id
  }
  return (
    <section class="panel site-tree" aria-label={texts.tree}>
      {folding.isLarge && <FindPage label={texts.find} tree={tree} choose={find} />}
      {write && <p class="hint by-keys">{texts.keys}</p>}
      <Branch nodes={tree} files={files} acts={write ? acts : null} folding={folding} />
      {moving.value && (
        <MoveDialog
          key={moving.value.id}
          node={moving.value}
          tree={tree}
          move={(onto) => {
            if (moving.value) acts.moveBelow(moving.value, onto)
            moving.value = null
          }}
          close={() => (moving.value = null)}
        />
      )}
    </section>
  )
}
