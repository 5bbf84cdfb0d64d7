import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import type { Project } from '../acts/project.ts'

const perPage = 50
const mostPerPage = 200

export interface Listed {
  projects: Signal<readonly Project[]>
  state: Signal<'loading' | 'failed' | 'ready'>
  error: Signal<unknown>
  /** Whether the service has more of them. */
  hasMore: Signal<boolean>
  more: () => Promise<void>
  /** Reads all that are left: who looks for something looks among all. */
  rest: () => Promise<void>
  again: () => Promise<void>
  put: (project: Project) => void
  drop: (projectId: string) => void
}

/** The projects of an organization as far as they were read, newest first. */
export function useProjects(organizationId: string): Listed {
  const projects = useSignal<readonly Project[]>([])
  const state = useSignal<'loading' | 'failed' | 'ready'>('loading')
  const error = useSignal<unknown>(null)
  const cursor = useSignal<string | null>(null)
  const hasMore = useSignal(false)

  async function read(from: string | null, limit: number) {
    const page = await call('GET /api/projects', { organizationId, limit, ...(from && { cursor: from }) })
    // What was made or read meanwhile stands there once.
    const known = new Set(from ? projects.value.map(({ projectId }) => projectId) : [])
    const fresh = page.projects.filter(({ projectId }) => !known.has(projectId))
    projects.value = from ? [...projects.value, ...fresh] : page.projects
    cursor.value = page.nextCursor
    hasMore.value = page.nextCursor !== null
  }
  async function again() {
    try {
      await read(null, perPage)
      state.value = 'ready'
    } catch (failure) {
      error.value = failure
      state.value = 'failed'
    }
  }
  async function rest() {
    while (cursor.value !== null) await read(cursor.value, mostPerPage)
  }
  useEffect(() => void again(), [organizationId])
  return {
    projects,
    state,
    error,
    hasMore,
    more: () => read(cursor.value, perPage),
    rest,
    again,
    put(project) {
      const others = projects.value.filter(({ projectId }) => projectId !== project.projectId)
      const isKnown = others.length < projects.value.length
      projects.value = isKnown
        ? projects.value.map((one) => (one.projectId === project.projectId ? project : one))
        : [project, ...others]
    },
    drop(projectId) {
      projects.value = projects.value.filter((project) => project.projectId !== projectId)
    },
  }
}
