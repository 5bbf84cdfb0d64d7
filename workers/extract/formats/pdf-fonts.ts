import { Buffer } from 'node:buffer'

/** How many codes a character map names: an engine makes an entry for each. Zero for streams that are none. */
export function codesIn(data: Uint8Array): number {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (file.indexOf('begincmap') < 0 && file.indexOf('range') < 0) return 0
  const text = file.toString('latin1')
  let codes = 0
  for (const [, from = '', to = ''] of text.matchAll(
    /<([\dA-Fa-f]{1,8})>\s{0,20}<([\dA-Fa-f]{1,8})>\s{0,20}[<[\d]/g,
  ))
    codes += Math.max(0, Number.parseInt(to, 16) - Number.parseInt(from, 16)) + 1
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
