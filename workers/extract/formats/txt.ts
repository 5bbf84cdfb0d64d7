import { decodeText } from '../../../shared/domain/decode-text.ts'
import type { Reading } from '../types.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { paragraphBlocks } from './paragraph-blocks.ts'

/** Plain text in any common encoding; blank lines part its paragraphs. */
export function readTxt(bytes: Uint8Array): Reading {
  return { ...decodeText(bytes), blocks: paragraphBlocks }
}

/** Markdown stays as it is; its marks say what each part is. */
export function readMd(bytes: Uint8Array): Reading {
  return { ...decodeText(bytes), blocks: markdownBlocks }
}
