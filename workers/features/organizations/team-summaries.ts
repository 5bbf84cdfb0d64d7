import type { Role } from '../../../shared/kernel/roles.ts'
import type { ClaimChange } from './claim-rules.ts'

/** Whom a change of a team is about. */
export interface Named {
  email: string
  name: string
}

/** The address, or the name of somebody whose identity provider vouches for none. */
const called = ({ email, name }: Named): string => email || name

// What the audit log says of changes of a team: the address, because the id of somebody who was removed leads nowhere.

export const added = (person: Named, role: Role): string => `Added ${called(person)} as ${role}`

export const removed = (person: Named, role: Role): string => `Removed ${called(person)} (was ${role})`

export const roleChanged = (person: Named, from: Role, to: Role): string =>
  `Changed the role of ${called(person)} from ${from} to ${to}`

export const left = (person: Named, role: Role): string => `${called(person)} left (was ${role})`

export const joined = (email: string, role: Role): string => `${email} joined by invitation as ${role}`

export const joinedAgain = (email: string, role: Role): string =>
  `${email} accepted an invitation, as ${role} already`

export function claimed(
  person: Named,
  { role, previousRole }: Pick<ClaimChange, 'role' | 'previousRole'>,
): string {
  const by = 'by the identity provider'
  if (role === null) return `${removed(person, previousRole ?? 'viewer')}, ${by}`
  if (previousRole === null) return `${added(person, role)}, ${by}`
  return `${roleChanged(person, previousRole, role)}, ${by}`
}

export const claimsTrusted = (person: Named): string =>
  `The identity provider calls ${called(person)} its owner: whom it names joins from now on`
