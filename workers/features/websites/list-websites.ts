import { z } from 'zod'
import { defineList } from '../organizations/index.ts'
import { Website } from './schemas.ts'
import { websitesOf } from './store.ts'

export const listWebsites = defineList({
  id: 'websites.list',
  route: 'GET /api/websites',
  things: 'websites',
  output: () => z.object({ websites: z.array(Website()), nextCursor: z.string().nullable() }),
  mcp: 'listed',
  read: websitesOf,
})
