import { defineError } from '../../../shared/kernel/errors.ts'

export const teamNotFound = defineError('teams.not_found', 404, 'Team not found')
export const teamMemberNotFound = defineError(
  'teams.member_not_found',
  404,
  'No such person is a member. Who joins a team is a member of its organization first.',
)
export const teamInUse = defineError(
  'teams.in_use',
  409,
  'Websites belong to this team. Give them to another team or to all members first: nobody should see them by an oversight.',
)
export const teamLimitReached = defineError(
  'teams.limit_reached',
  409,
  'The organization has as many teams as it may have. Delete one that is no longer used.',
)
