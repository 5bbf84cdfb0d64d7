import type { Context } from '../../../shared/kernel/context.ts'
import { type Lease, NoBrowserError, leaseBrowser } from './browser/browser-lease.ts'
import type { GuardPolicy } from './browser/guard.ts'
import { type HostedBrowser, openBrowser } from './hosted-browser.ts'
import type { RunSettings } from './run-input.ts'

const renewEveryMs = 20_000
const launchTries = 3
const betweenTriesMs = 2_000

export interface RunBrowserRequest {
  executionId: string
  binding: Fetcher
  policy: GuardPolicy
  settings: RunSettings
  stopped: () => boolean
}

/** The one browser of a run: opened when first needed, replaced when it is lost, always given back. */
export interface RunBrowser {
  get: () => Promise<HostedBrowser>
  /** Closes what there is; the next `get` opens a fresh one. */
  drop: () => Promise<void>
}

export function createRunBrowser(context: Context, request: RunBrowserRequest): RunBrowser {
  let open: { hosted: HostedBrowser; lease: Lease; renewing: ReturnType<typeof setInterval> } | undefined
  const drop = async () => {
    const leaving = open
    open = undefined
    if (!leaving) return
    clearInterval(leaving.renewing)
    await leaving.hosted.close()
    await leaving.lease.release()
  }
  return {
    drop,
    async get() {
      if (open?.hosted.isConnected()) return open.hosted
      await drop()
      const lease = await leaseBrowser(context, {
        leaseId: request.executionId,
        browsers: request.settings.browsers,
        launchesPerSecond: request.settings.launchesPerSecond,
        stopped: request.stopped,
      })
      try {
        const hosted = await launch(request)
        // A renewal that fails is made good by the next; a lease lives four times as long.
        const renewing = setInterval(() => void lease.renew().catch(() => undefined), renewEveryMs)
        open = { hosted, lease, renewing }
        return hosted
      } catch (error) {
        await lease.release()
        throw error
      }
    },
  }
}

async function launch({ binding, policy }: RunBrowserRequest): Promise<HostedBrowser> {
  for (let tries = 1; ; tries++) {
    try {
      return await openBrowser(binding, policy)
    } catch (error) {
      // The platform refuses launches above its own limits for a moment.
      if (tries === launchTries) throw new NoBrowserError('No browser could be launched.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMs * tries))
    }
  }
}
