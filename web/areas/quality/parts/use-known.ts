import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { readAll } from '../../../parts/read-all.ts'
import type { Member, Sprint, Story } from './types.ts'

/** What others of the project are called; nothing until it is read, and nothing where it cannot be. */
function useKnown<T>(read: () => Promise<readonly T[]>, key: string): readonly T[] {
  const now = useRead(read, [key]).reading.value
  return now.state === 'ready' ? now.value : []
}

export const useStories = (projectId: string): readonly Story[] =>
  useKnown(
    () =>
      readAll(async (from) => {
        const { stories, nextCursor } = await call('GET /api/pm/stories', { projectId, ...from })
        return { items: stories, nextCursor }
      }),
    projectId,
  )

export const useSprints = (projectId: string): readonly Sprint[] =>
  useKnown(
    () =>
      readAll(async (from) => {
        const { sprints, nextCursor } = await call('GET /api/pm/sprints', { projectId, ...from })
        return { items: sprints, nextCursor }
      }),
    projectId,
  )

export const useTeam = (organizationId: string): readonly Member[] =>
  useKnown(
    () =>
      readAll(async (from) => {
        const route = 'GET /api/organizations/{organizationId}/team'
        const { members, nextCursor } = await call(route, { organizationId, ...from })
        return { items: members, nextCursor }
      }),
    organizationId,
  )
