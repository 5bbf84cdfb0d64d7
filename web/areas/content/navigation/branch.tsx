import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Field } from '../../../parts/field.tsx'
import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { Drop, Tree, TreeNode } from './tree.ts'
import type { Carrying } from './use-carrying.ts'
import type { Edits } from './use-edits.ts'
import type { Folding } from './use-folding.ts'
import { type PlannedFiles, nameOfFile } from '../parts/use-files.ts'

export type TreeActs = Carrying & Edits & { moving: Signal<TreeNode | null> }

const texts = all.navigation

interface BranchProps {
  nodes: Tree
  files: PlannedFiles
  /** Null for who may not move anything. */
  acts: TreeActs | null
  folding: Folding
}

/** Pages beside each other, each with those below it. */
export const Branch = ({ nodes, ...of }: BranchProps) => (
  <ul class="branch">
    {nodes.map((node) => (
      <li key={node.id}>
        <Leaf node={node} {...of} />
        {node.children.length > 0 && of.folding.isOpen(node.id) && <Branch nodes={node.children} {...of} />}
      </li>
    ))}
  </ul>
)

interface LeafProps extends Omit<BranchProps, 'nodes'> {
  node: TreeNode
}

function Leaf({ node, files, acts, folding }: LeafProps) {
  const row = useRef<HTMLDivElement>(null)
  const over = useSignal<Drop | null>(null)
  const { id, title } = node
  const isLifted = acts?.lifted.value?.id === id
  const isFocused = acts?.focused.value === id
  // Elsewhere in the tree it is another element: the keyboard goes on at it.
  useLayoutEffect(() => {
    if (isFocused && !row.current?.contains(document.activeElement))
      row.current?.querySelector<HTMLElement>('.grip')?.focus()
    if (folding.found.value !== id) return
    folding.found.value = null
    row.current?.focus()
    row.current?.scrollIntoView({ block: 'center' })
  })
  if (acts?.renamed.value === id) return <Rename node={node} acts={acts} />
  return (
    <div
      ref={row}
      class={[
        'tree-row',
        isLifted && 'is-lifted',
        acts?.dragged.value === id && 'is-dragged',
        over.value && `drop-${over.value}`,
      ]
        .filter(Boolean)
        .join(' ')}
      tabIndex={-1}
      draggable={acts !== null}
      onDragStart={({ dataTransfer }) => {
        dataTransfer?.setData('text/plain', title)
        if (acts) acts.dragged.value = id
      }}
      onDragEnd={() => acts && (acts.dragged.value = null)}
      onDragOver={(event) => {
        if (!acts?.dragged.value || acts.dragged.value === id) return
        event.preventDefault()
        over.value = whereIn(row.current, event.clientY)
      }}
      onDragLeave={() => (over.value = null)}
      onDrop={(event) => {
        event.preventDefault()
        const where = over.value
        over.value = null
        if (where) acts?.drop(id, where)
      }}
    >
      {acts && <Handle node={node} acts={acts} />}
      <Fold node={node} acts={acts} folding={folding} />
      <Words node={node} files={files} />
      {acts && <Menu label={texts.acts(title)} items={itemsOf(node, acts)} />}
    </div>
  )
}

const Handle = ({ node, acts }: { node: TreeNode; acts: TreeActs }) => (
  <button
    type="button"
    class="button quiet icon grip"
    aria-label={texts.grip(node.title)}
    aria-pressed={acts.lifted.value?.id === node.id}
    onClick={() => acts.grip(node)}
    onKeyDown={(event) => acts.key(event, node)}
  >
    <Grip />
  </button>
)

function Fold({
  node: { id, title, children },
  acts,
  folding,
}: Pick<LeafProps, 'node' | 'acts' | 'folding'>) {
  if (children.length === 0) return folding.isLarge ? <span class="no-fold" /> : null
  const isOpen = folding.isOpen(id)
  function toggle() {
    if (acts) acts.focused.value = null
    folding.toggle(id)
  }
  return (
    <button
      type="button"
      class="button quiet icon fold"
      aria-expanded={isOpen}
      aria-label={texts.pagesBelow(title, children.length)}
      onClick={toggle}
    >
      <Chevron />
    </button>
  )
}

const Words = ({ node: { title, path, fileId }, files }: Pick<LeafProps, 'node' | 'files'>) => (
  <div class="tree-words">
    <Given>{title}</Given>
    <span class="muted tree-path">
      <span dir="ltr">{path}</span> <Given>{fileId === null ? texts.isNew : nameOfFile(files, fileId)}</Given>
    </span>
  </div>
)

const itemsOf = (node: TreeNode, acts: TreeActs) => [
  { text: texts.rename, act: () => (acts.renamed.value = node.id) },
  { text: texts.add, act: () => acts.add(node) },
  { text: texts.up, act: () => acts.move(node, 'up') },
  { text: texts.down, act: () => acts.move(node, 'down') },
  { text: texts.moveTo, act: () => (acts.moving.value = node) },
  { text: texts.inside, act: () => acts.move(node, 'inside') },
  { text: texts.outside, act: () => acts.move(node, 'outside') },
  { text: texts.remove, act: () => acts.remove(node), kind: 'danger' as const },
]

function Rename({ node, acts }: { node: TreeNode; acts: TreeActs }) {
  function done() {
    acts.focused.value = node.id
    acts.renamed.value = null
  }
  return (
    <div class="tree-row is-renamed">
      <Field
        label={texts.titleOf}
        name={`title-${node.id}`}
        value={node.title}
        write={(title) => acts.change(node, { title })}
      />
      <Field
        label={texts.pathOf}
        name={`path-${node.id}`}
        value={node.path ?? ''}
        write={(path) => acts.change(node, { path: path || null })}
      />
      <Button act={done}>{texts.done}</Button>
    </div>
  )
}

/** The upper and the lower quarter of a row are the gaps beside it. */
function whereIn(row: HTMLElement | null, y: number): Drop {
  const { top = 0, height = 1 } = row?.getBoundingClientRect() ?? {}
  const share = (y - top) / height
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside'
}

const Chevron = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true">
    <path d="m8 5 5 5-5 5" />
  </svg>
)

const Grip = () => (
  <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {[5, 10, 15].map((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
  </svg>
)
