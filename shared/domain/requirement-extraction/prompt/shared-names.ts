import type { Sentence } from '../../requirement-reading/sentence.ts'

const most = 80
const quoted = /"([^"]{1,40})"|“([^”]{1,40})”/g

/**
 * What a document calls its fields and buttons, as far as that can be told without understanding it: quoted names, and what stands in
 * the headers and first cells of tables. A part of a document may name them without declaring them.
 */
export function sharedNames(sentences: readonly Sentence[]): string[] {
  const names = new Map<string, string>()
  const add = (name: string) => {
    const plain = name.trim()
    if (plain !== '' && plain.length <= 40 && names.size < most && !/[.!?<>{}]|^\W*\d/.test(plain))
      names.set(plain.toLowerCase(), names.get(plain.toLowerCase()) ?? plain)
  }
  for (const { is, cells, text } of sentences) {
    if (is === 'header') for (const cell of cells ?? []) add(cell.text)
    if (is === 'row') add(cells?.[0]?.text ?? '')
    for (const [, a, b] of text.matchAll(quoted)) add(a ?? b ?? '')
  }
  return [...names.values()]
}
