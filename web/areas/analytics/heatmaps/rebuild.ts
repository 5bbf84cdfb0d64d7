import { buildNodeWithSN, createCache, createMirror } from 'rrweb-snapshot'

/** A node as rrweb writes it, which may say anything: it comes from whoever sent the recording. */
interface Recorded {
  type?: unknown
  tagName?: unknown
  attributes?: Record<string, unknown>
  childNodes?: unknown[]
  [field: string]: unknown
}

const elementType = 2
const leftOut = new Set(['script', 'base', 'meta', 'object', 'embed', 'applet', 'portal', 'audio', 'video'])
const loading = /^(?:(?:rr_)?src.*|poster|href|xlink:href|action|formaction|ping|data|background|autofocus)$/i

const isRecord = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes out what runs, loads or leads anywhere. The frame's policy and sandbox forbid all of it as well. */
function harmless(root: Recorded): void {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const attributes = isRecord(node.attributes) ? node.attributes : {}
    for (const name of Object.keys(attributes)) {
      const value = attributes[name]
      const isData = typeof value === 'string' && value.startsWith('data:image/')
      if (/^on/i.test(name) || (loading.test(name) && !isData)) delete attributes[name]
    }
    const children = Array.isArray(node.childNodes) ? node.childNodes.filter(isRecord) : []
    node.childNodes = children.filter((child) => isKept(child))
    for (const child of node.childNodes) waiting.push(child as Recorded)
  }
}

function isKept({ tagName, attributes }: Recorded): boolean {
  const name = String(tagName).toLowerCase()
  // Of a style sheet that was taken in the text is there; any other link asks somebody for something.
  return name === 'link' ? isRecord(attributes) && '_cssText' in attributes : !leftOut.has(name)
}

/** Builds the page of a whole snapshot in a document of a frame that runs no scripts. Returns its root; null where the snapshot is none. */
export function rebuildPage(snapshot: unknown, doc: Document): HTMLElement | null {
  const children = isRecord(snapshot) && Array.isArray(snapshot.childNodes) ? snapshot.childNodes : []
  const html = children
    .filter(isRecord)
    .find(({ type, tagName }) => type === elementType && tagName === 'html')
  if (!html) return null
  harmless(html)
  const built = buildNodeWithSN(html as unknown as Parameters<typeof buildNodeWithSN>[0], {
    doc,
    mirror: createMirror(),
    hackCss: false,
    cache: createCache(),
  })
  if (built?.nodeName !== 'HTML') return null
  doc.replaceChild(built, doc.firstElementChild as Element)
  return built as HTMLElement
}
