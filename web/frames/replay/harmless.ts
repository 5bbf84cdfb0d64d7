import type { RecordedEvent } from './messages.ts'

type Fields = Record<string, unknown>

/** Attributes whose address a browser would ask for, or go to, by itself or when somebody presses there. */
const addresses = new Set([
  'src',
  'srcset',
  'href',
  'xlink:href',
  'poster',
  'data',
  'background',
  'action',
  'formaction',
  'ping',
  'manifest',
  'imagesrcset',
  'rr_src',
  'rr_dataurl',
])
/** Elements that show something else than the page, or change how it is read. */
const outside = new Set(['script', 'base', 'iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe'])

const isWithin = (address: unknown): boolean =>
  typeof address === 'string' && (/^data:image\//i.test(address.trim()) || address.startsWith('#'))

/** A style without what it would fetch: backgrounds, fonts and other sheets from elsewhere. */
export const ownStyle = (css: string): string =>
  css
    .replaceAll(/@import\b[^;]*;?/gi, '')
    .replaceAll(
      /\b(?:url|src|image-set|-webkit-image-set|image|cross-fade)\((?!\s*["']?(?:data:|#))[^)]*(?:\)|$)/gi,
      'none',
    )

/**
 * Takes out of an event what would ask somebody for something: addresses of pictures, styles, frames and forms, wherever they stand. The policy of the frame would refuse it, too, with
 * an error in the console each time. Walks without calling itself, for pages are nested however deep. Changes the event.
 */
export function harmless(event: RecordedEvent): RecordedEvent {
  const data = event.data
  if (typeof data !== 'object' || data === null) return event
  const fields = data as Fields
  const waiting: unknown[] = [fields['node']]
  for (const list of [fields['adds'], fields['attributes']])
    if (Array.isArray(list)) for (const item of list as Fields[]) waiting.push(item?.['node'] ?? item)
  while (waiting.length > 0) {
    const node = waiting.pop() as Fields | null | undefined
    if (typeof node !== 'object' || node === null) continue
    clean(node)
    if (Array.isArray(node['childNodes'])) for (const child of node['childNodes']) waiting.push(child)
  }
  cleanRules(fields)
  return event
}

/** A sheet that came along is its own text; every other link leads elsewhere. */
const isOutside = (tag: string, attributes: Fields): boolean =>
  (tag === 'meta' && 'http-equiv' in attributes) || (tag === 'link' && !('_cssText' in attributes))

function clean(node: Fields): void {
  const tag = typeof node['tagName'] === 'string' ? node['tagName'].toLowerCase() : ''
  const attributes = (node['attributes'] ?? {}) as Fields
  if (outside.has(tag) || isOutside(tag, attributes)) {
    node['tagName'] = 'noscript'
    node['attributes'] = {}
    node['childNodes'] = []
    return
  }
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    const lower = name.toLowerCase()
    if (/^on|^autofocus$|^rr_media/.test(lower)) delete attributes[name]
    else if (addresses.has(lower)) {
      if (isWithin(value)) continue
      // What led elsewhere goes on looking like a link. A change of an attribute does not say of what.
      if (lower === 'href' && ['a', 'area', ''].includes(tag)) attributes[name] = '#'
      else delete attributes[name]
    } else if (lower === 'style' || lower === '_csstext') attributes[name] = styleOf(value)
  }
  if (node['isStyle'] === true && typeof node['textContent'] === 'string')
    node['textContent'] = ownStyle(node['textContent'])
}

/** In a mutation a style may come as its properties. */
function styleOf(value: unknown): unknown {
  if (typeof value === 'string') return ownStyle(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, its]) => [
      name,
      typeof its === 'string'
        ? ownStyle(its)
        : Array.isArray(its)
          ? its.map((one: unknown) => (typeof one === 'string' ? ownStyle(one) : one))
          : its,
    ]),
  )
}

/** Rules that scripts of the page had put into its sheets, and fonts that they had loaded. */
function cleanRules(fields: Fields): void {
  const sheets = Array.isArray(fields['styles']) ? (fields['styles'] as Fields[]) : []
  const lists = [fields['adds'], ...sheets.map((sheet) => sheet?.['rules'])]
  for (const list of lists)
    if (Array.isArray(list))
      for (const item of list as Fields[])
        if (typeof item?.['rule'] === 'string') item['rule'] = ownStyle(item['rule'])
  for (const name of ['replace', 'replaceSync'])
    if (typeof fields[name] === 'string') fields[name] = ownStyle(fields[name])
  const set = fields['set'] as Fields | undefined
  if (typeof set?.['value'] === 'string') set['value'] = ownStyle(set['value'])
  if (Array.isArray(fields['texts']))
    for (const text of fields['texts'] as Fields[])
      if (typeof text?.['value'] === 'string' && /url\(|@import/i.test(text['value']))
        text['value'] = ownStyle(text['value'])
  if (fields['fontSource'] !== undefined && !isWithin(fields['fontSource'])) fields['fontSource'] = "''"
}
