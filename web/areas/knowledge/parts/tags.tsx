import { texts } from '../../../texts/en/knowledge.ts'
import { type KnowledgeBase, statusKinds } from './types.ts'

/** How a base is doing, and who else may come to it. */
export const Tags = ({ base: { status, isPublic, permission } }: { base: KnowledgeBase }) => (
  <>
    <span class={`tag ${statusKinds[status]}`}>{texts.status[status]}</span>
    {permission && <span class="tag">{texts.shared[permission]}</span>}
    {isPublic && <span class="tag warn">{texts.public}</span>}
  </>
)
