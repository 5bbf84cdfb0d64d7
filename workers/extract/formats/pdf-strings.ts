import { Buffer } from 'node:buffer'

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The bytes of a string that begins a text, in parentheses or as hexadecimal digits (ISO 32000-1, section 7.3.4); none for anything else. */
export function stringBytes(written: string): Uint8Array {
  if (written.startsWith('(')) return literal(written)
  if (!written.startsWith('<') || written.startsWith('<<')) return new Uint8Array()
  const digits = written.slice(1, Math.max(1, written.indexOf('>'))).replaceAll(/\s/g, '')
  return new Uint8Array(Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex'))
}

function literal(written: string): Uint8Array {
  const bytes: number[] = []
  let depth = 0
  for (const [part, octal, sign] of written.matchAll(/\\([0-7]{1,3})|\\([\s\S])|[\s\S]/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 255)
    else if (sign !== undefined) {
      if (sign !== '\n' && sign !== '\r') bytes.push(escapes[sign] ?? sign.charCodeAt(0))
    } else {
      if (part === '(' && depth++ === 0) continue
      if (part === ')' && --depth === 0) break
      bytes.push(part.charCodeAt(0))
    }
  }
  return Uint8Array.from(bytes)
}
