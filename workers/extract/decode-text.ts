import chardet from 'chardet'

export interface Decoded {
  text: string
  warnings: string[]
}

/** Text of unknown encoding: byte order mark first, then strict UTF-8, then the likeliest legacy encoding, then windows-1252. */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = byteOrderMark(bytes) ?? wideWithoutMark(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes), warnings: [] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] }
  } catch {
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
  try {
    return new TextDecoder(best && best.confidence >= 20 ? best.name : 'windows-1252')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
