import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@cloudflare/puppeteer'

let source: Promise<string> | undefined
const axe = () => (source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))

interface Axe {
  run: (
    where: Document,
    options: object,
  ) => Promise<{
    violations: { id: string; help: string; nodes: { html: string; any: { message: string }[] }[] }[]
  }>
}

/** What the rules of WCAG 2.2 AA find on the page as it is now, a line each; empty where nothing is. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(await axe())
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help} (${any[0]?.message ?? ''}) ${html.slice(0, 160)}`),
    )
  })
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
  const waiting = await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
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
  })
  const reached = new Set<string>()
  const unseen: string[] = []
  for (let turn = 0; turn < 2 * waiting.length + 20 && reached.size < waiting.length; turn++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element)
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return {
        at: element.getAttribute('data-control'),
        isSeen: isSeen || borderColor === '',
        html: element.outerHTML.slice(0, 120),
      }
    })
    if (focused?.at) reached.add(focused.at)
    if (focused && !focused.isSeen) unseen.push(`focus is not seen on ${focused.html}`)
  }
  return [
    ...waiting.filter((_, at) => !reached.has(String(at))).map((html) => `Tab never comes to ${html}`),
    ...unseen,
  ]
}
