import { type Role, may } from '../../../client/may.ts'

interface Choice {
  organizationId: string
  role: Role
}

/** To whom a website of an organization can be handed over: only admins of both may. */
export const receiversOf = <T extends Choice>(choices: readonly T[], from: string | null): T[] =>
  choices.filter(({ organizationId, role }) => organizationId !== from && may(role, 'admin'))
