import { type Lease, NoBrowserError, leaseBrowser } from './browser/browser-lease.ts'
import type { GuardPolicy } from './browser/guard.ts'
import { type HostedBrowser, openBrowser } from './hosted-browser.ts'
import type { Run } from './run.ts'
import { unlessAborted } from './unless-aborted.ts'

const renewEveryMs = 20_000
const launchTries = 3
const betweenTriesMs = 2_000

/** The one browser of a run: opened when first needed, replaced when it is lost, always given back. */
export interface RunBrowser {
  /** Throws `NoBrowserError` when none is to be had, `StoppedError` when the run was stopped meanwhile. */
  get: () => Promise<HostedBrowser>
  /** Closes what there is; the next `get` opens a fresh one. */
  drop: () => Promise<void>
}

export function createRunBrowser(
  { context, env, executionId, input, report }: Run,
  policy: GuardPolicy,
): RunBrowser {
  const { browsers, launchesPerSecond } = input.settings
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
      const stopped = () => report.stopped() !== undefined
      const lease = await leaseBrowser(context, {
        leaseId: executionId,
        party: input.party ?? '',
        browsers,
        launchesPerSecond,
        stopped,
      })
      const launching = launch(env.BROWSER, policy, stopped)
      try {
        const hosted = await unlessAborted(report.signal, launching)
        // A renewal that fails is made good by the next; a lease lives four times as long.
        const renewing = setInterval(() => void lease.renew().catch(() => undefined), renewEveryMs)
        open = { hosted, lease, renewing }
        return hosted
      } catch (error) {
        void closeWhenLaunched(launching, lease)
        throw error
      }
    },
  }
}

async function closeWhenLaunched(launching: Promise<HostedBrowser>, lease: Lease): Promise<void> {
  try {
    await (await launching).close()
  } catch {
    // It never came up.
  } finally {
    await lease.release().catch(() => undefined)
  }
}

async function launch(binding: Fetcher, policy: GuardPolicy, stopped: () => boolean): Promise<HostedBrowser> {
  for (let tries = 1; ; tries++) {
    try {
      return await openBrowser(binding, policy)
    } catch (error) {
      // The platform refuses launches above its own limits for a moment.
      if (tries === launchTries || stopped())
        throw new NoBrowserError('No browser could be launched.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMs * tries))
    }
  }
}
