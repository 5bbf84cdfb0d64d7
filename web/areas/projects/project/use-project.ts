import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import type { Project } from '../acts/project.ts'
import type { Change } from './merge.ts'
import { saveProject } from './save.ts'

export interface Opened {
  project: Signal<Project | null>
  error: Signal<unknown>
  /** Somebody has deleted it while it was open. */
  isGone: Signal<boolean>
  again: () => Promise<void>
  /** Writes a change, one after the other, each made of the project as it then is. With `shown` the page shows it before the service has answered. */
  change: (changeOf: (now: Project) => Change, shown?: (now: Project) => Project) => Promise<void>
  /** Notes why something was refused, and throws it on. */
  refused: (failure: unknown) => never
  /** Shows what the service has answered. */
  put: (project: Project) => void
}

export function useProject(projectId: string): Opened {
  const project = useSignal<Project | null>(null)
  const error = useSignal<unknown>(null)
  const isGone = useSignal(false)
  const saved = useRef<Project | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function put(now: Project) {
    saved.current = now
    project.value = now
  }
  async function again() {
    try {
      put(await call('GET /api/projects/{projectId}', { projectId }))
      error.value = null
    } catch (failure) {
      if (project.peek() && isMissing(failure)) isGone.value = true
      else error.value = failure
    }
  }
  function refused(failure: unknown): never {
    if (isMissing(failure)) isGone.value = true
    throw failure
  }
  async function write(changeOf: (now: Project) => Change) {
    if (saved.current) saved.current = await saveProject(saved.current, changeOf)
  }
  async function change(changeOf: (now: Project) => Change, shown?: (now: Project) => Project) {
    const now = project.peek()
    if (shown && now) project.value = shown(now)
    const mine = last.current.catch(() => undefined).then(() => write(changeOf))
    last.current = mine
    try {
      await mine
    } catch (failure) {
      refused(failure)
    } finally {
      // Until the last of them is through, the page shows what they will have made.
      if (last.current === mine) project.value = saved.current
    }
  }
  useEffect(() => void again(), [])
  return { project, error, isGone, again, change, refused, put }
}

const isMissing = (failure: unknown) => failure instanceof Refusal && failure.code === 'projects.not_found'
