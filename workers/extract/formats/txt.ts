import { decodeText } from '../decode-text.ts'
import type { Reading } from '../types.ts'

/** Plain text in any common encoding. */
export function readTxt(bytes: Uint8Array): Reading {
  return decodeText(bytes)
}
