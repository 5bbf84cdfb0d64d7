import { type Signal, useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { type Output, call } from '../../client/call.ts'

export type Project = Output<'GET /api/projects/{projectId}'>

/** The project that was read last: who goes from one of its pages to another sees the next one at once. */
let last: Project | null = null

/** Reads the project that a page belongs to. */
export function useProjectOf(projectId: string): {
  project: Signal<Project | null>
  error: Signal<unknown>
  again: () => Promise<void>
} {
  const project = useSignal(last?.projectId === projectId ? last : null)
  const error = useSignal<unknown>(null)
  async function again() {
    try {
      project.value = last = await call('GET /api/projects/{projectId}', { projectId })
      error.value = null
    } catch (failure) {
      error.value = failure
    }
  }
  useLayoutEffect(() => void again(), [])
  return { project, error, again }
}
