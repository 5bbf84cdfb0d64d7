import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { isTimezone } from '../../../shared/domain/analytics/time/buckets.ts'
import { name } from '../../../shared/schemas/name.ts'
import { hostOf, isNetwork } from './rules.ts'

export const websiteName = () => name(100)

export const domain = () =>
  z
    .string()
    .max(500)
    .refine((text) => hostOf(text) !== null, 'Must be a host name such as example.com')
    .describe('Host name; of a pasted address the host is kept')

export const timezone = () =>
  z
    .string()
    .max(64)
    .refine(isTimezone, 'Must be a time zone such as Europe/Berlin')
    .describe('In which its days begin')

export const teamId = () => z.string().trim().min(1).max(100).nullable()

/** The name under which everybody may look at the figures. */
export const shareId = () => z.string().regex(/^[\w-]{8,50}$/, 'Must be 8 to 50 letters, digits, - or _')

const list = (of: z.ZodString) => z.array(of).max(200)
const pattern = () => z.string().trim().min(1).max(255)

export const rules = () =>
  z.object({
    blockedIps: list(
      z.string().max(50).refine(isNetwork, 'Must be an address, or a network such as 192.0.2.0/24'),
    ),
    blockedPaths: list(pattern()).describe('`*` stands for anything'),
    allowedHostnames: list(pattern()).describe('None allows all; `*` stands for anything'),
    blockedReferrers: list(pattern()).describe('Hosts, with all below them'),
  })

/** What is left out is found in pages of others by their own browser; here it is only kept short. */
export const replay = () =>
  z.object({
    enabled: z.boolean(),
    sampleRate: z.number().min(0).max(1).describe('Which part of the visits is recorded'),
    maxDurationMs: z.number().int().min(1000).max(3_600_000),
    blockSelector: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .nullable()
      .describe('What is left out, as a CSS selector'),
  })

export const policyFields = () => ({
  ipHandling: z
    .enum(['discard', 'truncate', 'full'])
    .describe('How much of an address tells visitors apart. It is never stored'),
  visitorPeriod: z.enum(['day', 'week', 'month']).describe('For how long a visitor is known again, in UTC'),
  retentionDays: z.number().int().min(1).max(3650).nullable().describe('null keeps what was collected'),
  respectDnt: z.boolean(),
  respectGpc: z.boolean(),
  requireConsent: z.boolean().describe('Hits count only with `consent: true`'),
  replayMasking: z.enum(['strict', 'moderate']),
  blockedCountries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Must be a code such as DE')).max(250),
  contactEmail: z.email().max(254).nullable(),
  text: z.string().max(20_000).nullable(),
})

export const PrivacyPolicy = once(() =>
  z
    .object({ ...policyFields(), updatedAt: z.iso.datetime().nullable() })
    .meta({ id: 'WebsitePrivacyPolicy' }),
)

export const Website = once(() =>
  z
    .object({
      id: z.uuid().describe('The site key for the tracker'),
      name: z.string(),
      domain: z.string().nullable(),
      organizationId: z.uuid(),
      teamId: z.string().nullable().describe('The team that it is for; null for all members'),
      shareId: z
        .string()
        .nullable()
        .describe('Under this name everybody may look at its figures; null shows them to nobody else'),
      timezone: timezone(),
      rules: rules().describe('Whose hits do not count'),
      replay: replay().describe('How visits are recorded'),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'Website' }),
)
export type Website = z.infer<ReturnType<typeof Website>>

/** The same as whoever has the share link sees it, too. */
export const ShownWebsite = once(() =>
  Website()
    .extend({
      organizationId: z.uuid().nullable().describe('null for whoever has only the share link of the website'),
    })
    .meta({ id: 'ShownWebsite' }),
)

export const Ledger = once(() =>
  z
    .object({
      received: z.number().int().describe('Stored and dropped together, at all times'),
      stored: z.number().int(),
      dropped: z.record(z.string(), z.number().int()).describe('Hits that do not count, by reason'),
      recordings: z
        .object({
          received: z.number().int(),
          stored: z.number().int(),
          dropped: z.record(z.string(), z.number().int()),
        })
        .describe('The same of chunks of recordings'),
      checked: z
        .object({ at: z.iso.datetime(), holds: z.boolean().describe('Whether it agreed') })
        .nullable()
        .describe(
          'When the account was last held against what is kept, which is done each day, and whether they agreed',
        ),
    })
    .meta({ id: 'WebsiteLedger' }),
)
