import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { Analysis } from '../parts/types.ts'

const pollMs = 1000

/** The newest analysis of a project, and the newest one that came to its end. */
export interface Analyses {
  newest: Analysis | null
  result: Analysis | null
}

/** What is known already is not read again. */
export async function readAnalyses(projectId: string, known: Analysis | null = null): Promise<Analyses> {
  const { analyses } = await call('GET /api/projects/{projectId}/analyze-content-types', { projectId })
  const done = analyses.find(({ status }) => status === 'completed')
  const result =
    done && done.jobId !== known?.jobId
      ? await call('GET /api/projects/{projectId}/analyze-content-types/{jobId}', {
          projectId,
          jobId: done.jobId,
        })
      : known
  return { newest: analyses[0] ?? null, result }
}

/** Follows the newest analysis of a project until it ends. `first` is what the page began with: what came later would move what is pressed. */
export function useAnalysis(projectId: string, first: Analyses, ended: () => void) {
  const newest = useSignal(first.newest)
  const result = useSignal(first.result)
  const error = useSignal<unknown>(null)
  const turn = useSignal(0)
  /** One was started here, and may have come to its end before anybody looked. */
  const isAwaited = useRef(false)

  async function look() {
    const now = await readAnalyses(projectId, result.peek())
    const wasRunning = isAwaited.current || newest.peek()?.status === 'running'
    result.value = now.result
    newest.value = now.newest
    if (!wasRunning || now.newest?.status === 'running') return
    isAwaited.current = false
    ended()
  }
  async function start() {
    await call('POST /api/projects/{projectId}/analyze-content-types', { projectId })
    isAwaited.current = true
    turn.value++
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const goOn = () => {
      if (!isGone && newest.peek()?.status === 'running') timer = setTimeout(() => void tick(), pollMs)
    }
    async function tick() {
      try {
        await look()
        error.value = null
      } catch (failure) {
        error.value = failure
      }
      goOn()
    }
    if (turn.peek() === 0) goOn()
    else void tick()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [projectId, turn.value])
  return { newest, result, error, start, again: () => void turn.value++ }
}
