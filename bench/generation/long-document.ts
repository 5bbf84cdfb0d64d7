import { readFileSync } from 'node:fs'

const twoPages = readFileSync(new URL('requirements.txt', import.meta.url), 'utf8')

/** Requirements of `2 × times` pages: the two pages again and again, each time under a heading of its own. */
export function longDocument(times: number): string {
  return Array.from({ length: times }, (_, part) => `# Part ${part + 1}\n\n${twoPages}`).join('\n\n')
}
