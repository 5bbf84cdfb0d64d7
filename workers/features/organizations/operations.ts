import type { Operation } from '../../../shared/kernel/operation.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { acceptOwnInvitation } from './accept-own-invitation.ts'
import { changeTeam } from './change-team.ts'
import { createOrganization } from './create-organization.ts'
import { declineInvitation } from './decline-invitation.ts'
import { deleteInvitation } from './delete-invitation.ts'
import { getInvitation } from './get-invitation.ts'
import { getOrganization } from './get-organization.ts'
import { leaveOrganization } from './leave-organization.ts'
import { listAudit } from './list-audit.ts'
import { listChoices } from './list-choices.ts'
import { listInvitations } from './list-invitations.ts'
import { listOrganizations } from './list-organizations.ts'
import { listOwnInvitations } from './list-own-invitations.ts'
import { listTeam } from './list-team.ts'
import { switchOrganization } from './switch-organization.ts'
import { updateOrganization } from './update-organization.ts'

export const operations: readonly Operation[] = [
  listOrganizations,
  createOrganization,
  listChoices,
  switchOrganization,
  getOrganization,
  updateOrganization,
  listTeam,
  changeTeam,
  leaveOrganization,
  listInvitations,
  deleteInvitation,
  listAudit,
  getInvitation,
  acceptInvitation,
  listOwnInvitations,
  acceptOwnInvitation,
  declineInvitation,
]
