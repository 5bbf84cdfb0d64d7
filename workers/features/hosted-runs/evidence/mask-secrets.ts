import type { CDPSession } from '@cloudflare/puppeteer'
import { maskSecretsSource } from './mask-secrets.generated.ts'

/** A JavaScript world of our own: page scripts share the document with it, but none of its values. */
const worldName = 'tracewright'

/** Paints secrets that were typed into a field as dots, so that they are in no screenshot and no video. What a page shows elsewhere stays as it is. */
export async function maskSecrets(session: CDPSession, values: readonly string[]): Promise<void> {
  if (values.length === 0) return
  const source = `(${maskSecretsSource})(${JSON.stringify(values)})`
  // Both are sent at once: a document that has not begun answers only after it has.
  await Promise.all([
    session.send('Page.enable'),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName, runImmediately: true }),
  ])
}
