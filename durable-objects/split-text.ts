/** Cuts a text into parts of at most `size` UTF-16 units, never inside a surrogate pair, which UTF-8 could not keep. An empty text is one empty part. */
export function splitText(text: string, size: number): string[] {
  if (text.length <= size) return [text]
  const parts: string[] = []
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + size, text.length)
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1
    parts.push(text.slice(start, end))
    start = end
  }
  return parts
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
