import type { BrowserContext, CDPSession, Page } from '@cloudflare/puppeteer'
import type { HostedBrowser } from './hosted-browser.ts'
import { within } from './within.ts'
import { type ConsoleRecorder, recordConsole } from './evidence/console-recorder.ts'
import { maskSecrets } from './evidence/mask-secrets.ts'
import { type NetworkRecorder, recordNetwork } from './evidence/network-recorder.ts'
import type { EncoderTab } from './evidence/encoder-tab.ts'
import { type Screencast, evenSize, startScreencast } from './evidence/screencast.ts'
import type { RunInput } from './run-input.ts'

const openTimeoutMs = 30_000
const closeTimeoutMs = 5_000

/** A fresh browser context with one tab, everything about it being recorded. */
export interface Stage {
  page: Page
  session: CDPSession
  network: NetworkRecorder
  console: ConsoleRecorder
  screencast: Screencast | undefined
  /** Milliseconds since the start of the video, or of the stage when there is none. */
  offsetMs: () => number
  /** Settles when the tab has crashed or the browser is gone; from then on nothing it is asked will be answered. */
  lost: Promise<'page' | 'browser'>
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
  return within(openTimeoutMs, open(request))
}

async function open({ hosted, config, secrets, now }: StageRequest): Promise<Stage> {
  const starting = config.video ? startEncoder(hosted, config.viewport) : undefined
  const context = await hosted.browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const session = await page.createCDPSession()
    const [network, console, encoder] = await Promise.all([
      recordNetwork(session),
      recordConsole(session),
      starting,
      emulate(page, session, config),
      maskSecrets(session, secrets),
      hosted.denyDownloads(context),
    ])
    const startedAt = now()
    const size = config.viewport
    // A page without a video is better than no page.
    const screencast =
      encoder && (await startScreencast({ session, encoder, size, now }).catch(() => undefined))
    return {
      page,
      session,
      network,
      console,
      screencast,
      offsetMs: () => screencast?.offsetMs() ?? now() - startedAt,
      lost: lossOf(page),
      close: () => closeContext(context),
    }
  } catch (error) {
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

async function emulate(
  page: Page,
  session: CDPSession,
  { viewport, locale, timezone }: RunInput['config'],
): Promise<void> {
  const userAgent = await page.browser().userAgent()
  await Promise.all([
    page.setViewport(viewport),
    session.send('Emulation.setTimezoneOverride', { timezoneId: timezone }),
    session.send('Emulation.setLocaleOverride', { locale }),
    session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale }),
  ])
}

function lossOf(page: Page): Promise<'page' | 'browser'> {
  return new Promise((resolve) => {
    page.once('error', () => resolve('page'))
    page.browser().once('disconnected', () => resolve('browser'))
  })
}

async function closeContext(context: BrowserContext): Promise<boolean> {
  return within(closeTimeoutMs, context.close()).then(
    () => true,
    () => false,
  )
}
