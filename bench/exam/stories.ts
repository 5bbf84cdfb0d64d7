import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { createTaggerOfFiles } from '../../scripts/marks/tagger-of-files.mjs'
import { tokenise } from '../../shared/domain/requirement-reading/tokenise.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import { type WrittenStory, textsOfStories, writeStories } from '../../shared/domain/stories/writing/index.ts'
import { stem as stemOf } from '../../shared/domain/text-similarity/index.ts'
import { share } from './share.ts'

const texts = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    demands: z.array(z.string()),
    background: z.array(z.string()),
  }),
)
type Text = z.output<typeof texts>[number]

interface Marked {
  id: string
  demands: number
  missed: string[]
  /** Sentences in stories that somebody called a demand, and those that are background. What nobody judged (a greeting, a question) is told apart. */
  rightly: number
  wrongly: string[]
  unjudged: string[]
  /** Words of a story that its text does not have. */
  foreign: string[]
}

/** What a file of requirement texts gives, of which each sentence is known as a demand or as background. */
export async function examineStories(file: string): Promise<string> {
  const tagger = await createTaggerOfFiles()
  const marked = texts.parse(JSON.parse(readFileSync(file, 'utf8'))).map((one) => mark(one, tagger))
  return [
    '| text | demands in a story | of sentences in stories, demands | sentences that nobody judged | foreign words |',
    '|---|---|---|---|---|',
    ...marked.map((one) => row(one.id, [one])),
    row('all', marked),
    ...marked.flatMap(({ id, missed }) => missed.map((one) => `${id}: missed ${JSON.stringify(one)}`)),
    ...marked.flatMap(({ id, wrongly }) => wrongly.map((one) => `${id}: no demand ${JSON.stringify(one)}`)),
    ...marked.flatMap(({ id, unjudged }) =>
      unjudged.map((one) => `${id}: not judged ${JSON.stringify(one)}`),
    ),
    ...marked.flatMap(({ id, foreign }) => foreign.map((one) => `${id}: foreign ${one}`)),
  ].join('\n')
}

interface Place {
  start: number
  end: number
}

function mark({ id, text, demands, background }: Text, tagger: Tagger): Marked {
  const place = (quote: string): Place => ({
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
  })
  const marks = new Map(textsOfStories(text).map((sentence) => [sentence, tagger.mark(sentence)]))
  const { stories } = writeStories(text, { maxStories: 1000, marks })
  const sources = stories.flatMap((story) => story.sources)
  const [wanted, told] = [demands.map(place), background.map(place)]
  const isIn = (one: Place, places: readonly Place[]) => places.some((other) => overlap(one, other) > 0.5)
  const rightly = sources.filter((one) => isIn(one, wanted))
  const others = sources.filter((one) => !isIn(one, wanted))
  return {
    id,
    demands: demands.length,
    missed: demands.filter((_, at) => !isIn(wanted[at] as Place, sources)),
    rightly: rightly.length,
    wrongly: others.filter((one) => isIn(one, told)).map(({ sentence }) => sentence),
    unjudged: others.filter((one) => !isIn(one, told)).map(({ sentence }) => sentence),
    foreign: foreignIn(text, stories),
  }
}

/** How much of the shorter of two places lies in the other. */
const overlap = (a: Place, b: Place): number =>
  (Math.min(a.end, b.end) - Math.max(a.start, b.start)) / Math.min(a.end - a.start, b.end - b.start)

const ours = new Set('want this have can am my myself i as so that'.split(' '))
const closed = /^(?:determiner|pronoun|preposition|conjunction|auxiliary|other)$/

/** Words of stories that no word of the text is a form of; those that only join words are nobody's. */
function foreignIn(text: string, stories: readonly WrittenStory[]): string[] {
  const known = new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf))
  const written = stories.flatMap(({ title, userStory, acceptanceCriteria }) => [
    title,
    userStory,
    ...acceptanceCriteria.flatMap(({ given, when, then }) => [given, when, then]),
  ])
  const words = written.flatMap((one) => tokenise(one).filter(({ kind }) => kind === 'word'))
  return words.flatMap((token) => {
    const isOurs =
      ours.has(token.text.toLowerCase()) || (token.kind === 'word' && closed.test(token.classes[0] ?? ''))
    const parts = token.text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    return isOurs || parts.every((part) => known.has(stemOf(part))) ? [] : [token.text]
  })
}

function row(id: string, marked: readonly Marked[]): string {
  const sum = (of: (one: Marked) => number) => marked.reduce((all, one) => all + of(one), 0)
  const demands = sum((one) => one.demands)
  const judged = sum((one) => one.rightly + one.wrongly.length)
  const figures = [
    share(demands - sum((one) => one.missed.length), demands),
    share(
      sum((one) => one.rightly),
      judged,
    ),
    sum((one) => one.unjudged.length),
    sum((one) => one.foreign.length),
  ]
  return `| ${[id, ...figures].join(' | ')} |`
}
