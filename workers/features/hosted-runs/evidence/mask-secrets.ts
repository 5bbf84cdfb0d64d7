import type { CDPSession } from '@cloudflare/puppeteer'

/** A JavaScript world of our own: page scripts share the document with it, but none of its values. */
const worldName = 'tracewright'

/** Paints secrets that were typed into a field as dots, so that they are in no screenshot and no video. What a page shows elsewhere stays as it is. */
export async function maskSecrets(session: CDPSession, values: readonly string[]): Promise<void> {
  if (values.length === 0) return
  const source = `(${maskInPage.toString()})(${JSON.stringify(values)})`
  // Both are sent at once: a document that has not begun answers only after it has.
  await Promise.all([
    session.send('Page.enable'),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName, runImmediately: true }),
  ])
}

// The listener comes before the paint that would show the new value. No inner function may have a name: the bundler would add a helper.
function maskInPage(values: string[]): void {
  for (const type of ['input', 'change', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        const [field] = event.composedPath()
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
        const secret = values.some((value) => field.value.includes(value))
        if (secret) field.style.setProperty('-webkit-text-security', 'disc', 'important')
        else field.style.removeProperty('-webkit-text-security')
      },
      true,
    )
  }
}
