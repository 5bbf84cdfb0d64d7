import { ownStyle, styleOf, textOf } from './own-style.ts'

export type Fields = Record<string, unknown>

/** Attributes whose address a browser would ask for, or go to, by itself or when somebody presses there. */
const addresses = new Set(
  `href xlink:href xml:base poster data background action formaction ping manifest codebase classid archive
  imagesrcset attributionsrc lowsrc dynsrc rr_dataurl`.split(/\s+/),
)
const isAddress = (name: string): boolean => addresses.has(name) || /^(?:rr_)?src/.test(name)
/** Those that hold one picture, which may come along with the page. Of a list of pictures each may be from elsewhere. */
const ofPictures = new Set(['src', 'href', 'xlink:href', 'poster', 'background', 'rr_dataurl'])
/** What runs, moves the focus, plays, or says how the answer of a server is to be read. */
const running = /^(?:on.*|autofocus|rr_media.*|http-equiv)$/
/** Attributes that are styles: of drawings, and what an animation makes of them. */
const painted = /^(?:fill|stroke|filter|mask|clip-path|cursor|marker(?:-start|-mid|-end)?|from|to|by|values)$/

const isWithin = (address: unknown): boolean =>
  typeof address === 'string' && (/^data:image\//i.test(address.trim()) || address.startsWith('#'))

/** An animation may set any attribute of a drawing. */
const isAnimated = (name: string): boolean => isAddress(name) || running.test(name) || name === 'style'

/** Takes out of attributes what asks somebody for something, leads somewhere or runs. `tag` is empty where it is not known, as in a change of them. */
export function cleanAttributes(attributes: Fields, tag: string): void {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    const lower = name.toLowerCase()
    const isLed = lower === 'attributename' && isAnimated(textOf(value).trim().toLowerCase())
    if (isLed || running.test(lower)) delete attributes[name]
    else if (isAddress(lower)) {
      if (ofPictures.has(lower) && isWithin(value)) continue
      // What led elsewhere goes on looking like a link. A change of an attribute does not say of what.
      if (lower === 'href' && ['a', 'area', ''].includes(tag)) attributes[name] = '#'
      else delete attributes[name]
    } else if (lower === 'style' || lower === '_csstext') attributes[name] = styleOf(value)
    else if (painted.test(lower) && typeof value === 'string') attributes[name] = ownStyle(value)
  }
}

export const hasAttribute = (attributes: Fields, wanted: string): boolean =>
  Object.keys(attributes).some((name) => name.toLowerCase() === wanted)
