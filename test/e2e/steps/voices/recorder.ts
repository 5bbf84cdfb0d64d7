import type { Page } from '@cloudflare/puppeteer'

const log = 'acted on'

/**
 * Runs in every page of the site before its own scripts: notes which element each press, input, key and drop really reached, by a key that no sentence
 * can name. The log is in the storage that tabs and frames of one origin share, so it outlives pages.
 */
function record(name: string): void {
  const controls = 'button, a, input, select, textarea, summary, [draggable], [onclick], [role=option], li'
  const key = (event: Event): string => {
    const path = event.composedPath().filter((at): at is Element => at instanceof Element)
    const marked = path.find((at) => at instanceof HTMLElement && at.dataset['t'] !== undefined)
    if (marked instanceof HTMLElement) return marked.dataset['t'] ?? ''
    const label = path.find((at) => at instanceof HTMLLabelElement)
    const meant = label instanceof HTMLLabelElement ? label.control : undefined
    const place = event.type === 'drop' ? path.find((at) => at.matches('[ondrop], #zone')) : undefined
    const at = meant ?? place ?? path.find((one) => one.matches(controls)) ?? path[0]
    if (!at || at === document.body || at === document.documentElement) return ''
    if (at instanceof HTMLElement && at.dataset['t'] !== undefined) return at.dataset['t']
    const root = at.getRootNode() as Document | ShadowRoot
    const tag = at.localName
    return at.id === '' ? `${tag}[${[...root.querySelectorAll(tag)].indexOf(at) + 1}]` : `#${at.id}`
  }
  const note = (event: Event): void => {
    const at = key(event)
    if (at === '') return
    const all = JSON.parse(localStorage.getItem(name) ?? '[]') as string[]
    localStorage.setItem(name, JSON.stringify([...all, at]))
  }
  for (const kind of ['pointerdown', 'keydown', 'input', 'drop']) window.addEventListener(kind, note, true)
}

/** Puts the recorder in front of the scripts of a page. */
export function recorded(html: string): string {
  return html.replace('<head>', () => `<head><script>(${record.toString()})(${JSON.stringify(log)})</script>`)
}

/** The elements that were acted on since it was last asked, each once, in order. */
export async function actedOn(page: Page): Promise<string[]> {
  const read = `(() => { const all = localStorage.getItem(${JSON.stringify(log)}) ?? '[]'; localStorage.removeItem(${JSON.stringify(log)}); return all })()`
  const all = await page.evaluate(read).catch(() => '[]')
  return [...new Set(JSON.parse(String(all)) as string[])]
}
