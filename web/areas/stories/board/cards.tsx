import { count } from '../../../parts/amounts.ts'
import { Button } from '../../../parts/button.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import { type Sprint, statuses } from '../parts/story.ts'
import type { Member } from '../../../parts/use-people.ts'
import { useStories } from '../parts/use-stories.ts'
import { Column } from './column.tsx'
import { columnsOf, pointsIn } from './columns.ts'
import { useActs } from './use-acts.ts'

interface CardsProps {
  projectId: string
  sprint: Sprint | null
  people: readonly Member[]
  mayWrite: boolean
}

export function Cards({ projectId, sprint, people, mayWrite }: CardsProps) {
  const stories = useStories(projectId, sprint ? { sprintId: sprint.sprintId } : {})
  const read = stories.all.value
  const acts = useActs(stories)
  if (read === null)
    return stories.failed.value === null ? (
      <Loading />
    ) : (
      <Failed error={stories.failed.value} retry={stories.again} />
    )
  const shown = sprint ? read : read.filter(({ sprintId }) => sprintId === null)
  if (shown.length === 0 && !stories.isReading.value) return <Nothing projectId={projectId} sprint={sprint} />
  const columns = columnsOf(shown, { order: sprint?.storyIds ?? [], lifted: acts.lifted })
  return (
    <>
      <p class="muted board-sum">
        {texts.count(shown.length)} ·{' '}
        {texts.points(count(pointsIn(columns.done)), count(pointsIn(shown) - pointsIn(columns.cancelled)))}
      </p>
      {mayWrite && <p class="hint by-keys">{texts.keys}</p>}
      <div class="columns-of-board" role="region" aria-label={texts.columns} tabIndex={0}>
        {statuses.map((status) => (
          <Column
            key={status}
            status={status}
            stories={columns[status] ?? []}
            people={people}
            acts={mayWrite ? acts : null}
          />
        ))}
      </div>
      {stories.failed.value !== null && <Failed error={stories.failed.value} retry={stories.more} />}
      {stories.hasMore.value && stories.failed.value === null && (
        <Button act={stories.more} busy={all.reading}>
          {all.more}
        </Button>
      )}
    </>
  )
}

function Nothing({ projectId, sprint }: Pick<CardsProps, 'projectId' | 'sprint'>) {
  return (
    <Empty>
      <h2>{texts.none}</h2>
      <p>{sprint ? texts.noneInSprint : texts.noneOutside}</p>
      <p class="actions">
        {sprint ? (
          <a class="button primary" href={`/projects/${projectId}/planning?sprint=${sprint.sprintId}`}>
            {texts.plan}
          </a>
        ) : (
          <a class="button" href={`/projects/${projectId}/stories`}>
            {texts.toList}
          </a>
        )}
      </p>
    </Empty>
  )
}
