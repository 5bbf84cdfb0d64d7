import type { CDPSession, Page } from '@cloudflare/puppeteer'
import { type ConsoleRecorder, recordConsole } from './evidence/console-recorder.ts'
import { maskSecrets } from './evidence/mask-secrets.ts'
import { type NetworkRecorder, recordNetwork } from './evidence/network-recorder.ts'
import type { Screencast } from './evidence/screencast.ts'
import type { RunInput } from './run-input.ts'
import { watchCase } from './steps/case-watch.ts'

/** A tab and what is recorded about it. */
export interface RecordedTab {
  session: CDPSession
  network: NetworkRecorder
  console: ConsoleRecorder
}

export interface TabSettings {
  config: RunInput['config']
  /** Values that no picture may show. */
  secrets: readonly string[]
}

/** What a case's tabs give together: the one in front, and one recording of all. */
export interface StageTabs extends Pick<RecordedTab, 'network' | 'console'> {
  front: () => { page: Page; session: CDPSession }
}

/** Gives a tab the surroundings of the run and records it. What it asked for before this is not recorded. */
export async function recordTab(page: Page, { config, secrets }: TabSettings): Promise<RecordedTab> {
  const session = await page.createCDPSession()
  const [network, console] = await Promise.all([
    recordNetwork(session),
    recordConsole(session),
    emulate(page, session, config),
    maskSecrets(session, secrets),
  ])
  return { session, network, console }
}

/** Records every tab that the pages of a case open, and lets the video show the one in front. */
export function followTabs(
  first: { page: Page; recorded: RecordedTab },
  settings: TabSettings,
  screencast: Screencast | undefined,
): StageTabs {
  const watch = watchCase(first.page)
  const tabs = new Map([[first.page, first.recorded]])
  const sessionOf = (page: Page) => (tabs.get(page) ?? first.recorded).session
  watch.prepare = async (page) => {
    const viewport = watch.active.viewport() ?? settings.config.viewport
    tabs.set(page, await recordTab(page, { ...settings, config: { ...settings.config, viewport } }))
  }
  watch.shown = async (page) => screencast?.follow(sessionOf(page))
  return {
    front: () => ({ page: watch.active, session: sessionOf(watch.active) }),
    network: {
      async finish() {
        const parts = await Promise.all([...tabs.values()].map(({ network }) => network.finish()))
        const exchanges = parts.flatMap((part) => part.exchanges)
        return {
          exchanges: exchanges.toSorted((a, b) => a.startedAt - b.startedAt),
          warnings: parts.flatMap((part) => part.warnings),
        }
      },
    },
    console: {
      finish() {
        const parts = [...tabs.values()].map(({ console }) => console.finish())
        const entries = parts.flatMap((part) => part.entries)
        return {
          entries: entries.toSorted((a, b) => a.at.localeCompare(b.at)),
          warnings: parts.flatMap((part) => part.warnings),
        }
      },
    },
  }
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
