import { useSignal } from '@preact/signals'
import { announce } from '../../../parts/announce.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import { type Status, type Story, statuses } from '../parts/story.ts'
import type { Stories } from '../parts/use-stories.ts'
import { type Lifted, carried } from './columns.ts'
import { useMoves } from './use-moves.ts'

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

export function useActs(stories: Stories): Acts {
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
