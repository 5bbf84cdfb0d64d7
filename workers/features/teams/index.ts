export { ofTeam } from './access.ts'
export { teamNotFound } from './errors.ts'
export { isTeam, namedTeamNotFound, teamStays } from './store.ts'
