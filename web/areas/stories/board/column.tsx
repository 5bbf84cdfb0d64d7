import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import type { Status, Story } from '../parts/story.ts'
import type { Member } from '../../../parts/use-people.ts'
import { Card } from './card.tsx'
import type { Acts } from './use-acts.ts'
import { pointsIn } from './columns.ts'

const atOnce = 50

interface ColumnProps {
  status: Status
  stories: readonly Story[]
  people: readonly Member[]
  /** Null for who may not move anything. */
  acts: Acts | null
}

/** The stories of one status; what is dragged over it can be dropped anywhere in it. */
export function Column({ status, stories, people, acts }: ColumnProps) {
  const isOver = useSignal(false)
  const many = useSignal(atOnce)
  const id = `column-${status}`
  const mayDrop = acts !== null && acts.dragged !== null
  return (
    <section
      aria-labelledby={id}
      class={`column${isOver.value && mayDrop ? ' is-over' : ''}${stories.length === 0 ? ' is-empty' : ''}`}
      onDragOver={(event) => {
        if (!mayDrop) return
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) isOver.value = false
      }}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        acts?.drop(status)
      }}
    >
      <h2 id={id}>
        {all.status[status]} <span class="muted">{stories.length}</span>
        {pointsIn(stories) > 0 && <span class="muted column-points">{all.points(pointsIn(stories))}</span>}
      </h2>
      <ul>
        {stories.slice(0, many.value).map((story) => (
          <Card key={story.storyId} story={story} column={status} people={people} acts={acts} />
        ))}
      </ul>
      {stories.length > many.value && (
        <Button small act={() => void (many.value += atOnce)}>
          {texts.more(Math.min(atOnce, stories.length - many.value))}
        </Button>
      )}
    </section>
  )
}
