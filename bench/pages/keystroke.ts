import type { Page } from '@cloudflare/puppeteer'

const keys = 60

/** Types into the title of a case of 200, and tells for each key how long the page worked until it was laid out anew, in milliseconds. */
async function typed(count: number): Promise<number[]> {
  const field = document.querySelectorAll('textarea')[100]
  if (!field) throw new Error('No field')
  const took: number[] = []
  for (let key = 0; key < count; key++) {
    const begun = performance.now()
    field.value += 'x'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // What is drawn anew is drawn in a microtask.
    await new Promise<void>((resolve) => void Promise.resolve().then(() => queueMicrotask(resolve)))
    void document.body.offsetHeight
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return took
}

/** How long the page of a large session works at a key, in milliseconds: what 19 of 20 keys stay below. */
export async function keystroke(page: Page): Promise<number> {
  const took = (await page.evaluate(typed, keys)).toSorted((a, b) => a - b)
  return took[Math.floor(took.length * 0.95)] ?? 0
}
