import { z } from 'zod'
import { besideOurs } from '../../../shared/db/numbered-pages.ts'
import { defineListForBoth } from '../organizations/index.ts'
import { Website } from './schemas.ts'
import { websitesOf } from './store.ts'
import { UmamiWebsite } from './umami-website.ts'

export const listWebsites = defineListForBoth({
  id: 'websites.list',
  route: 'GET /api/websites',
  things: 'websites',
  output: () =>
    z.object({
      websites: z.array(Website()),
      nextCursor: z.string().nullable(),
      ...besideOurs(UmamiWebsite()),
    }),
  // Those of teams that one may see are always among them.
  ignores: ['includeTeams'],
  mcp: 'listed',
  read: websitesOf,
})
