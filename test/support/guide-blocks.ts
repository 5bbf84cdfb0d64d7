import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/toolchain.mjs'

export interface Block {
  language: string
  /** What stands behind the language: a file's name, or that tests do not run it. */
  words: string
  text: string
}

/** The blocks of code of a guide, as they stand in its Markdown. */
export async function blocksOf(guide: string): Promise<Block[]> {
  const markdown = await readFile(join(root, `web/guides/${guide}.md`), 'utf8')
  return [...markdown.matchAll(/^```(\w*) ?(.*)\n([^]*?)^```$/gm)].map(
    ([, language = '', words = '', text = '']) => ({ language, words, text }),
  )
}
