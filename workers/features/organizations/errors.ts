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
  'The organization has as many members and pending invitations as its settings allow: remove one, or have an owner raise maxMembers',
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
  'Sign in with the invited address first, then accept the invitation again. Without an account for it, choose a password for a new one.',
)
export const invitationOfAnother = defineError(
  'organizations.invitation_of_another',
  403,
  'This invitation is for another address than that of the account which is signed in: sign in with the invited one, or sign out and make an account for it.',
)
export const addressNotProven = defineError(
  'organizations.address_not_proven',
  409,
  'It was never proven that the address of this account is yours. Follow the link that "Confirm your address" mails, or that "Forgot password" does, then open the invitation again.',
)
