import { words } from '../../../texts/en/quality.ts'
import type { Member } from './types.ts'

/** Who did something, as people call them: `user:…`, `key:…`, `trigger:…` or `system`. */
export function actorName(actor: string, team: readonly Member[]): string {
  const [kind, id = ''] = actor.split(/:(.*)/s)
  if (kind === 'key') return words.accessKey
  if (kind === 'trigger') return words.ciTrigger
  if (kind === 'system') return words.service
  const member = team.find(({ userId }) => userId === (kind === 'user' ? id : actor))
  return member?.name ?? words.somebody
}

/** Somebody whom something is assigned to, by address or by the id of a user. */
export const assigneeName = (assignee: string, team: readonly Member[]): string =>
  memberOf(assignee, team)?.name ?? assignee

export const memberOf = (assignee: string, team: readonly Member[]): Member | undefined =>
  team.find(({ userId, email }) => assignee === userId || (email !== '' && assignee === email))
