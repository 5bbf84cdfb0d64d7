import { useRef } from 'preact/hooks'
import { Clashed } from '../../../client/save-as-read.ts'
import { messageOf } from '../../../client/refusal.ts'
import { keepMine } from '../../../parts/editing/keep-mine.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-board.ts'
import { saveStory } from '../parts/save.ts'
import type { Status, Story } from '../parts/story.ts'
import type { Stories } from '../parts/use-stories.ts'

/** Moves stories from status to status: seen at once, taken back where it is refused, and undone by a toast. Moves of one story are written one after the other. */
export function useMoves(stories: Stories): (story: Story, to: Status) => Promise<void> {
  const last = useRef(new Map<string, Promise<Story>>())
  const now = (storyId: string) => stories.all.peek()?.find((story) => story.storyId === storyId)

  async function move(story: Story, to: Status, isUndo = false): Promise<void> {
    const { storyId, title, status: from } = now(story.storyId) ?? story
    if (from === to) return
    stories.put({ ...(now(storyId) ?? story), status: to })
    const before = last.current.get(storyId) ?? Promise.resolve({ ...(now(storyId) ?? story), status: from })
    const mine = before.catch(() => story).then((read) => saveStory(read, () => ({ status: to })))
    last.current.set(storyId, mine)
    try {
      const saved = await mine
      if (last.current.get(storyId) !== mine) return
      stories.put(saved)
      if (isUndo) return
      const undo = () => move(saved, from, true)
      toast(texts.moved(title, all.status[to]), { undo, holds: () => now(storyId)?.status === to })
    } catch (error) {
      await refused(error, { ...story, status: from }, to)
    } finally {
      if (last.current.get(storyId) === mine) last.current.delete(storyId)
    }
  }

  async function refused(error: unknown, before: Story, to: Status) {
    if (!(error instanceof Clashed)) {
      stories.put(before)
      return toast(messageOf(error), { kind: 'fault' })
    }
    const theirs = error.now as Story
    stories.put(theirs)
    const isSure = await keepMine({
      name: before.title,
      mine: all.status[to],
      theirs: all.status[theirs.status],
    })
    if (isSure) await move(theirs, to)
  }
  return (story, to) => move(story, to)
}
