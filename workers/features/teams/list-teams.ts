import { z } from 'zod'
import { defineList } from '../organizations/index.ts'
import { Team } from './schemas.ts'
import { teamsOf } from './store.ts'

export const listTeams = defineList({
  id: 'teams.list',
  route: 'GET /api/teams',
  things: 'teams',
  output: () => z.object({ teams: z.array(Team()), nextCursor: z.string().nullable() }),
  mcp: 'listed',
  read: teamsOf,
})
