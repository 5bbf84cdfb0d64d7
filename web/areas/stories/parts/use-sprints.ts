import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { Sprint } from './story.ts'

export interface Sprints {
  /** Null until the first answer; newest first. */
  all: Signal<readonly Sprint[] | null>
  failed: Signal<unknown>
  again: () => Promise<void>
  put: (sprint: Sprint) => void
}

const perPage = 200

/** The newest sprints of a project: nobody chooses among more. */
export function useSprints(projectId: string): Sprints {
  const all = useSignal<readonly Sprint[] | null>(null)
  const failed = useSignal<unknown>(null)
  async function again() {
    try {
      all.value = (await call('GET /api/pm/sprints', { projectId, limit: perPage })).sprints
      failed.value = null
    } catch (error) {
      failed.value = error
    }
  }
  useEffect(() => void again(), [projectId])
  function put(sprint: Sprint) {
    const others = (all.peek() ?? []).filter(({ sprintId }) => sprintId !== sprint.sprintId)
    const isKnown = others.length < (all.peek()?.length ?? 0)
    all.value = isKnown
      ? (all.peek() ?? []).map((one) => (one.sprintId === sprint.sprintId ? sprint : one))
      : [sprint, ...others]
  }
  return { all, failed, again, put }
}
