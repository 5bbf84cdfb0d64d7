import { type Fields, cleanAttributes, hasAttribute } from './attributes.ts'
import { ownStyle, textOf } from './own-style.ts'

/** Elements that show something else than the page, or change how it is read. */
const outside = new Set([
  'script',
  'base',
  'iframe',
  'frame',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/**
 * Takes out of a page that was recorded, or of a part of it, what would ask somebody for something, run or lead elsewhere: addresses of pictures, styles, frames and forms, wherever they
 * stand. The policies of the frames would refuse it, too, with an error in the console each time. An element that goes leaves an empty one, so that all others are still counted as before.
 * Walks without calling itself, for pages are nested however deep. Changes what it is given.
 */
export function cleanPage(root: unknown): void {
  const waiting = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!isFields(node)) continue
    cleanNode(node)
    for (const child of fieldsIn(node['childNodes'])) waiting.push(child)
  }
}

/** The same for an event of a recording, of whatever kind. */
export function harmless<E extends { data?: unknown }>(event: E): E {
  const { data } = event
  if (!isFields(data)) return event
  cleanPage(data['node'])
  for (const { node } of fieldsIn(data['adds'])) cleanPage(node)
  for (const change of fieldsIn(data['attributes'])) cleanNode(change)
  cleanRules(data)
  return event
}

/** A drawing may name its elements with the name of its space in front. */
const tagOf = ({ tagName }: Fields): string =>
  typeof tagName === 'string' ? tagName.slice(tagName.lastIndexOf(':') + 1).toLowerCase() : ''

/** A sheet that came along is its own text; every other link leads elsewhere. */
const isOutside = (tag: string, attributes: Fields): boolean =>
  outside.has(tag) ||
  (tag === 'meta' && hasAttribute(attributes, 'http-equiv')) ||
  (tag === 'link' && !attributes['_cssText'])

function cleanNode(node: Fields): void {
  const tag = tagOf(node)
  const attributes = isFields(node['attributes']) ? node['attributes'] : {}
  if (isOutside(tag, attributes)) {
    node['tagName'] = 'noscript'
    node['attributes'] = {}
    node['childNodes'] = []
    return
  }
  if ('attributes' in node || tag) node['attributes'] = attributes
  cleanAttributes(attributes, tag)
  if (tag === 'style' || tag === 'link') cleanSheet(fieldsIn(node['childNodes']))
  if (node['isStyle'] === true) node['textContent'] = ownStyle(textOf(node['textContent']))
}

/** The texts of a sheet are read as one. */
function cleanSheet(texts: Fields[]): void {
  const whole = texts.map(({ textContent = '' }) => textOf(textContent)).join('')
  const own = ownStyle(whole)
  if (own !== whole) for (const [place, text] of texts.entries()) text['textContent'] = place === 0 ? own : ''
}

/** Rules that scripts of the page had put into its sheets, texts that may be those of sheets, and fonts that they had loaded. */
function cleanRules(data: Fields): void {
  const sheets = fieldsIn(data['styles'])
  for (const list of [data['adds'], ...sheets.map(({ rules }) => rules)])
    for (const item of fieldsIn(list)) cleanText(item, 'rule')
  cleanText(data, 'replace')
  cleanText(data, 'replaceSync')
  if (isFields(data['set'])) cleanText(data['set'], 'value')
  for (const text of fieldsIn(data['texts'])) cleanText(text, 'value')
  cleanText(data, 'fontSource')
}

function cleanText(fields: Fields, name: string): void {
  const value = fields[name]
  if (value !== undefined && value !== null) fields[name] = ownStyle(textOf(value))
}
