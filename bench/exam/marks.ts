import { readFileSync } from 'node:fs'
import { createTaggerOfFiles } from '../../scripts/marks/tagger-of-files.mjs'
import { BrokenMarks, readMarks } from '../../shared/domain/marking/inline.ts'
import type { Marks, Span } from '../../shared/domain/marking/tags.ts'
import { wordsOf } from '../../shared/domain/marking/words.ts'

/** What a set of predictions shares with what people marked. */
class Agreement {
  private both = 0
  private all = 0
  add(own: ReadonlySet<string>, gold: ReadonlySet<string>): void {
    this.both += [...own].filter((entry) => gold.has(entry)).length
    this.all += own.size + gold.size
  }
  get f1(): number {
    return this.all === 0 ? 1 : (2 * this.both) / this.all
  }
}

/** The tagger held against files of marked lines: exact spans over words and kinds (micro F1), and how often it agrees on whether a line demands something. */
export async function examineMarks(files: string[]): Promise<string> {
  const tagger = await createTaggerOfFiles()
  const [segments, roles, kinds] = [new Agreement(), new Agreement(), new Agreement()]
  let [lines, broken, demanding, whole] = [0, 0, 0, 0]
  const marked = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const knowsKinds = marked.some((line) => line.includes(' ## '))
  for (const line of marked) {
    const read = marksOf(line)
    if (!read) {
      broken++
      continue
    }
    const { text, marks } = read
    const own = tagger.mark(text)
    const [ownSegments, goldSegments] = [spansOf(text, own.segments), spansOf(text, marks.segments)]
    const [ownRoles, goldRoles] = [spansOf(text, own.roles), spansOf(text, marks.roles)]
    segments.add(ownSegments, goldSegments)
    roles.add(ownRoles, goldRoles)
    if (knowsKinds)
      kinds.add(new Set(own.kinds.map(({ kind }) => kind)), new Set(marks.kinds.map(({ kind }) => kind)))
    lines++
    if (demands(own) === demands(marks)) demanding++
    if (same(ownSegments, goldSegments) && same(ownRoles, goldRoles)) whole++
  }
  return [
    '| lines | segments | roles | kinds | demanding or not | whole line |',
    '|---|---|---|---|---|---|',
    `| ${lines} | ${segments.f1.toFixed(3)} | ${roles.f1.toFixed(3)} | ${knowsKinds ? kinds.f1.toFixed(3) : '–'} | ${(demanding / lines).toFixed(3)} | ${(whole / lines).toFixed(3)} |`,
    ...(broken > 0 ? [`${broken} lines were left out, because their marks are broken.`] : []),
  ].join('\n')
}

function marksOf(line: string): ReturnType<typeof readMarks> | undefined {
  try {
    return readMarks(line)
  } catch (error) {
    if (error instanceof BrokenMarks) return undefined
    throw error
  }
}

/** Spans by the words that they hold: blanks and signs at their edges that are no words do not count. */
function spansOf(text: string, spans: readonly Span[]): Set<string> {
  const words = wordsOf(text)
  return new Set(
    spans.flatMap(({ tag, start, end }) => {
      const first = words.findIndex((word) => word.start >= start)
      const last = words.findLastIndex((word) => word.end <= end)
      return first < 0 || last < first ? [] : [`${tag} ${first} ${last}`]
    }),
  )
}

const demands = ({ segments }: Marks) => segments.some(({ tag }) => tag !== 'ctx')
const same = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((entry) => b.has(entry))
