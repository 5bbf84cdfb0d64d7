import type { CDPSession, Page } from '@cloudflare/puppeteer'
import type { Target } from './browser/follow-targets.ts'
import { type ConsoleRecorder, recordConsole } from './evidence/console-recorder.ts'
import { maskSecrets } from './evidence/mask-secrets.ts'
import { type NetworkRecorder, recordNetwork } from './evidence/network-recorder.ts'
import type { Screencast } from './evidence/screencast.ts'
import type { RunInput } from './run-input.ts'
import { watchCase } from './steps/case-watch.ts'

export interface TabSettings {
  config: RunInput['config']
  /** Values that no picture may show. */
  secrets: readonly string[]
  userAgent: string
}

/** One recording of all tabs of a case, with their frames and workers. */
export interface CaseRecording {
  network: NetworkRecorder
  console: ConsoleRecorder
  /** Records a target that begins and gives it the surroundings of the run, see `followTargets`. */
  meet: (target: Target) => void
}

/** What a case's tabs give together: the one in front, and whether it is lost. */
export interface StageTabs {
  front: () => { page: Page; session: CDPSession }
  /** Resolves when a tab has crashed in which the steps are. */
  crashed: Promise<void>
}

export function recordCase(settings: TabSettings): CaseRecording {
  const [network, console] = [recordNetwork(), recordConsole()]
  return {
    network,
    console,
    meet({ session, info: { type } }) {
      // Whatever fails here fails because the target has gone.
      const ignore = () => undefined
      if (type === 'page' || type === 'iframe') {
        network.attach(session).catch(ignore)
        console.attach(session).catch(ignore)
        maskSecrets(session, settings.secrets).catch(ignore)
        emulate(session, settings).catch(ignore)
      } else if (type === 'worker') {
        network.attach(session).catch(ignore)
        emulate(session, settings).catch(ignore)
      }
    },
  }
}

/** Lets the video show the tab in front, and gives tabs that open the size of the one before. */
export function followTabs(
  first: { page: Page; session: CDPSession },
  { viewport }: RunInput['config'],
  screencast: Screencast | undefined,
): StageTabs {
  const watch = watchCase(first.page)
  const sessions = new Map([[first.page, first.session]])
  const sessionOf = (page: Page) => sessions.get(page) ?? first.session
  const lost = new Set<Page>()
  const { promise: crashed, resolve } = Promise.withResolvers<void>()
  const look = (page: Page) =>
    page.once('error', () => {
      lost.add(page)
      if (watch.active === page) resolve()
    })
  look(first.page)
  watch.prepare = async (page) => {
    look(page)
    const [session] = await Promise.all([
      page.createCDPSession(),
      page.setViewport(watch.active.viewport() ?? viewport),
    ])
    sessions.set(page, session)
  }
  watch.entering = (page) => {
    if (lost.has(page)) resolve()
  }
  watch.shown = async (page) => screencast?.follow(sessionOf(page))
  return { front: () => ({ page: watch.active, session: sessionOf(watch.active) }), crashed }
}

// Processes that share a setting refuse to be told of it twice.
async function emulate(
  session: CDPSession,
  { config: { locale, timezone }, userAgent }: TabSettings,
): Promise<void> {
  await Promise.allSettled([
    session.send('Emulation.setTimezoneOverride', { timezoneId: timezone }),
    session.send('Emulation.setLocaleOverride', { locale }),
    session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale }),
  ])
}
