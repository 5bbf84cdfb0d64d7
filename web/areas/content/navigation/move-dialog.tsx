import { Button } from '../../../parts/button.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import { FindPage } from './find-page.tsx'
import type { Tree, TreeNode } from './tree.ts'

const texts = all.navigation

interface MoveDialogProps {
  node: TreeNode
  tree: Tree
  /** Puts it below another page, or at the top. */
  move: (onto: TreeNode | null) => void
  close: () => void
}

/** Where a page shall go in a tree that is too long to be dragged through. */
export const MoveDialog = ({ node, tree, move, close }: MoveDialogProps) => (
  <Modal title={texts.moveTitle(node.title)} isOpen close={close}>
    <p>
      <Button act={() => move(null)}>{texts.toTop}</Button>
    </p>
    <FindPage label={texts.below} tree={tree} but={node} isOpen choose={move} />
    <div class="actions">
      <Button act={close}>{texts.cancel}</Button>
    </div>
  </Modal>
)
