import { call } from '../../../client/call.ts'
import { Clashed, type Kind, saveAsRead } from '../../../client/save-as-read.ts'
import { keepMine } from '../../../parts/editing/keep-mine.ts'
import { toast } from '../../../parts/toasts.tsx'
import { policy as texts } from '../../../texts/en/analytics-settings.ts'
import type { Policy } from '../parts/types.ts'
import type { PolicyChange } from './change.ts'
import { policySaid } from './policy-said.ts'

type Versioned = Policy & { updatedAt: string }
type Field = keyof PolicyChange

/** One that was never changed has the oldest time there is. */
const versioned = (policy: Policy): Versioned => ({
  ...policy,
  updatedAt: policy.updatedAt ?? new Date(0).toISOString(),
})

/** How the policy of a website is read and written. Nothing of it is written over that somebody else has chosen meanwhile. */
const kindOf = (websiteId: string): Kind<Versioned, PolicyChange> => ({
  read: async () => versioned(await call('GET /api/websites/{websiteId}/privacy-policy', { websiteId })),
  write: async (_of, change, ifMatch) =>
    versioned(
      await call('PATCH /api/websites/{websiteId}/privacy-policy', { websiteId, ...change }, { ifMatch }),
    ),
  stale: 'websites.privacy_policy_stale',
  watched: [
    'ipHandling',
    'visitorPeriod',
    'retentionDays',
    'respectDnt',
    'respectGpc',
    'requireConsent',
    'blockedCountries',
    'contactEmail',
    'text',
    'replayMasking',
  ],
})

/** Writes a change of a policy that was read. Of each field that somebody else has changed meanwhile it is asked which version shall stand. */
export async function savePolicy(websiteId: string, read: Policy, change: PolicyChange): Promise<Policy> {
  try {
    const saved = await saveAsRead(versioned(read), () => change, kindOf(websiteId))
    toast(texts.saved)
    return saved
  } catch (error) {
    if (!(error instanceof Clashed)) throw error
    const now = error.now as Versioned
    const field = error.clash.field as Field
    const isMine = await keepMine(policySaid(field, { mine: change[field], theirs: now[field] }))
    const { [field]: _, ...rest } = change
    if (!isMine && Object.keys(rest).length === 0) return now
    // Of the other fields it still has to be asked.
    return savePolicy(websiteId, { ...read, [field]: now[field] }, isMine ? change : rest)
  }
}
