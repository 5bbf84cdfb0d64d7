import { pictureSize } from '../pictures/picture-size.ts'
import type { Reading } from '../types.ts'

/** A picture is one page that has to be read by text recognition; its header is looked at, so that none is handed on that is too large. */
export function readImage(bytes: Uint8Array): Reading {
  pictureSize(bytes)
  return { text: '', blocks: [], pages: 1, scans: [1], warnings: [] }
}
