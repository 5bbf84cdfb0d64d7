import { decodeText } from '../../../shared/domain/text/decode-text.ts'
import type { Reading } from '../types.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { paragraphBlocks } from './paragraph-blocks.ts'

/** Plain text in any common encoding; blank lines part its paragraphs. */
export function readTxt(bytes: Uint8Array): Reading {
  const { text, warnings } = decodeText(bytes)
  return { text: apart(text.split(/\r\n?|\n/)), warnings, blocks: paragraphBlocks }
}

/** Markdown stays as it is; its marks say what each part is. */
export function readMd(bytes: Uint8Array): Reading {
  return { ...decodeText(bytes), blocks: markdownBlocks }
}

/** Nobody wraps lines at more characters. */
const widestWrapped = 120
const item = /^(?:\s*[•‣◦▪■●○–*-]|\s+\d{1,3}[.)])\s/

/** Lines as a text. Word processors write each paragraph as one line, with no blank line between: those are set apart, but items of a list stay together. */
function apart(lines: readonly string[]): string {
  const blank = lines.filter((line) => line.trim() === '').length
  const [long, all] = [lines.filter(({ length }) => length > widestWrapped), lines].map(charactersOf)
  if (blank * 8 >= lines.length || (long ?? 0) * 4 < (all ?? 0)) return lines.join('\n')
  return lines
    .map((line, at) => (item.test(line) && item.test(lines[at + 1] ?? '') ? `${line}\n` : `${line}\n\n`))
    .join('')
}

const charactersOf = (lines: readonly string[]) => lines.reduce((sum, { length }) => sum + length, 0)
