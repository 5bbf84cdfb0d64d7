import type { Recorded } from './recorded.ts'

type Fields = Record<string, unknown>

/** Attributes that say what a visitor chose, and in which a page has texts for people. */
const chosen = ['checked', 'selected', 'rr_checked']
const texts = ['alt', 'title', 'placeholder', 'label', 'content', 'summary', 'download']
/** Labels and states for people or scripts, and the whole page that a frame may have as its text. */
const textual = /^(?:aria-|data-|srcd)/

/** Where an address may hold what somebody typed or what nobody else may have. */
const addresses = ['href', 'action', 'formaction']

/** An address without what stands behind its path; of one that is none of a page, such as mailto:, nothing. */
export const withoutWords = (address: string): string =>
  /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(address) ? '' : address.replace(/[?#].*$/s, '')

/** A mask that tells no length. */
export const masked = (text: string): string => (text ? '*****' : text)

/**
 * Takes out of an event what of the page's address is not told, what was chosen and, where all texts are hidden, what attributes say to people: rrweb masks what is typed and what stands in elements. Walks without calling
 * itself, for pages are nested deep.
 */
export function hide(
  event: Recorded,
  { isStrict, told }: { isStrict: boolean; told: (address: string) => string },
): void {
  const data = event.data as Fields
  if (data['isChecked'] !== undefined) data['isChecked'] = false
  if (typeof data['href'] === 'string') data['href'] = told(data['href'])
  const waiting: unknown[] = [data['node']]
  for (const list of [data['adds'], data['attributes']])
    if (Array.isArray(list)) for (const item of list as Fields[]) waiting.push(item['node'] ?? item)
  while (waiting.length > 0) {
    const node = waiting.pop() as Fields | undefined
    if (!node) continue
    hideAttributes((node['attributes'] ?? {}) as Fields, isStrict)
    for (const child of (node['childNodes'] ?? []) as unknown[]) waiting.push(child)
  }
}

function hideAttributes(attributes: Fields, isStrict: boolean): void {
  for (const name of chosen) if (name in attributes) delete attributes[name]
  if (!isStrict) return
  for (const name of Object.keys(attributes))
    if (texts.includes(name) || textual.test(name)) delete attributes[name]
    else if (name === 'value') attributes[name] = '*****'
    else if (addresses.includes(name)) attributes[name] = withoutWords(String(attributes[name]))
}
