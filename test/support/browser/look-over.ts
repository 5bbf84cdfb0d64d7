import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@cloudflare/puppeteer'

let source: Promise<string> | undefined
const axe = () => (source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))

/** The viewer of the API reference is somebody else's work, with hundreds of controls; what stands around it is ours. */
const foreign = '.swagger-ui'

interface Axe {
  run: (
    where: { include: Document; exclude: string[] },
    options: object,
  ) => Promise<{
    violations: { id: string; help: string; nodes: { html: string; any: { message: string }[] }[] }[]
  }>
}

/** What the rules of WCAG 2.2 AA find on the page as it is now, a line each; empty where nothing is. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe())
  return page.evaluate(async (without) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(
      { include: document, exclude: [without] },
      { runOnly: { type: 'tag', values: tags } },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help} (${any[0]?.message ?? ''}) ${html.slice(0, 160)}`),
    )
  }, foreign)
}

/** The same in light and in dark. */
export async function barriersInBoth({ page }: { page: Page }): Promise<string[]> {
  const found: string[] = []
  for (const value of ['dark', 'light']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
    // Colours on their way from one theme to the other are of neither. Below the window no promise of their end is kept.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
    )
    found.push(...(await barriers(page)))
  }
  return found
}

/** What sticks out of the window at the side, so that one has to scroll there; empty where nothing does. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map(
        (element) => `${element.tagName} ${String((element as unknown as { className: string }).className)}`,
      )
  })

/** Controls that the Tab key never reaches, or reaches without a visible focus. Walks from the top of the page until it is round. */
export async function unreached(page: Page): Promise<string[]> {
  const waiting = await page.evaluate((without) => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest(without) &&
        !element.matches(':disabled') &&
        !isUncheckedOfGroup(element),
    )
    shown.forEach((element, at) => element.setAttribute('data-control', String(at)))
    // Of radio buttons of one name Tab reaches one.
    function isUncheckedOfGroup(element: HTMLElement) {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)]
      return group.some(({ checked }) => checked) ? !element.checked : group[0] !== element
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return shown.map((element) => element.outerHTML.slice(0, 120))
  }, foreign)
  await page.evaluate(noteFocus)
  const most = 2 * waiting.length + 20
  let walked: Focused[] = []
  // The page is asked now and then only: one answer a key would take longer than all the rest.
  for (let turn = 0; turn < most && new Set(walked.map(({ at }) => at)).size <= waiting.length; turn += 10) {
    for (let key = 0; key < 10; key++) await page.keyboard.press('Tab')
    walked = await page.evaluate(() => (globalThis as unknown as { walked: Focused[] }).walked)
    if (walked.filter(({ at }) => at === '0').length > 1) break
  }
  const reached = new Set(walked.map(({ at }) => at))
  const unseen = new Set(
    walked.filter(({ isSeen }) => !isSeen).map(({ html }) => `focus is not seen on ${html}`),
  )
  return [
    ...waiting.filter((_, at) => !reached.has(String(at))).map((html) => `Tab never comes to ${html}`),
    ...unseen,
  ]
}

interface Focused {
  at: string | null
  isSeen: boolean
  html: string
}

/** Writes down in the page what gets the focus, and whether one sees it. */
function noteFocus() {
  const walked: Focused[] = []
  Object.assign(globalThis, { walked })
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    // Where all of a card is a link, the card shows the focus.
    const around = [element, element.parentElement, element.closest('li')].filter((one) => one !== null)
    const isSeen = around
      .map((one) => getComputedStyle(one))
      .some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      )
    walked.push({ at: element.getAttribute('data-control'), isSeen, html: element.outerHTML.slice(0, 120) })
  })
}
