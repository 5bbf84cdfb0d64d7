import { useLayoutEffect, useRef } from 'preact/hooks'
import { Given } from '../../../parts/given.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import { type Status, type Story, addressOf, statuses } from '../parts/story.ts'
import { PriorityTag } from '../parts/tags.tsx'
import { type Member, nameOf } from '../../../parts/use-people.ts'
import type { Acts } from './use-acts.ts'

interface CardProps {
  story: Story
  column: Status
  people: readonly Member[]
  acts: Acts | null
}

/** A story on the board. */
export function Card({ story, column, people, acts }: CardProps) {
  const { storyId, number, title, storyPoints, assignee } = story
  const card = useRef<HTMLLIElement>(null)
  const isLifted = acts?.lifted?.storyId === storyId
  const isFocused = acts?.focused === storyId
  // In another column it is another element: the keyboard goes on at it.
  useLayoutEffect(() => {
    if (isFocused && !card.current?.contains(document.activeElement)) focusIn(card.current)
  }, [isFocused, column])
  return (
    <li
      ref={card}
      class={`board-card${isLifted ? ' is-lifted' : ''}${acts?.dragged === storyId ? ' is-dragged' : ''}`}
      draggable={acts !== null}
      onDragStart={({ dataTransfer }) => {
        dataTransfer?.setData('text/plain', title)
        if (dataTransfer) dataTransfer.effectAllowed = 'move'
        acts?.drag(storyId)
      }}
      onDragEnd={() => acts?.drag(null)}
    >
      <div class="card-head">
        <a class="story-link" href={addressOf(story)} draggable={false}>
          <span class="number">#{number}</span> <Given>{title}</Given>
        </a>
        {acts && (
          <div class="card-acts">
            <button
              type="button"
              class="button quiet icon grip"
              aria-label={texts.grip(title)}
              aria-pressed={isLifted}
              title={texts.keys}
              onClick={() => acts.grip(story)}
              onKeyDown={(event) => acts.key(event, story)}
            >
              <Grip />
            </button>
            <Menu
              label={texts.move(title)}
              items={statuses
                .filter((status) => status !== story.status)
                .map((status) => ({
                  text: texts.moveTo(all.status[status]),
                  act: () => acts.moveTo(story, status),
                }))}
            />
          </div>
        )}
      </div>
      <p class="card-facts">
        <PriorityTag priority={story.priority} />
        {storyPoints !== null && <span>{all.points(storyPoints)}</span>}
        {assignee !== null && <Given>{nameOf(assignee, people)}</Given>}
      </p>
    </li>
  )
}

/** On a phone there is nothing to lift by; there the link has the focus. */
function focusIn(card: HTMLElement | null) {
  const grip = card?.querySelector<HTMLElement>('.grip')
  const target = grip?.checkVisibility() ? grip : card?.querySelector('a')
  target?.focus({ preventScroll: false })
}

const Grip = () => (
  <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {[5, 10, 15].map((y) => [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
  </svg>
)
