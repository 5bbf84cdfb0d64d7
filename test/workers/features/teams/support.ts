import { addTeamMember } from '../../../../workers/features/teams/add-team-member.ts'
import { createTeam } from '../../../../workers/features/teams/create-team.ts'
import { ask } from '../../../support/client.ts'
import { type Owner, newMember, newOwner } from '../../../support/people.ts'

/** A team of an organization, and how somebody joins it. */
export async function newTeam() {
  const owner: Owner = await newOwner()
  const { organizationId } = owner
  const { teamId } = await ask(createTeam, { name: 'Marketing', organizationId }, owner)
  const join = async () => {
    const person = await newMember(owner, 'member')
    await ask(addTeamMember, { teamId, userId: person.userId }, owner)
    return person
  }
  return { owner, organizationId, teamId, join }
}
