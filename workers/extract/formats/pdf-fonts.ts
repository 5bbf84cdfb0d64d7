import { Buffer } from 'node:buffer'

const rangesBegin = /begin(?:bf|cid|notdef)range/
const rangesEnd = /end(?:bf|cid|notdef)range/
/** From a code to a code, and what they become: a text, a number or a list of texts, which hold no ranges themselves. */
const range = /<([\dA-Fa-f]{1,8})>\s{0,20}<([\dA-Fa-f]{1,8})>\s{0,20}(?:<[^>]*>|\[[^\]]*|\d)/g

/**
 * How many codes the ranges of a character map name (CMap; ISO 32000-1, section 9.10.3): an engine makes an entry for each. Single codes cost their bytes. Zero for
 * streams that are no maps.
 */
export function codesIn(data: Uint8Array): number {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (file.indexOf('range') < 0) return 0
  const [, ...sections] = file.toString('latin1').split(rangesBegin)
  let codes = 0
  for (const section of sections) {
    const [ranges = ''] = section.split(rangesEnd, 1)
    // An end within a comment or a text is none to the engine, so there all is taken for ranges.
    const counted = /[%(]/.test(ranges) ? section : ranges
    for (const [, from = '', to = ''] of counted.matchAll(range))
      codes += Math.max(0, Number.parseInt(to, 16) - Number.parseInt(from, 16)) + 1
  }
  return codes
}

/** How many widths a font gives by ranges, "from to width" (ISO 32000-1, section 9.7.4.3). */
export function widthsIn(text: string): number {
  let widths = 0
  for (const [, list = ''] of text.matchAll(/\/W2?\s*\[([^[\]]*)/g)) {
    const numbers = list.trim().split(/\s+/).map(Number)
    for (let at = 0; at + 2 < numbers.length; at += 3)
      widths += Math.max(0, (numbers[at + 1] ?? 0) - (numbers[at] ?? 0)) || 0
  }
  return widths
}

const mostNamed = 5

/** Character maps that composite fonts name and that neither the file nor the engine holds: Chinese, Japanese and Korean ones of printers. */
export function unreadMaps(parts: ReadonlyMap<number, { text: string }>): string[] {
  const names = new Set<string>()
  for (const { text } of parts.values()) {
    if (!text.includes('/Type0') || text.includes('/ToUnicode')) continue
    for (const [, name = ''] of text.matchAll(/\/Encoding\s*\/([\w-]*-[HV]|[HV])\b/g))
      if (!name.startsWith('Identity') && names.size < mostNamed) names.add(name)
  }
  return [...names]
}
