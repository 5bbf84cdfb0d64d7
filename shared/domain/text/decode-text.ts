import { decoderOf, encodingBeside, legacyEncoding } from './legacy-text.ts'
import { wideEncoding } from './wide-text.ts'

export { decoderOf }

const lost = '\ufffd'
const namedLines = 5

export interface Decoded {
  text: string
  warnings: string[]
}

/**
 * Text of unknown encoding: byte order mark first, then UTF-16 without one, then UTF-8, of which single bytes may be damaged, then what the text
 * itself declares if its words agree, then the likeliest legacy encoding, then windows-1252. What was damaged and what was declared wrongly is
 * told by a warning.
 */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded {
  const wide = wideMark(bytes) ?? wideEncoding(bytes)
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes)
    return { text, warnings: lostWarnings(text, text.split(lost).length - 1) }
  }
  const shifted = shiftedEncoding(bytes)
  if (shifted) return { text: new TextDecoder(shifted).decode(bytes), warnings: warned(declared, shifted) }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) return withoutZeros(text)
    return {
      text,
      warnings: declared === undefined || isMarked(bytes) || isAscii(text) ? [] : warned(declared, 'utf-8'),
    }
  } catch {
    return mendedText(bytes) ?? legacyText(bytes, declared)
  }
}

/** No text holds zero bytes: they are a sign of damage. */
function withoutZeros(text: string): Decoded {
  const shown = text.replaceAll('\0', lost)
  return { text: shown, warnings: lostWarnings(shown, text.split('\0').length - 1) }
}

function wideMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** ISO-2022-JP uses seven bits and escape sequences that switch the character set (RFC 1468); Japanese mail still uses it. */
function shiftedEncoding(bytes: Uint8Array): string | undefined {
  const escape = bytes.indexOf(0x1b)
  if (escape < 0) return undefined
  const sign = String.fromCharCode(...bytes.subarray(escape + 1, escape + 3))
  return ['$B', '$@', '(J', '(I'].includes(sign) ? 'iso-2022-jp' : undefined
}

/** A byte order mark takes precedence over a declared encoding (HTML, section 13.2.3.1). */
const isMarked = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

/** Decodes UTF-8 with a few damaged bytes. Other encodings rarely form valid multi-byte characters by chance. */
function mendedText(bytes: Uint8Array): Decoded | undefined {
  const text = new TextDecoder().decode(bytes)
  let whole = 0
  let bad = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) bad++
    else if (code > 127) whole++
  }
  if (!isMarked(bytes) && whole < bad) return undefined
  return { text, warnings: lostWarnings(text, bad) }
}

function lostWarnings(text: string, count: number): string[] {
  if (count === 0) return []
  const lines = text.split(/\r\n?|\n/).flatMap((line, at) => (line.includes(lost) ? [at + 1] : []))
  const first = lines.slice(0, namedLines).join(', ')
  const where = `${lines.length > 1 ? 'lines' : 'line'} ${first}${lines.length > namedLines ? ' and others' : ''}`
  return [
    count === 1
      ? `One character is damaged and could not be read (${where}). It is shown as "${lost}".`
      : `${count} characters are damaged and could not be read (${where}). Each is shown as "${lost}".`,
  ]
}

function legacyText(bytes: Uint8Array, declared: string | undefined): Decoded {
  const encoding = isDeclared(declared) ? encodingBeside(bytes, declared) : legacyEncoding(bytes)
  return {
    text: new TextDecoder(encoding).decode(bytes),
    warnings: isDeclared(declared)
      ? warned(declared, encoding)
      : [`The text is not UTF-8; it was read as ${encoding}. Check accents and symbols.`],
  }
}

const isDeclared = (name: string | undefined): name is string => decoderOf(name) !== undefined

function warned(declared: string | undefined, encoding: string): string[] {
  if (!isDeclared(declared) || decoderOf(declared)?.encoding === decoderOf(encoding)?.encoding) return []
  return [
    `The text says that it is ${declared}, but it is ${encoding} and was read as that. Check accents and symbols.`,
  ]
}

/** The encoding that an HTML file declares in its head (HTML, section 4.2.5.4; XHTML in its first line), or undefined. */
export function encodingOfPage(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).replaceAll(/<!--.*?-->/gs, '')
  return (
    /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(start)?.[1] ??
    /^\W{0,3}<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w:.-]{1,40})/.exec(start)?.[1]
  )
}
