import chardet from 'chardet'

export interface Decoded {
  text: string
  warnings: string[]
}

/**
 * Text of unknown encoding: byte order mark first, then strict UTF-8, then what the text itself declares, then the likeliest legacy encoding,
 * then windows-1252.
 */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded {
  const marked = byteOrderMark(bytes) ?? wideWithoutMark(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes), warnings: [] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] }
  } catch {
    const told = decoderOf(declared)
    if (told) return { text: told.decode(bytes), warnings: [] }
    const encoding = legacyEncoding(bytes)
    return {
      text: encoding.decode(bytes),
      warnings: [`The text is not UTF-8; it was read as ${encoding.encoding}. Check accents and symbols.`],
    }
  }
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without a mark: nearly every second byte of Latin text is zero. */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 8192)
  let even = 0
  let odd = 0
  sample.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even++
    else if (byte === 0) odd++
  })
  if (Math.max(even, odd) < sample.length * 0.3) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function legacyEncoding(bytes: Uint8Array): TextDecoder {
  const [best] = chardet.analyse(bytes.subarray(0, 65_536))
  const likely = best && best.confidence >= 20 ? best.name : undefined
  return decoderOf(likely) ?? new TextDecoder('windows-1252')
}

/** Undefined for an encoding that nobody knows. */
export function decoderOf(name: string | undefined): TextDecoder | undefined {
  try {
    return name === undefined ? undefined : new TextDecoder(name)
  } catch {
    return undefined
  }
}

/** What an HTML file says in its head about its encoding (HTML, section 4.2.5.4); undefined where it says nothing. */
export function encodingOfPage(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(start)?.[1]
}
