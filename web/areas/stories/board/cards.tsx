import { useSignal } from '@preact/signals'
import { count } from '../../../parts/amounts.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import { type Sprint, type Status, type Story, statuses } from '../parts/story.ts'
import type { Member } from '../parts/use-people.ts'
import { useStories } from '../parts/use-stories.ts'
import { Column } from './column.tsx'
import { type Lifted, carried, columnsOf, pointsIn } from './columns.ts'
import { useMoves } from './use-moves.ts'

interface CardsProps {
  projectId: string
  sprint: Sprint | null
  people: readonly Member[]
  mayWrite: boolean
}

/** What is done with cards: dragged by pointer, carried by keyboard, moved by menu. */
export interface Acts {
  lifted: Lifted | null
  dragged: string | null
  /** Whose card shall have the focus once it is drawn. */
  focused: string | null
  grip: (story: Story) => void
  key: (event: KeyboardEvent, story: Story) => void
  drag: (storyId: string | null) => void
  drop: (to: Status) => void
  moveTo: (story: Story, to: Status) => void
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

function useActs(stories: ReturnType<typeof useStories>): Acts {
  const move = useMoves(stories)
  const lifted = useSignal<Lifted | null>(null)
  const dragged = useSignal<string | null>(null)
  const focused = useSignal<string | null>(null)
  const named = (status: Status) =>
    [all.status[status], statuses.indexOf(status) + 1, statuses.length] as const

  function grip(story: Story) {
    const { storyId, title, status } = story
    focused.value = storyId
    const carriedTo = lifted.value?.storyId === storyId ? lifted.value.at : null
    lifted.value = carriedTo === null ? { storyId, at: status } : null
    if (carriedTo === null) announce(texts.lifted(title, ...named(status)))
    else if (carriedTo === status) announce(texts.putBack(title, all.status[status]))
    else void move(story, carriedTo)
  }
  function key(event: KeyboardEvent, story: Story) {
    if (lifted.value?.storyId !== story.storyId) return
    if (event.key === 'Escape' || event.key === 'Tab') {
      lifted.value = null
      announce(texts.putBack(story.title, all.status[story.status]))
      return
    }
    const at = carried(lifted.value.at, event.key)
    if (at === undefined) return
    event.preventDefault()
    lifted.value = { storyId: story.storyId, at }
    announce(texts.over(...named(at)))
  }
  function drop(to: Status) {
    const story = stories.all.peek()?.find(({ storyId }) => storyId === dragged.value)
    dragged.value = null
    if (story) void move(story, to)
  }
  return {
    lifted: lifted.value,
    dragged: dragged.value,
    focused: focused.value,
    grip,
    key,
    drag: (storyId) => (dragged.value = storyId),
    drop,
    moveTo(story, to) {
      focused.value = story.storyId
      void move(story, to)
    },
  }
}
