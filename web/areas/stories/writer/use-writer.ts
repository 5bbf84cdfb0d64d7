import { type Signal, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { dropDraft, keepDraft } from '../../../client/draft.ts'
import type { Project } from '../../../parts/project-page.tsx'
import { texts } from '../../../texts/en/stories-writer.ts'
import { type Answer, type Wish, firstWishes, isAllWhole, wanted } from './written.ts'

/** What was written of which text. */
export interface Result {
  requirements: string
  maxStories: number
  answer: Answer
}

export interface Writing {
  result: Signal<Result | null>
  wishes: Signal<readonly Wish[]>
  /** The story of which the sentences are shown in the text. */
  looked: Signal<number | null>
  /** What it is saving just now, in words. */
  saving: Signal<string>
  /** How many of them are saved where it broke off. */
  brokeAt: Signal<{ done: number; all: number } | null>
  write: (requirements: string, maxStories: number) => Promise<void>
  /** Answers how many were saved. */
  save: () => Promise<number>
}

export const draftPlace = (projectId: string) => `stories to be written in ${projectId}`

/** Stories that are written from a text, and those of them that are kept. */
export function useWriter({ projectId, organizationId }: Project): Writing {
  const result = useSignal<Result | null>(null)
  const wishes = useSignal<readonly Wish[]>([])
  const looked = useSignal<number | null>(null)
  const saving = useSignal('')
  const brokeAt = useSignal<{ done: number; all: number } | null>(null)
  /** The keys of what is saved, by its place: a second try makes nothing twice. */
  const keys = useRef(new Map<string, string>())
  const done = useRef(new Set<string>())

  async function write(requirements: string, maxStories: number) {
    keepDraft(draftPlace(projectId), { requirements })
    const answer = await call('POST /api/pm/stories/generate', { requirements, projectId, maxStories })
    keys.current = new Map()
    done.current = new Set()
    brokeAt.value = null
    looked.value = null
    wishes.value = firstWishes(answer.stories)
    result.value = { requirements, maxStories, answer }
  }
  function keyFor(place: string): string {
    const key = keys.current.get(place) ?? crypto.randomUUID()
    keys.current.set(place, key)
    return key
  }
  async function saveEach({ answer }: Result) {
    const all = wanted(answer.stories, wishes.value)
    try {
      for (const { place, story } of all) {
        if (done.current.has(place)) continue
        saving.value = texts.savingOf(done.current.size, all.length)
        const idempotencyKey = keyFor(place)
        await call('POST /api/pm/stories', { projectId, organizationId, ...story }, { idempotencyKey })
        done.current.add(place)
      }
    } catch (error) {
      if (done.current.size > 0) brokeAt.value = { done: done.current.size, all: all.length }
      throw error
    }
    return all.length
  }
  async function save() {
    const now = result.peek()
    if (!now) return 0
    try {
      const isWhole = isAllWhole(now.answer, wishes.peek()) && done.current.size === 0
      const count = await (isWhole ? saveAll(projectId, now, keyFor('all')) : saveEach(now))
      dropDraft(draftPlace(projectId))
      return count
    } finally {
      saving.value = ''
    }
  }
  return { result, wishes, looked, saving, brokeAt, write, save }
}

/** Has the service store all of them at once, or none. */
async function saveAll(
  projectId: string,
  { requirements, maxStories, answer }: Result,
  idempotencyKey: string,
) {
  await call(
    'POST /api/pm/stories/generate',
    { requirements, projectId, maxStories, autoSave: true },
    { idempotencyKey },
  )
  return answer.stories.length
}
