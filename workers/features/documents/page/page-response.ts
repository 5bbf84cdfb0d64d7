import type { Quoted } from '../../../../shared/domain/answering/index.ts'
import { highlightQuoteSource } from './highlight-quote.generated.ts'

/**
 * The page is of an origin of its own, which has no cookies and reaches nothing of ours. Only the one script that bears the nonce runs, and nothing is
 * asked for: pictures are those in the page.
 */
const policyOf = (nonce: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The answer that shows a page whose content was made harmless, and marks a quote in it. */
export function pageResponse(tamed: string, quoted: Quoted | undefined): Response {
  const nonce = crypto.randomUUID()
  // Before everything of the page: what that leaves open at its end would swallow the script.
  const head = `<!doctype html><meta charset="utf-8">${quoted ? scriptOf(quoted, nonce) : ''}`
  return new Response(`${head}\n${tamed}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(nonce),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Inside of a script, a text may not end it. */
const scriptOf = (quoted: Quoted, nonce: string) =>
  `<script nonce="${nonce}">(${highlightQuoteSource})(${JSON.stringify(quoted).replaceAll('<', '\\u003c')})</script>`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A page that shows a plain text. */
export const pageOfText = (text: string): string =>
  `<pre style="white-space: pre-wrap">\n${text.replaceAll(/[&<>]/g, (mark) => escapes[mark] ?? '')}</pre>`
