import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { websites } from '../../../shared/db/tables/websites.ts'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { issueLinkToken } from '../identity/index.ts'
import { shareNotFound } from './errors.ts'
import { shareId as shareName } from './schemas.ts'

export const getShare = defineOperation({
  id: 'websites.getShare',
  route: 'GET /api/share/{shareId}',
  summary: 'Open what somebody shares of a website',
  description:
    'Open to everybody who has the link. The token goes with reads of the figures of that website, in the header `x-umami-share-token`, and opens nothing else; it lasts a day, and ends at once when the share does.',
  access: 'public',
  effect: 'read',
  input: () => ({ shareId: shareName() }),
  output: () => z.object({ websiteId: z.uuid(), token: z.string() }),
  errors: [shareNotFound, rateLimited, notConfigured],
  limits: [
    {
      name: 'openings of share links',
      setting: 'SHARE_OPENINGS_PER_HOUR',
      key: ({ addressKey }) => addressKey,
      attempts: true,
    },
  ],
  async run(context, { shareId }) {
    const [shared] = await context.services.db
      .select({ websiteId: websites.websiteId })
      .from(websites)
      .where(and(eq(websites.shareId, shareId), isNull(websites.deletedAt)))
    if (!shared) throw shareNotFound()
    const { websiteId } = shared
    return { websiteId, token: issueLinkToken(context, { resourceId: websiteId, shareId }) }
  },
})
