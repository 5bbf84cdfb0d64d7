import { type Output, call } from '../client/call.ts'
import { useRead } from './read.ts'

export type Member = Output<'GET /api/organizations/{organizationId}/team'>['members'][number]

/** Who belongs to an organization, as far as they are read; empty until then, and where that fails: then ids are shown as they are. */
export function usePeople(organizationId: string): readonly Member[] {
  const { reading } = useRead(
    () => call('GET /api/organizations/{organizationId}/team', { organizationId, limit: 200 }),
    [organizationId],
  )
  const now = reading.value
  return now.state === 'ready' ? now.value.members : []
}

/** What people call whom a record names by id or address. */
export function nameOf(who: string, people: readonly Member[]): string {
  const id = who.replace(/^user:/, '')
  return people.find(({ userId, email }) => userId === id || email === who)?.name ?? who
}
