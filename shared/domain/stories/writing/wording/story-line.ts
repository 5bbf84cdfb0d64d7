import { capital, uncapital } from '../../../english/capital.ts'
import type { Passage } from '../passages/passage.ts'
import { lower, textOf } from '../tokens.ts'
import { roleIn, withArticle } from './roles.ts'
import { type Clause, clausesOf, trimmed } from './clauses.ts'
import { leadOf } from './parts.ts'
import { lowered, titled } from './titles.ts'
import { wantedIn } from './wanted.ts'

/** The first lines of a story, made of one sentence. Role and benefit only where the text names them. */
export interface StoryLine {
  title: string
  userStory: string
  role?: string
  benefit?: string
  /** What is wanted, without a condition. */
  want: string
  /** The text says it as a story. */
  isWritten?: true
  /** Somebody wants or does it; else it is a rule, which may belong to what somebody does. */
  isDeed: boolean
}

const wishing =
  /^as (?<article>an? |the )?(?<role>\p{L}[^,.]{0,80}?[\p{L})])\s?,? (?:i|we)(?:(?: (?:also |really )?(?:want|need|wish|would like)|['’]d like)(?: for)?|(?<modal> (?:can|must|should|may|shall|could|will)(?: be able to)?)) (?=\S)/iu
const wanting =
  /^(?:(?:and|so|oh|but|also|then) )*(?:i|we)(?:['’]d like| (?:also |really )?(?:want|need|would like|wish for|wish)) /i
/** What a sentence gives as its reason stands behind it. */
export const because =
  /,? (?<by>so that|in order that|in order to|because|so(?= (?:i|we|my|our|an?|the|it|they|you|nobody|no|he|she)\b))\s*/i

/** Says a sentence as a story does. What would come out as no English stands in its own words behind "I want this:". */
export function storyLineOf(passage: Passage): StoryLine {
  const { text } = passage
  const said = asWritten(passage)
  if (said) return said
  const clause = clausesOf(passage.tokens)[0]
  const actor = passage.role === undefined ? undefined : rowRole(passage.role)
  const wanted = clause && wantedIn(text, clause.then, actor)
  if (!clause || !wanted) return inItsWords(passage, actor)
  const { role, words, title, isOwn } = wanted
  const { want, ...reason } = parted(words)
  const condition = conditionOf(passage, clause)
  const isFirst = condition !== undefined && condition.start < (clause.then[0]?.start ?? 0)
  const main =
    condition === undefined
      ? `I want ${want}`
      : isFirst
        ? `${condition.words}, I want ${want}`
        : `I want ${want} ${condition.words}`
  return ended({
    ...reason,
    want,
    who: called(role),
    main,
    title: titled(title.split(because)[0] ?? title),
    role,
    isDeed: isOwn,
  })
}

const called = (role: string | undefined): string => (role === undefined ? '' : `As ${withArticle(role)}, `)

/** What is wanted, and why, with the word that the text joins them by. */
function parted(words: string): { want: string; benefit?: string; by?: string } {
  const found = because.exec(words)
  const benefit = found ? words.slice(found.index + found[0].length).trim() : ''
  if (!found || benefit === '') return { want: words }
  return { want: words.slice(0, found.index), benefit, by: found.groups?.['by']?.toLowerCase() ?? 'so that' }
}

/** Of a cell that says who: nobody where it says all. */
function rowRole(role: string): string | undefined {
  if (/^(?:all|any|everyone|everybody|n\/a|[–—-]|various|system)$/i.test(role)) return undefined
  return /^\p{Lu}\p{Lu}/u.test(role) ? role : uncapital(role)
}

/** The condition with the word that leads it in, as it stands there. */
function conditionOf(
  { text, tokens }: Passage,
  { given, when }: Clause,
): { words: string; start: number } | undefined {
  const condition = when.length > 0 ? when : given
  const [first] = condition
  if (!first) return undefined
  const opener = tokens[tokens.findIndex(({ start }) => start === first.start) - 1]
  const isOpener =
    opener !== undefined && /^(?:if|when|whenever|once|where|while|given|provided)$/.test(lower(opener))
  const all = isOpener ? [opener, ...condition] : condition
  return { words: lowered(textOf(text, all), all[0]), start: first.start }
}

/** "As a reader, I want …" is a story already. */
function asWritten({ text }: Passage): StoryLine | undefined {
  const story = wishing.exec(text)
  const found = story ?? wanting.exec(text)
  if (!found) return undefined
  if (!/\p{L}/u.test(text.slice(found[0].length))) return undefined
  const { role, article, modal } = story?.groups ?? {}
  const { want, ...reason } = parted(
    `${modal === undefined ? '' : 'to '}${text.slice(found[0].length).replace(/[.;\s]+$/, '')}`,
  )
  const who =
    role === undefined ? '' : article?.trim().toLowerCase() === 'the' ? `As the ${role}, ` : called(role)
  const title = titled(want.replace(/^to (?:be able to )?/i, ''))
  return {
    ...ended({ ...reason, want, who, main: `I want ${want}`, title, role, isDeed: true }),
    ...(story && { isWritten: true as const }),
  }
}

/** The first lines of a story that others have worded. */
export const lineOf = ({ role, want, ...said }: Worded): StoryLine =>
  ended({ ...said, role, want, who: called(role), main: `I want ${want}`, isDeed: true })

type Worded = Pick<Parts, 'want' | 'title' | 'role' | 'benefit' | 'by'>

interface Parts {
  want: string
  who: string
  main: string
  title: string
  role?: string | undefined
  benefit?: string
  by?: string
  isDeed: boolean
}

function ended({ want, who, main, title, role, benefit, by = 'so that', isDeed }: Parts): StoryLine {
  const reason = benefit === undefined ? '' : `${by === 'in order to' ? ' ' : ', '}${by} ${benefit}`
  const sentence = `${who}${main}${reason}`.replace(/[\s.,;]+$/, '')
  const userStory = `${capital(sentence)}.`
  return {
    title: title.length < 3 ? titled(main) : title,
    userStory,
    want,
    isDeed,
    ...(role !== undefined && { role }),
    ...(benefit !== undefined && { benefit }),
  }
}

function inItsWords(passage: Passage, actor: string | undefined): StoryLine {
  const { text, tokens } = passage
  const own = trimmed(tokens)
  const said = textOf(text, own) || text
  const label = own.findIndex((token) => token.text === ':')
  const labelled = label > 0 && label < 5 ? roleIn(text, own.slice(0, label)) : undefined
  const lead = leadOf(passage)
  const words =
    lead !== undefined
      ? `${uncapital(lead)}: ${said}`
      : labelled === undefined
        ? lowered(said, own[0])
        : textOf(text, own.slice(label + 1))
  const role = actor ?? labelled
  return ended({
    want: words,
    who: called(role),
    main: `I want this: ${words}`,
    title: titled(lead === undefined ? said : `${lead}: ${said}`),
    role,
    isDeed: actor !== undefined,
  })
}
