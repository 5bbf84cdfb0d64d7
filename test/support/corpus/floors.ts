import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foundIn, type TextRecall } from './recall.ts'

const file = fileURLToPath(new URL('../../shared/domain/corpus/floors.json', import.meta.url))

/** The most expected items that were ever found in each text of the corpus: no change may fall below it unsaid. */
export const readFloors = (): Record<string, number> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>

/** Keeps what is found now where it is more than before; what falls is lowered by hand, where everybody sees it. */
export function keepFloors(texts: readonly TextRecall[]): void {
  const before = readFloors()
  const rows = texts.map((text) => `  "${text.name}": ${Math.max(before[text.name] ?? 0, foundIn(text))}`)
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`)
}
