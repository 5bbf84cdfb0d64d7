import type { BrowserContext, Page } from '@cloudflare/puppeteer'
import { watchPage } from './page-watch.ts'

export interface SeenAnswer {
  method: string
  url: string
  status: number
}

/** How much of what is recorded belongs to earlier steps. */
interface Mark {
  downloads: number
  tabs: number
  answers: number
}

/** What all tabs of a case have in common: which there are, which one the steps are in, what was seen in any of them. */
export interface CaseWatch {
  tabs: Page[]
  active: Page
  /** The tabs that the steps were in before, the latest last. */
  earlier: Page[]
  /** The addresses for which pages asked for a new tab: known at once, before there is a tab. */
  asked: string[]
  /** Tabs that the page opened, in order; those that a step switched to are in `visited`. */
  opened: Page[]
  visited: Set<Page>
  /** Resolves when a tab that opened is ready for steps. */
  ready: Map<Page, Promise<void>>
  /** Gives a tab that opened the surroundings of the case: size, language, recordings. */
  prepare?: (page: Page) => Promise<void>
  /** Told when steps go to another tab, before it is asked for anything. */
  entering?: (page: Page) => void
  /** Told when another tab comes to the front. */
  shown?: (page: Page) => Promise<void>
  /** Names of files that were offered for download. */
  downloads: string[]
  /** Errors in the console. */
  errors: string[]
  answers: SeenAnswer[]
  /** Parts of pages that were shown before a step or found by a check. */
  partsSeen: Set<string>
  mark: Mark
}

const mostKept = 5000
const known = new WeakMap<BrowserContext, CaseWatch>()

/** Starts to watch the tabs of a page's browser context, once. */
export function watchCase(page: Page): CaseWatch {
  const context = page.browserContext()
  const before = known.get(context)
  if (before) return before
  const watch: CaseWatch = {
    tabs: [],
    active: page,
    earlier: [],
    asked: [],
    opened: [],
    visited: new Set([page]),
    ready: new Map(),
    downloads: [],
    errors: [],
    answers: [],
    partsSeen: new Set(),
    mark: { downloads: 0, tabs: 0, answers: 0 },
  }
  known.set(context, watch)
  add(watch, page)
  context.on('targetcreated', (target) => {
    if (target.type() !== 'page') return
    void target
      .page()
      .then((opened) => opened && adopt(watch, opened))
      .catch(() => undefined)
  })
  return watch
}

/** From here on, what is recorded belongs to a new step. */
export function markStep(watch: CaseWatch): void {
  watch.mark = {
    downloads: watch.downloads.length,
    tabs: watch.asked.length,
    answers: watch.answers.length,
  }
}

function adopt(watch: CaseWatch, page: Page): void {
  if (watch.tabs.includes(page) || page.isClosed()) return
  add(watch, page)
  watch.opened.push(page)
  // A tab that could not be prepared is used as it is.
  const ready = watch.prepare?.(page).catch(() => undefined)
  if (ready) watch.ready.set(page, ready)
}

function add(watch: CaseWatch, page: Page): void {
  watch.tabs.push(page)
  watchPage(page)
  const keep = <T>(list: T[], item: T) => void (list.length < mostKept && list.push(item))
  page.on('console', (message) => {
    if (message.type() === 'error') keep(watch.errors, message.text())
  })
  page.on('pageerror', (error: unknown) =>
    keep(watch.errors, error instanceof Error ? error.message : String(error)),
  )
  page.on('response', (response) =>
    keep(watch.answers, {
      method: response.request().method(),
      url: response.url(),
      status: response.status(),
    }),
  )
  page.once('close', () => leave(watch, page))
}

/** The browser goes back to the tab before when the one in front is closed. */
export function leave(watch: CaseWatch, page: Page): void {
  watch.tabs = watch.tabs.filter((one) => one !== page)
  watch.earlier = watch.earlier.filter((one) => one !== page)
  if (watch.active === page) watch.active = watch.earlier.pop() ?? watch.tabs.at(-1) ?? page
}
