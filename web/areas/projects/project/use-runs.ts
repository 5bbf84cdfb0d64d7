import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { AgentRun } from '../acts/project.ts'

export interface Runs {
  /** Null until they are read. */
  runs: Signal<readonly AgentRun[] | null>
  error: Signal<unknown>
  hasMore: Signal<boolean>
  more: () => Promise<void>
  again: () => Promise<void>
}

const everyMs = 5000

/** The agent runs of a project as far as they were read, newest first. While one of them is at work they are read again and again. */
export function useRuns(projectId: string): Runs {
  const runs = useSignal<readonly AgentRun[] | null>(null)
  const error = useSignal<unknown>(null)
  const cursor = useSignal<string | null>(null)
  const hasMore = useSignal(false)

  async function read(from: string | null) {
    const page = await call('GET /api/projects/{projectId}/agent-runs', {
      projectId,
      ...(from !== null && { cursor: from }),
    })
    const known = new Set(page.agentRuns.map(({ runId }) => runId))
    const others = (runs.value ?? []).filter(({ runId }) => !known.has(runId))
    // The newest ones take their place before those that were read further down.
    runs.value = from === null ? [...page.agentRuns, ...others] : [...others, ...page.agentRuns]
    if (from !== null || others.length === 0) {
      cursor.value = page.nextCursor
      hasMore.value = page.nextCursor !== null
    }
  }
  async function again() {
    try {
      await read(null)
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  const isAtWork = runs.value?.some(({ status }) => status === 'running') ?? false
  useEffect(() => void again(), [])
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => void (document.hidden || again()), everyMs)
    return () => clearInterval(timer)
  }, [isAtWork])
  return { runs, error, hasMore, more: () => read(cursor.value), again }
}
