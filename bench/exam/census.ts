import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRequirements } from '../../shared/domain/requirement-reading/read.ts'

const fewest = 3

/** In how many texts of the folders each alternative of the grammars took part, rarest first; a text that lies in two folders counts once. What fewer than three use is marked. */
export function takeCensus(folders: readonly string[]): string {
  const texts = new Set(folders.flatMap(textsOf))
  if (texts.size === 0) throw new Error(`No text (*.md, *.txt) in ${folders.join(', ')}`)
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const name of readRequirements(text).used.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const rows = [...counts]
    .sort(([, one], [, other]) => one - other)
    .map(([name, count]) => `| ${name} | ${count} | ${count < fewest ? 'few' : ''} |`)
  const few = [...counts.values()].filter((count) => count < fewest).length
  const told = `${texts.size} texts, ${counts.size} alternatives that take part, ${few} of them in fewer than ${fewest}`
  return ['| alternative | texts | |', '|---|---|---|', ...rows, told].join('\n')
}

function textsOf(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /\.(?:md|txt)$/.test(name) && name !== 'README.md')
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}
