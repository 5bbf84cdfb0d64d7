import { buildNodeWithSN, createCache, createMirror } from 'rrweb-snapshot'
import { cleanPage } from '../../../parts/recorded/harmless.ts'

/** A node as rrweb writes it, which may say anything: it comes from whoever sent the recording. */
interface Recorded {
  type?: unknown
  tagName?: unknown
  childNodes?: unknown[]
  [field: string]: unknown
}

const elementType = 2
const isRecord = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Builds the page of a whole snapshot in a document of a frame that runs no scripts. Returns its root; null where the snapshot is none. */
export function rebuildPage(snapshot: unknown, doc: Document): HTMLElement | null {
  const children = isRecord(snapshot) && Array.isArray(snapshot.childNodes) ? snapshot.childNodes : []
  const html = children
    .filter(isRecord)
    .find(({ type, tagName }) => type === elementType && tagName === 'html')
  if (!html) return null
  cleanPage(html)
  const built = buildNodeWithSN(html as unknown as Parameters<typeof buildNodeWithSN>[0], {
    doc,
    mirror: createMirror(),
    hackCss: false,
    cache: createCache(),
  })
  if (built?.nodeName !== 'HTML') return null
  doc.replaceChild(built, doc.firstElementChild as Element)
  // Where no scripts run, what a page says to those without any would be shown, and empty places would part their neighbours.
  const sheet = doc.createElement('style')
  sheet.textContent = 'noscript { display: none !important }'
  built.appendChild(sheet)
  return built as HTMLElement
}
