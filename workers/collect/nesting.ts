const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])
/** Pages are nested hundreds deep, and each of their elements is an object in a list. */
const deepest = 2000

/** Whether JSON, as bytes, is nested deeper than any page is: whoever writes or walks it by calling itself would run out of stack. */
export function nestsTooDeeply(bytes: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (opening.has(byte)) {
      if (++depth > deepest) return true
    } else if (closing.has(byte)) depth--
  }
  return false
}
