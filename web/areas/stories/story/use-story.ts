import { call } from '../../../client/call.ts'
import { Clashed } from '../../../client/save-as-read.ts'
import { messageOf } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { keepMine } from '../../../parts/editing/keep-mine.ts'
import { toast } from '../../../parts/toasts.tsx'
import { type Opened as Record, useRecord } from '../../../parts/use-record.ts'
import { details as texts } from '../../../texts/en/story.ts'
import { type StoryChange, stories } from '../parts/save.ts'
import type { Story } from '../parts/story.ts'

export type Opened = Record<Story, StoryChange>

export const useStory = (storyId: string): Opened =>
  useRecord({
    ...stories,
    first: () => call('GET /api/pm/stories/{storyId}', { storyId }),
    missing: 'stories.not_found',
  })

export interface Choosing {
  /** What the field is called. */
  name: string
  change: StoryChange
  /** How a value of it is said, for when somebody else was faster. */
  say: (value: unknown) => string
}

/** Sets a field at once, shows it before the service has answered, and asks where somebody else has set the same meanwhile. */
export async function choose(opened: Opened, { name, change, say }: Choosing): Promise<void> {
  try {
    await opened.change(
      () => change,
      (now) => ({ ...now, ...change }) as Story,
    )
    announce(texts.saved(name))
  } catch (error) {
    if (!(error instanceof Clashed)) return toast(messageOf(error), { kind: 'fault' })
    opened.put(error.now as Story)
    const { mine, theirs } = error.clash
    const isSure = await keepMine({ name, mine: say(mine), theirs: say(theirs) })
    if (isSure) await choose(opened, { name, change, say })
  }
}
