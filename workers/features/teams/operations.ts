import type { Operation } from '../../../shared/kernel/operation.ts'
import { addTeamMember } from './add-team-member.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { getTeam } from './get-team.ts'
import { listMyTeams } from './list-my-teams.ts'
import { listTeamMembers } from './list-team-members.ts'
import { listTeamUsers } from './list-team-users.ts'
import { listTeams } from './list-teams.ts'
import { removeTeamMember } from './remove-team-member.ts'
import { updateTeam } from './update-team.ts'

export const operations: readonly Operation[] = [
  createTeam,
  listTeams,
  listMyTeams,
  getTeam,
  updateTeam,
  deleteTeam,
  listTeamMembers,
  listTeamUsers,
  addTeamMember,
  removeTeamMember,
]
