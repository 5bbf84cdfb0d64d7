import type { Quoted } from '../../../../shared/domain/answering/index.ts'
import { findQuote } from './highlight/find-quote.ts'
import { markSpan } from './highlight/mark-span.ts'
import { say } from './highlight/say.ts'
import { textOfPage } from './highlight/text-of-page.ts'

/** Marks a quote in the page that it runs in, as soon as that is there, and brings it into view. */
export function main(quoted: Quoted): void {
  const begin = () => {
    const page = textOfPage(document.body)
    const found = findQuote(quoted, page.text)
    if (!found) return say('Not found: the cited words do not stand on this page any more.')
    markSpan(page.parts, found)
    if (found.isChanged)
      say('Source changed: the cited words are not there to the letter; the nearest are marked.')
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true })
  else begin()
}
