import { redactDeep, redactor } from '../../../shared/domain/evidence/redact.ts'
import { type PageInventory, PageInventorySchema } from '../../../shared/domain/page-inventory/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import { guardPolicyOf } from './browser/policy-of.ts'
import { type Stage, openStage } from './case-stage.ts'
import type { HostedBrowser } from './hosted-browser.ts'
import { lookAtPage } from './look/look-at-page.ts'
import { PageLookError } from './look/look-error.ts'
import { stepsBefore } from './steps-before.ts'
import { openReport } from './report.ts'
import { createRunBrowser } from './run-browser.ts'
import type { SealedVisit, VisitInput } from './run-input.ts'
import { StoppedError, unlessAborted } from './unless-aborted.ts'
import type { Visited } from './visited.ts'

export interface Visit {
  executionId: string
  attempt: number
  visit: VisitInput
}

/** Why a page could not be looked at, in a sentence for who asked. */
class NotSeenError extends Error {
  override readonly name = 'NotSeenError'
}

/** Of the time that there is, what may be spent on waiting for a browser. */
const waitShare = 0.4

/**
 * Looks at a page in a hosted browser of its own, guarded and counted as those of runs are, and gives the browser back. What keeps it from being
 * seen is told and not thrown.
 */
export async function visitPage(context: Context, { executionId, attempt, visit }: Visit): Promise<Visited> {
  const { browser: binding } = context.services
  if (!binding) return { ok: false, reason: 'This deployment has no browser.' }
  const report = openReport(context, { executionId, attempt })
  try {
    const page = await look(context, binding, {
      visit,
      sealed: await openSealed(context, executionId, visit),
      leaseId: `${executionId}/${attempt}`,
      signal: report.signal,
    })
    return { ok: true, page }
  } catch (error) {
    return { ok: false, reason: reasonOf(error, executionId) }
  } finally {
    report.close()
  }
}

async function openSealed(context: Context, executionId: string, { sealed }: VisitInput) {
  const secret = signingSecret(context.services.settings)
  return JSON.parse(await unseal(secret, executionId, sealed)) as SealedVisit
}

const otherwise = 'Generate again with another address, or with other settings and steps to open it.'

const nextAfter: Record<PageLookError['code'], string> = {
  unreachable: otherwise,
  refused: otherwise,
  lost: 'Generate again to have it looked at.',
  timeout: 'Generate again to have it looked at.',
}

function reasonOf(error: unknown, executionId: string): string {
  if (error instanceof NoBrowserError || error instanceof StoppedError)
    return 'No browser was free in time. Generate again in a few minutes to have it looked at.'
  if (error instanceof PageLookError) return `${error.message} ${nextAfter[error.code]}`
  if (error instanceof NotSeenError) return `${error.message} ${otherwise}`
  logError({ kind: 'hosted-runs.visit', requestId: executionId, error })
  return 'The browser failed on our side. Generate again to have it looked at.'
}

interface Looking {
  visit: VisitInput
  sealed: SealedVisit
  leaseId: string
  signal: AbortSignal
}

async function look(context: Context, binding: Fetcher, looking: Looking): Promise<PageInventory> {
  const { visit, sealed, leaseId, signal } = looking
  const startedAt = context.now()
  const waited = new AbortController()
  const waiting = AbortSignal.any([signal, waited.signal])
  const user = {
    context,
    env: { BROWSER: binding },
    executionId: leaseId,
    input: visit,
    report: { signal: waiting, stopped: () => (waiting.aborted ? ('cancelled' as const) : undefined) },
  }
  const browser = createRunBrowser(user, { number: 0, policy: guardPolicyOf(context, visit, sealed) })
  const timer = setTimeout(() => waited.abort(), visit.withinMs * waitShare)
  try {
    const hosted = await browser.lane(0).get()
    clearTimeout(timer)
    return await inStage(context, hosted, { ...looking, until: startedAt + visit.withinMs })
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

async function inStage(
  context: Context,
  hosted: HostedBrowser,
  { visit, sealed, signal, until }: Looking & { until: number },
): Promise<PageInventory> {
  const { now } = context
  const config = { ...surroundings, viewport: visit.viewport }
  const secrets = Object.values(sealed.secrets)
  const stage = await unlessAborted(signal, openStage({ hosted, config, secrets, now }))
  const redact = redactor(sealed.secrets)
  try {
    const failed = await stepsBefore(sealed, {
      stage,
      input: { baseUrl: visit.baseUrl, settings: visit.settings, config },
      redact,
      report: { signal },
      now,
      until,
    })
    if (failed !== undefined) throw new NotSeenError(failed)
    const seen = await unlessAborted(signal, seenIn(stage, { url: visit.baseUrl, deadlineMs: until }))
    return PageInventorySchema().parse(redactDeep(seen, redact))
  } finally {
    await stage.close()
  }
}

const surroundings = {
  locale: 'en-US',
  timezone: 'UTC',
  storage: 'fresh',
  stopOnFailure: true,
  video: false,
  assertionStrength: false,
} as const

/** The page as it is seen, unless something is shown there that nobody may see. */
async function seenIn(stage: Stage, asked: { url: string; deadlineMs: number }): Promise<PageInventory> {
  const lost = stage.lost.then((): never => {
    throw new NotSeenError('The page crashed while it was looked at.')
  })
  const refused = stage.exposed.then(({ reason }): never => {
    throw new NotSeenError(reason)
  })
  try {
    const seen = await Promise.race([lookAtPage(stage.page, asked), lost, refused])
    const exposure = await stage.exposure()
    if (exposure) throw new NotSeenError(exposure.reason)
    return seen
  } catch (error) {
    // A refused document explains it better than the browser's own error can.
    const [refusal] = await stage.takeRefusals()
    throw refusal ? new NotSeenError(refusal.reason, { cause: error }) : error
  } finally {
    lost.catch(() => undefined)
    refused.catch(() => undefined)
  }
}
