import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Given } from '../../../parts/given.tsx'
import { folded, wordsOf } from '../../../parts/words.ts'
import { texts as all } from '../../../texts/en/content.ts'
import { type Tree, type TreeNode, listed } from './tree.ts'

const texts = all.navigation
const mostShown = 20

interface FindPageProps {
  label: string
  tree: Tree
  /** Pages that cannot be chosen, with all below them. */
  but?: TreeNode | undefined
  /** Whether the first pages are shown before anything is typed. */
  isOpen?: boolean
  choose: (node: TreeNode) => void
}

/** Finds pages of the tree by words of their titles and paths. */
export function FindPage({ label, tree, but, isOpen = false, choose }: FindPageProps) {
  const typed = useSignal('')
  const id = useId()
  const words = wordsOf(typed.value)
  const barred = new Set(but ? listed([but]).map(({ node }) => node.id) : [])
  const isAsked = isOpen || words.length > 0
  const hits = listed(tree).filter(({ node }) => {
    const its = folded(`${node.title} ${node.path ?? ''}`)
    return !barred.has(node.id) && words.every((word) => its.includes(word))
  })
  return (
    <div class="find-page">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      <p class="hint" role="status">
        {isAsked && texts.pagesFound(hits.length, mostShown)}
      </p>
      {isAsked && (
        <ul class="rows">
          {hits.slice(0, mostShown).map(({ node, above }) => (
            <li key={node.id}>
              <button
                type="button"
                class="row"
                onClick={() => {
                  typed.value = ''
                  choose(node)
                }}
              >
                <Given>{node.title}</Given>
                {above && (
                  <span class="muted">
                    {' '}
                    <Given>{above}</Given>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
