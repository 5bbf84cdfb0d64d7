import type { Marks } from '../marking/tags.ts'
import type { Idea } from './idea.ts'
import { condition } from './kinds/condition.ts'
import { kinds } from './kinds/index.ts'
import { limitsOf } from './limits.ts'
import { rowIdeas, type Row } from './rows.ts'
import { slotsOf, type Slots } from './slots.ts'

/** An idea with the kind of demand that it comes from. */
export interface KindIdea extends Idea {
  kind: string
}

const mostOfSentence = 8
const mostOfKind = 5

/** What a tester tries for a marked sentence: at most eight ideas, those of its most probable kind first. None where its kinds find no cue. A row of values is tried by its columns. */
export function ideasOf(sentence: string, marks: Marks, row?: Row): KindIdea[] {
  const ofRow = row ? rowIdeas(row) : []
  if (ofRow.length > 0) return ofRow.map((idea) => ({ ...idea, kind: 'combination' }))
  const slots = slotsOf(sentence, marks)
  const titles = new Set<string>()
  const marked = withoutGeneral(
    marks.kinds.flatMap(({ kind }) => ideasOfKind(kind, kinds.get(kind)?.ideas(slots))),
  )
  const own = marked.length > 0 ? marked : byCue(slots)
  const all = isConditional(slots, own.length)
    ? [...own, ...ideasOfKind(condition.kind, condition.ideas(slots))]
    : own
  return all
    .filter(({ title }) => !titles.has(title.toLowerCase()) && titles.add(title.toLowerCase()))
    .slice(0, mostOfSentence)
}

/** What a kind of demand tries more exactly than the kinds beside it. */
const exacter: Record<string, readonly string[]> = {
  lockout: ['expiry', 'state', 'sign-in', 'once', 'limit'],
  upload: ['length', 'limit', 'create'],
  performance: ['limit', 'when', 'reliability'],
  expiry: ['when'],
  match: ['condition'],
}

/** Kinds whose cues say enough where the kinds of a sentence give nothing: marks miss a kind more often than a word. */
const cued = [
  'lockout',
  'upload',
  'accessibility',
  'length',
  'required',
  'unique',
  'options',
  'export',
  'performance',
  'permission',
  'state',
  'once',
  'combination',
  'when',
]

/** Words without which a cue is too often something else: the label of a parcel, the hours before a reminder. */
const doubtful: Record<string, RegExp> = {
  accessibility: /\bscreen[- ]?readers?\b|\bkeyboard\b|\bwcag\b|\bcontrast\b|\bzoom\b/i,
  permission: /\broles?\b|\bpermissions?\b|\bno access to\b/i,
  state: /\bsessions?\b|\buntil\b|\bonly (?:from|in|while)\b/i,
  once: /\bone \w+ per\b|\bthe same \w+ twice\b/i,
  performance: /\bms\b|\bmilliseconds?\b|\bconcurrent\b|\bresponse times?\b/i,
}

const byCue = (slots: Slots): KindIdea[] =>
  cued.reduce<KindIdea[]>(
    (ideas, kind) =>
      ideas.length > 0 || doubtful[kind]?.test(slots.sentence) === false
        ? ideas
        : ideasOfKind(kind, kinds.get(kind)?.ideas(slots)),
    [],
  )

function withoutGeneral(ideas: KindIdea[]): KindIdea[] {
  const general = new Set(ideas.flatMap(({ kind }) => exacter[kind] ?? []))
  return ideas.filter(({ kind }) => !general.has(kind))
}

const ideasOfKind = (kind: string, ideas: Idea[] = []): KindIdea[] =>
  ideas.slice(0, mostOfKind).map((idea) => ({ ...idea, kind }))

/** A condition is tried whatever else its sentence demands where it has a bound, and where nothing else comes of it. */
function isConditional({ clauses, kinds: own }: Slots, ideas: number): boolean {
  const conditions = clauses.filter(({ tag }) => tag === 'cond')
  if (own.has(condition.kind) || conditions.length === 0) return false
  return ideas === 0 || conditions.some((clause) => limitsOf(clause).length > 0)
}
