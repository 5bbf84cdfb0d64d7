import type { Clause } from './clause.ts'
import { words, type Input, type Match } from './parser.ts'

const saying = words('the message be', 'the message being', 'message', 'the message', 'the error message', 'the error message be', 'error message', 'with the message', 'the hint', 'the text', 'then') // prettier-ignore

/** "… must have 8 digits ("X")", "… at most 250 MB → "X"", "…, the message being "X"": what answers a limit that was just told. */
export function messageTail(input: Input, at: number, said: readonly Clause[]): Match<Clause[]> | undefined {
  const last = said.at(-1)
  const opening = words(':', '→', '->', '=>', '(', ',', '–', '—', '-')(input, at)
  if (last?.kind !== 'constraint' || !opening) return undefined
  const lead = saying(input, opening.end)
  const from = lead ? (words(':')(input, lead.end)?.end ?? lead.end) : opening.end
  const quoted = input.tokens[from]
  if (quoted?.kind !== 'quoted' || quoted.text === quoted.value || (opening.value === ',' && !lead))
    return undefined
  const isClosed = input.tokens[from + 1]?.text === ')'
  const end = from + (isClosed ? 2 : 1)
  const next = input.tokens[end]
  if (next && !/^(?:,|and|but|\))$/.test(next.text)) return undefined
  input.used.add('limit: its message')
  return { value: [{ kind: 'rule', when: [], then: [{ kind: 'shows', text: [quoted.value], as: 'message' }], otherwise: true }], end } // prettier-ignore
}
