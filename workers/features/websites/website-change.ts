import { z } from 'zod'
import type { Reserved } from '../../../shared/kernel/access.ts'
import { forbidden, upstreamFailed } from '../../../shared/kernel/errors.ts'
import { teamNotFound } from '../teams/index.ts'
import { websiteOrganization } from './access.ts'
import { shareIdTaken, websiteNotFound } from './errors.ts'
import { Website, domain, replay, rules, shareId, teamId, timezone, websiteName } from './schemas.ts'
import { requireTeam } from './teams.ts'

/** Who may see a website is for admins to say. */
export const showing: Reserved = {
  role: 'admin',
  fields: ['shareId', 'teamId'],
  say: 'who may see a website',
}

/** What changing a website takes and answers, whichever way it is asked. */
export const websiteChange = {
  summary: 'Change a website',
  description:
    'Only what is given changes, and of `rules` and `replay` the fields that are given. They hold for what comes a minute later. `teamId` and `shareId` are for admins: who may see the website is theirs to say.',
  access: {
    role: 'member',
    organization: websiteOrganization,
    hidden: websiteNotFound,
    existing: requireTeam,
    reserved: showing,
  },
  effect: 'write',
  input: () => ({
    websiteId: z.uuid(),
    name: websiteName().optional(),
    domain: domain().nullable().optional(),
    teamId: teamId().optional(),
    shareId: z
      .union([shareId(), z.literal(true)])
      .nullable()
      .optional()
      .describe('true makes one that nobody guesses; null ends what was shared, at once'),
    timezone: timezone().optional(),
    rules: rules().partial().optional(),
    replay: replay().partial().optional(),
  }),
  ignores: ['id', 'organizationId', 'createdAt'],
  output: Website,
  errors: [websiteNotFound, teamNotFound, shareIdTaken, forbidden, upstreamFailed],
} as const
