import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Input, call } from '../../../client/call.ts'
import type { Story } from './story.ts'

/** Which stories are asked for. */
export type Choice = Pick<Input<'GET /api/pm/stories'>, 'status' | 'sprintId' | 'assignee'>

export interface Stories {
  /** Null until the first answer; newest first. */
  all: Signal<readonly Story[] | null>
  /** Whether more of them are being read. */
  isReading: Signal<boolean>
  /** Whether the service has more than are read by themselves. */
  hasMore: Signal<boolean>
  failed: Signal<unknown>
  again: () => Promise<void>
  more: () => Promise<void>
  /** Shows a story as it is now, in its place or as the newest. */
  put: (story: Story) => void
}

const perPage = 200
/** What a page reads by itself; more only when somebody asks for it. */
const pagesAtOnce = 10

/** The stories of a project: the first of them are shown at once, and the others follow by themselves. */
export function useStories(projectId: string, choice: Choice = {}): Stories {
  const all = useSignal<readonly Story[] | null>(null)
  const isReading = useSignal(true)
  const hasMore = useSignal(false)
  const failed = useSignal<unknown>(null)
  const cursor = useSignal<string | null>(null)
  const turn = useSignal(0)

  async function read(isFirst: boolean) {
    const mine = ++turn.value
    isReading.value = true
    try {
      for (let pages = 0; pages < pagesAtOnce; pages++) {
        const from = isFirst && pages === 0 ? null : cursor.peek()
        const asked = { projectId, ...choice, limit: perPage, ...(from && { cursor: from }) }
        const page = await call('GET /api/pm/stories', asked)
        if (turn.peek() !== mine) return
        all.value = from === null ? page.stories : withMore(all.peek() ?? [], page.stories)
        cursor.value = page.nextCursor
        failed.value = null
        if (page.nextCursor === null) break
      }
    } catch (error) {
      if (turn.peek() === mine) failed.value = error
    }
    if (turn.peek() !== mine) return
    isReading.value = false
    hasMore.value = cursor.peek() !== null
  }
  useEffect(() => {
    all.value = null
    cursor.value = null
    void read(true)
    return () => void turn.value++
  }, [projectId, JSON.stringify(choice)])
  return {
    all,
    isReading,
    hasMore,
    failed,
    again: () => read(true),
    more: () => read(false),
    put: (story) => (all.value = withStory(all.peek() ?? [], story)),
  }
}

/** What was made or read meanwhile stands there once. */
function withMore(known: readonly Story[], more: readonly Story[]): readonly Story[] {
  const ids = new Set(known.map(({ storyId }) => storyId))
  return [...known, ...more.filter(({ storyId }) => !ids.has(storyId))]
}

export function withStory(known: readonly Story[], story: Story): readonly Story[] {
  const isKnown = known.some(({ storyId }) => storyId === story.storyId)
  return isKnown ? known.map((one) => (one.storyId === story.storyId ? story : one)) : [story, ...known]
}
