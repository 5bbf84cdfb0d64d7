import chardet from 'chardet'

const analysed = 65_536
/** Of a hundred. */
const confidence = { likely: 20, surely: 45 }
/** Latin words have fewer letters with marks than without, also in Vietnamese. */
const mostMarked = 0.5
const mostMixed = 0.05

/** Undefined for an unknown encoding. */
export function decoderOf(name: string | undefined, fatal = false): TextDecoder | undefined {
  try {
    return name === undefined ? undefined : new TextDecoder(name, { fatal })
  } catch {
    return undefined
  }
}

/** The likeliest encoding of a text that is not UTF-8; windows-1252 if no encoding is likely. */
export const legacyEncoding = (bytes: Uint8Array): string => likeliest(bytes)?.name ?? 'windows-1252'

/**
 * In what a text is to be read that says its encoding itself: in that one, unless its bytes or its words speak against it and another is likelier, or
 * another is far likelier.
 */
export function encodingBeside(bytes: Uint8Array, declared: string): string {
  const stated = decoderOf(declared)?.encoding
  if (stated === undefined || stated === 'utf-8' || stated.startsWith('utf-16')) return legacyEncoding(bytes)
  const best = likeliest(bytes)
  const text = decoded(bytes, stated)
  if (!best || decoded(bytes, best.name) === text) return stated
  if (text === undefined || !isPlausible(text)) return best.name
  const own = chardet
    .analyse(bytes.subarray(0, analysed))
    .find(({ name }) => decoded(bytes, name) === text)?.confidence
  return best.confidence >= confidence.surely && best.confidence >= 2 * (own ?? 0) ? best.name : stated
}

/** The likeliest encoding that all bytes fit. */
function likeliest(bytes: Uint8Array): { name: string; confidence: number } | undefined {
  for (const candidate of chardet.analyse(bytes.subarray(0, analysed))) {
    if (candidate.confidence < confidence.likely) return undefined
    const name = decoderOf(candidate.name)?.encoding
    if (name !== undefined && name !== 'utf-8' && decoded(bytes, name) !== undefined)
      return { name, confidence: candidate.confidence }
  }
  return undefined
}

function decoded(bytes: Uint8Array, name: string): string | undefined {
  try {
    return decoderOf(name, true)?.decode(bytes.subarray(0, analysed), { stream: true })
  } catch {
    return undefined
  }
}

/** Read in a wrong encoding, words mix scripts ("cafй"), consist of letters with marks ("Ïîëå") or hold control characters. */
function isPlausible(text: string): boolean {
  if (/[\u0080-\u009f]/.test(text)) return false
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^a-z]/i.test(word))
  const mixed = words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /(?!\p{Script=Latin})\p{L}/u.test(word),
  )
  if (mixed.length > words.length * mostMixed) return false
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  const marked = latin.filter((letter) => letter > '~')
  return marked.length <= latin.length * mostMarked
}
