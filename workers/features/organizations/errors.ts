import { defineError } from '../../../shared/kernel/errors.ts'

export const organizationNotFound = defineError('organizations.not_found', 404, 'Organization not found')
export const slugTaken = defineError('organizations.slug_taken', 409, 'Another organization has this slug')
export const memberNotFound = defineError(
  'organizations.member_not_found',
  404,
  'Nobody of this organization, and no invitation, is named by this',
)
export const alreadyMember = defineError(
  'organizations.already_member',
  409,
  'This person is a member already: change the role with update_role',
)
export const memberLimitReached = defineError(
  'organizations.member_limit_reached',
  409,
  'The organization has as many members and pending invitations as its settings allow: remove one, or have an admin raise maxMembers',
)
export const lastOwner = defineError(
  'organizations.last_owner',
  409,
  'An organization needs an owner: make somebody else owner first',
)
export const memberChangedMeanwhile = defineError(
  'organizations.member_changed_meanwhile',
  409,
  'Somebody else changed this member at the same moment: read the team and try again',
)
export const severalMembers = defineError(
  'organizations.several_members',
  409,
  'Several members have this address: name the one with userId',
)
export const invitationNotFound = defineError(
  'organizations.invitation_not_found',
  404,
  'Invitation not found',
)
export const invitationGone = defineError(
  'organizations.invitation_gone',
  410,
  'This invitation is unknown, expired, withdrawn or already used: ask for a new link',
)
export const signInFirst = defineError(
  'organizations.sign_in_first',
  401,
  'Sign in first, then accept the invitation again: it makes whoever is signed in a member.',
)
export const addressNotProven = defineError(
  'organizations.address_not_proven',
  409,
  'This address has an account whose address was never proven. Set a new password by the link that "Forgot password" mails, then open the invitation again.',
)
