import type { BrowserContext, CDPSession, Page } from '@cloudflare/puppeteer'
import type { HostedBrowser } from './hosted-browser.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'
import type { ConsoleRecorder } from './evidence/console-recorder.ts'
import type { NetworkRecorder } from './evidence/network-recorder.ts'
import type { EncoderTab } from './evidence/encoder-tab.ts'
import { type Screencast, evenSize, startScreencast } from './evidence/screencast.ts'
import { requireGuarded } from './browser/guard-target.ts'
import type { Refusal } from './browser/refusals.ts'
import type { Exposure } from './browser/watch-exposures.ts'
import type { RunInput } from './run-input.ts'
import { followTabs, recordCase } from './stage-tabs.ts'

const openTimeoutMs = 30_000
const closeTimeoutMs = 5_000
const framesTimeoutMs = 500

/** A fresh browser context with one tab at first, everything about its tabs being recorded. */
export interface Stage {
  /** The tab in front: the one that the steps are in. */
  readonly page: Page
  readonly session: CDPSession
  network: NetworkRecorder
  console: ConsoleRecorder
  screencast: Screencast | undefined
  /** Milliseconds since the start of the video, or of the stage when there is none. */
  offsetMs: () => number
  /** Settles when the tab has crashed or the browser is gone; from then on nothing it is asked will be answered. */
  lost: Promise<'page' | 'browser'>
  /** What the guard refused to the documents of this case's tabs and their frames since the last call. */
  takeRefusals: () => Promise<Refusal[]>
  /**
   * What this case's tabs have shown or were answered that nobody may see, undefined so far. Asked after anything was read or pictured, it tells whether that
   * may be used.
   */
  exposure: () => Promise<Exposure | undefined>
  /** Resolves as soon as there is such a thing. */
  exposed: Promise<Exposure>
  /** False when the context could not be closed, so that the browser should not be used again. */
  close: () => Promise<boolean>
}

export interface StageRequest {
  hosted: HostedBrowser
  config: RunInput['config']
  /** Values that no picture may show. */
  secrets: readonly string[]
  now: () => number
}

/** Throws when the browser does not give a tab in time; it should not be used again then. */
export async function openStage(request: StageRequest): Promise<Stage> {
  return inTime(open(request), openTimeoutMs)
}

async function open({ hosted, config, secrets, now }: StageRequest): Promise<Stage> {
  const starting = config.video ? startEncoder(hosted, config.viewport) : undefined
  const [context, userAgent] = await Promise.all([hosted.openContext(), hosted.browser.userAgent()])
  const recording = recordCase({ config, secrets, userAgent })
  const { promise: exposed, resolve: expose } = Promise.withResolvers<Exposure>()
  const unfollow = hosted.guard.follow(context.id, { meet: recording.meet, exposed: expose })
  try {
    const page = await context.newPage()
    const [session] = await Promise.all([
      page.createCDPSession(),
      page.setViewport(config.viewport),
      hosted.denyDownloads(context),
    ])
    await requireGuarded(session)
    const startedAt = now()
    const size = config.viewport
    // A page without a video is better than no page.
    const screencast =
      starting && (await startScreencast({ session, encoder: starting, size, now }).catch(() => undefined))
    const tabs = followTabs({ page, session }, config, screencast)
    return {
      get page() {
        return tabs.front().page
      },
      get session() {
        return tabs.front().session
      },
      network: recording.network,
      console: recording.console,
      screencast,
      offsetMs: () => screencast?.offsetMs() ?? now() - startedAt,
      lost: Promise.race([tabs.crashed.then(() => 'page' as const), lossOf(page)]),
      exposed,
      async exposure() {
        const known = () => hosted.guard.exposureOf(context.id)
        // An answer of the tab comes after all that it has told before.
        if (!known()) await framesOf(tabs.front().session)
        return known()
      },
      async takeRefusals() {
        const frames = await framesOf(tabs.front().session)
        const own = ({ contextId, frameId }: Refusal) =>
          (contextId !== undefined && contextId === context.id) || frames.includes(frameId)
        return hosted.guard.takeRefusals(own).filter(({ isDocument }) => isDocument)
      },
      close: async () => {
        unfollow()
        return await closeContext(context)
      },
    }
  } catch (error) {
    unfollow()
    await closeContext(context)
    throw error
  }
}

/** Undefined where this browser cannot encode, or its encoder does not answer. */
async function startEncoder(
  hosted: HostedBrowser,
  size: { width: number; height: number },
): Promise<EncoderTab | undefined> {
  const encoder = await hosted.encoder()
  const started = await encoder?.start(evenSize(size)).catch(() => false)
  return started ? encoder : undefined
}

function lossOf(page: Page): Promise<'browser'> {
  return new Promise((resolve) => {
    page.browser().once('disconnected', () => resolve('browser'))
  })
}

/** The frames of a tab. A page that does not answer in time has none. */
async function framesOf(session: CDPSession): Promise<string[]> {
  const asked = inTime(session.send('Page.getFrameTree'), framesTimeoutMs)
  const tree = await asked.then(({ frameTree }) => frameTree).catch(() => undefined)
  const all = tree ? [tree] : []
  for (const { childFrames } of all) all.push(...(childFrames ?? []))
  return all.map(({ frame }) => frame.id)
}

async function closeContext(context: BrowserContext): Promise<boolean> {
  return inTime(context.close(), closeTimeoutMs).then(
    () => true,
    () => false,
  )
}
