import { Button } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/projects.ts'
import type { Choice } from './chosen.ts'

/** The organization has no project. `create` is left out for who may not. */
export const NoProjects = ({ create }: { create?: () => void }) => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>{texts.noneHint}</p>
    {create ? (
      <p class="actions">
        <Button kind="primary" act={create}>
          {texts.createFirst}
        </Button>
      </p>
    ) : (
      <p>{texts.noneForViewer}</p>
    )}
  </Empty>
)

interface NoneFoundProps {
  choice: Choice
  choose: (choice: Choice) => void
  /** Whether none has the status at all, whatever the words. */
  isNone: boolean
}

/** There are projects, but none that were asked for. */
export function NoneFound({ choice: { status, words, sort }, choose, isNone }: NoneFoundProps) {
  const title = !isNone
    ? texts.noneFound(words.trim())
    : status === 'archived'
      ? texts.noneArchived
      : texts.allArchived
  const other = isNone && status === 'active' ? 'archived' : 'active'
  return (
    <Empty>
      <h2 dir="auto">{title}</h2>
      {isNone && status === 'archived' && <p>{texts.noneArchivedHint}</p>}
      <p class="actions">
        <Button act={() => choose({ words: '', status: isNone ? other : status, sort })}>
          {isNone ? texts.showOther[other] : texts.showAll}
        </Button>
      </p>
    </Empty>
  )
}
