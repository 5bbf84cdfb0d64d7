import { isClass, isParticiple, isPlural, isWord, lower } from '../../stories/writing/tokens.ts'
import { speaksOfUs, toReader, toThing } from './person.ts'
import { asItIs, inPresent } from './present.ts'
import { tokensOf, verbOf } from './shape.ts'
import { lowerFirst, sentence, tidied, unended } from './text.ts'
import { isBase } from './verbs.ts'

/** What a story line says to a reader. */
export interface Wish {
  /** In the words of the line, with its article; empty where it names nobody. */
  role: string
  /** "You can book a visit", without an end. */
  can: string
  /** The verb and what belongs to it, where it is something that the reader does: "book a visit". */
  deed: string | undefined
  /** "So that you need not call"; empty where there is none, or it is none of the reader's. */
  why: string
}

const line =
  /^(?:(?:as|for)\s+((?:an?|the|any|every|each)\s+)?([^,]{2,80}?)(?:\s*,\s*|\s+))?I(?:\s+(?:really\s+)?(?:want|need|wish|would like|should like|have to be able|should be able|must be able|am able|can)|['’]d like)\s+(.+)$/i
const reason =
  /,?\s+(?:so\s+that|in\s+order\s+(?:to|that)|so\s+(?=(?:I|my|the|it|they|there|no|nobody|people)\b)|because)\s*/i
/** What they want is nothing that a product offers its users. */
const insiders = /^(?:po|product owner|scrum master|dev)$/i
const thing =
  /\b(?:system|application|app|service|api|platform|server|backend|back[- ]end|scheduler|job|database|bot|module|component|website|software|gateway|process)$/i

/** Reads "As a role, I want a thing, so that there is a benefit". Nothing where the line is none, or cannot be said to a reader for sure. */
export function readWish(given: string): Wish | undefined {
  const found = line.exec(unended(firstSentence(given)))
  const [, article = '', role = '', rest = ''] = found ?? []
  if (!found || insiders.test(role) || speaksOfUs(rest.split(reason)[0] ?? '')) return undefined
  const cut = reason.exec(rest)
  const wanted = unended(cut ? rest.slice(0, cut.index) : rest)
  const benefit = cut ? unended(rest.slice(cut.index + cut[0].length)) : ''
  const isThing = thing.test(role)
  const what = isThing ? thingDoes(role, wanted) : readerDoes(wanted, found[0])
  if (!what) return undefined
  const why =
    isThing || speaksOfUs(benefit) || benefit === ''
      ? ''
      : `${wordOf(cut?.[0] ?? '')} ${toReader(lowerFirst(benefit))}`
  const isNamed = !isThing && role !== '' && !/^(?:user|end user|person|somebody|someone)$/i.test(role)
  return {
    role: isNamed ? `${article.toLowerCase().replace(/any|every|each/, 'a')}${role}`.trim() : '',
    ...what,
    why,
  }
}

/** Only the line itself: what stands below it or behind it are notes. */
function firstSentence(given: string): string {
  const lines = given.trim().split(/\r?\n/)
  const end = lines.findIndex(
    (one, at) => at > 0 && !/^\W*(?:as|i|so|in order|want|because|and)\b/i.test(one),
  )
  const said = tidied(lines.slice(0, end < 0 ? undefined : end).join(' '))
  const cut = /(?<!\b(?:e\.g|i\.e|etc|vs|no|approx))[.!?]\s+(?=\p{Lu})/u.exec(said)
  return cut ? said.slice(0, cut.index + 1) : said
}

const wordOf = (cut: string): string => {
  const word = cut
    .replace(/^[,\s]+/, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return word === 'so' ? 'so that' : word
}

/** The line as a sentence: "As a patient, you can book a visit, so that you need not call." */
export function wishSentence({ role, can, why }: Wish): string {
  const lead = role === '' || !can.startsWith('you ') ? '' : `as ${role}, `
  return sentence(`${lead}${can}${why === '' ? '' : `${why.startsWith('so') ? ',' : ''} ${why}`}`)
}

type Done = Pick<Wish, 'can' | 'deed'>

function thingDoes(role: string, wanted: string): Done | undefined {
  const verb = /^(?:to\s+be\s+able\s+)?to\s+(.+)$/i.exec(wanted)?.[1]
  return verb && !/^(?:not|be)\b/i.test(verb)
    ? { can: `the ${role} can ${toThing(verb)}`, deed: undefined }
    : undefined
}

function readerDoes(wanted: string, whole: string): Done | undefined {
  const isAbility = /\b(?:I\s+can|able)\s+/i.test(whole.slice(0, whole.length - wanted.length))
  const said = toReader(wanted)
  const verb =
    /^(?:to\s+be\s+able(?:\s+to)?|to\s+be\s+allowed\s+to|to|be\s+able\s+to)\s+(.+)$/i.exec(said)?.[1] ??
    (isAbility ? said : undefined)
  if (verb !== undefined) return doing(parallel(verb.replace(/^to\b\s*:?\s*|^:\s*/, '')))
  const that = /^that\s+(.+)$/i.exec(said)?.[1]
  if (that !== undefined) {
    const is = asItIs(that)
    return is === undefined ? undefined : { can: is, deed: undefined }
  }
  return having(said)
}

/** "To track it and to be told" is "track it and be told". */
const parallel = (verb: string): string =>
  verb.replace(/\b(and|or) to (\p{Ll}+)/gu, (whole, link: string, word: string) =>
    word === 'be' || isBase(tokensOf(word)[0]) ? `${link} ${word}` : whole,
  )

/** "Created indexes" and "have created indexes" are no abilities. */
function isDone(verb: string): boolean {
  const tokens = tokensOf(verb.replace(/^have\s+/i, '')).filter((token) => !isClass(token, 'adverb'))
  return isParticiple(tokens[0]) && !isBase(tokens[0])
}

/** "Be told" is something that happens to the reader, "have" and "get" are no abilities. */
function doing(verb: string): Done | undefined {
  if (/^not\b|\byou (?:want|need|would like)\b/i.test(verb) || isDone(verb)) return undefined
  const state = /^be\s+(.+)$/i.exec(verb)?.[1]
  if (state !== undefined) return { can: `you are ${state}`, deed: undefined }
  if (/^know\b/i.test(verb)) return { can: `you learn ${verb.slice(5)}`, deed: undefined }
  if (/^(?:have|get|receive)\b/i.test(verb)) return { can: `you ${verb}`, deed: undefined }
  return { can: `you can ${lowerFirst(verb)}`, deed: lowerFirst(verb) }
}

/** "The list to be sorted" is; "a reminder" and "access to my bills" is what the reader gets. */
function having(said: string): Done | undefined {
  const isDefinite =
    /^(?:the|your|each|every|all|these|those)\b/i.test(said) &&
    !/^the\s+(?:option|ability|possibility|chance|opportunity|way|right|choice)\b/i.test(said)
  const become = /^(.{2,80}?)\s+(not\s+)?to\s+(.+)$/i.exec(said)
  // "I want it to be fast" promises nothing that could be seen.
  if (/^it\b/i.test(said)) return undefined
  if (isDefinite && become && isClass(tokensOf(become[3] ?? '')[0], 'noun')) return undefined
  if (
    become &&
    verbOf(tokensOf(become[1] ?? '')) < 0 &&
    (isDefinite || become[2] !== undefined || /^be\s/i.test(become[3] ?? '')) &&
    !isClass(tokensOf(become[3] ?? '')[0], 'determiner', 'noun')
  )
    return {
      can: inPresent(`${lowerFirst(become[1] ?? '')} will ${become[2] ? 'not ' : ''}${become[3] ?? ''}`),
      deed: undefined,
    }
  const tokens = tokensOf(said)
  // "Vehicles to call the office" are not what the reader gets.
  if (become && isPlural(tokens[0]) && isClass(tokensOf(become[3] ?? '')[0], 'verb')) return undefined
  const verb = verbOf(tokens)
  if (verb > 0 && !isParticiple(tokens[verb])) return undefined
  const at = tokens.findIndex(
    (token, place) => place > 0 && isParticiple(token) && isClass(tokens[place - 1], 'noun'),
  )
  const done = tokens[at]
  if (isDefinite && isWord(done))
    return {
      can: inPresent(`${lowerFirst(said.slice(0, done.start).trim())} will be ${said.slice(done.start)}`),
      deed: undefined,
    }
  const [first] = tokens
  return isClass(first, 'determiner', 'noun', 'adjective') ||
    isPlural(first) ||
    /^(?:your|more|less)$/.test(lower(first))
    ? { can: `you get ${lowerFirst(said)}`, deed: undefined }
    : undefined
}
