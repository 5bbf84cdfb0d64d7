import { z } from 'zod'
import { besideOurs } from '../../../shared/db/numbered-pages.ts'
import { defineListForBoth } from '../organizations/index.ts'
import { Team } from './schemas.ts'
import { teamsOf } from './store.ts'
import { UmamiTeam } from './umami-team.ts'

export const listTeams = defineListForBoth({
  id: 'teams.list',
  route: 'GET /api/teams',
  things: 'teams',
  output: () =>
    z.object({ teams: z.array(Team()), nextCursor: z.string().nullable(), ...besideOurs(UmamiTeam()) }),
  mcp: 'listed',
  read: teamsOf,
})
