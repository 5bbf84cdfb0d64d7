import { texts } from '../../../texts/en/knowledge.ts'
import { type KnowledgeBase, statusKinds } from './types.ts'

interface TagsProps {
  base: KnowledgeBase
  /** Where it is decided who may ask it, for those who may see that. */
  toSharing?: string | undefined
}

/** How a base is doing, and who else may come to it. */
export const Tags = ({ base: { status, isPublic, permission }, toSharing }: TagsProps) => (
  <>
    <span class={`tag ${statusKinds[status]}`}>{texts.status[status]}</span>
    {permission && <span class="tag">{texts.shared[permission]}</span>}
    {isPublic &&
      (toSharing ? (
        <a class="tag" href={toSharing} title={texts.publicHint}>
          {texts.public}
        </a>
      ) : (
        <span class="tag" title={texts.publicHint}>
          {texts.public}
        </span>
      ))}
  </>
)
