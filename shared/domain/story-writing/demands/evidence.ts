import type { Passage } from '../passages/passage.ts'
import type { Leaning } from '../passages/sections.ts'
import { withoutQuoted } from '../../test-generation/requirements/masked.ts'
import { subjectOf } from '../wording/subjects.ts'
import { asWords, says } from '../words.ts'
import { isName } from './names.ts'
import {
  around,
  bounds,
  contact,
  dated,
  deadline,
  figure,
  greeting,
  ofItself,
  perhapsPutOff,
  plainlyNow,
  putOff,
  request,
  small,
  statusQuo,
} from './phrases.ts'
import { hasModal, hasPassive, isAbout, isImperative, tenseOf } from './tenses.ts'

/** What speaks for or against a demand, with its weight. */
export interface Evidence {
  says: string
  weight: number
}

const ofHead: Record<Leaning, number> = {
  excluded: -6,
  people: -3,
  today: -3,
  aside: -1.5,
  demanding: 1,
  open: 0,
}
const wish =
  /\b(?:i|we)(?:'d| would)? (?:\w+ )?(?:want|need|wish|expect|require|would like|like)\b|^as (?:an?|the)? ?[\w' -]{2,60}?,? (?:i|we) (?:want|need|can|would|wish|must|should|may)\b/
const narrated =
  /^(?:(?:oh|and|but|so|well|now|then|yes|no|ok|okay|also)\W+)*(?:i|we|im|ive|i'm|we're|i've|we've|my|our)\b/
const conditional =
  /^(?:and |but |oh |so |also |then )*(?:if|when|whenever|where|once|upon|after|before|until|unless|as soon as|as long as|in case|on|for|without|with)\b/

/** Who only is, has, knows or hopes something does nothing that would be a rule. */
const being =
  /^(?:\w+ )?(?:i|we)(?:'m|'re|'ve)?(?: \w+)? (?:am|are|have(?! to)|has(?! to)|know|hope|think|look|aim|guess|believe|leave|love|like|count on|run|start|started|wonder|plan|feel)\b|^(?:\w+ )?(?:i'm|we're|i've|we've|im|ive|my|our)\b/

/** What comes behind so many words tells no more. */
const mostWords = 120

/** All that speaks for or against a passage being a demand of the product. */
export function evidenceOf(passage: Passage, people: ReadonlySet<string>): Evidence[] {
  const { account } = passage
  const tokens = passage.tokens.slice(0, mostWords)
  const text = withoutQuoted(passage.text)
  const words = asWords(text)
  const told = tenseOf(tokens)
  // "A carrier books a window": what people do may be said by a word that is a noun elsewhere.
  const tense = told === 'none' && subjectOf(passage.text, tokens)?.role !== undefined ? 'present' : told
  const isWish = wish.test(words) && tense !== 'past'
  const isTold = narrated.test(words) && !isWish
  const modal = hasModal(tokens)
  const named = namedIn(passage, people)
  const found: [string, number][] = [
    ...structure(passage),
    ['step', /^(?:Given|When|Then)\s/.test(text) ? 2.5 : 0],
    ['wish', isWish ? 3 : 0],
    ['modal', modal ? (tense === 'past' ? 0.7 : 2) : 0],
    ['request', says(words, request) ? 1 : 0],
    ['imperative', isImperative(tokens) ? 1 : 0],
    ['bounds', says(words, bounds) ? 0.8 : 0],
    ['condition', conditional.test(words) && tense !== 'past' ? 0.8 : 0],
    ['passive', hasPassive(tokens) && tense === 'present' ? 0.6 : 0],
    ['present', tense === 'present' ? 0.5 : 0],
    [
      'limit',
      tokens.some((token) => token.kind === 'number' && (token.unit !== undefined || token.value !== '1'))
        ? 0.3
        : 0,
    ],
    ['past', tense === 'past' ? -3 : 0],
    ['told', isTold ? (tense === 'past' || being.test(words) ? -2.5 : -0.8) : 0],
    ['leads in', /:\W{0,2}$/.test(text) ? -2.5 : 0],
    ['there is', /^there(?:'s| is| are)\b/.test(words) ? -0.8 : 0],
    ['put off', says(words, putOff) ? -4.5 : 0],
    [
      'perhaps put off',
      says(words, perhapsPutOff) && account !== 'read' && (!modal || /\bwould\b/.test(words)) ? -3 : 0,
    ],
    ['contact', contact.test(text) ? -2.5 : 0],
    ['status quo', says(words, statusQuo) ? (modal || isWish ? -0.8 : -1.8) : 0],
    ['still', says(words, ['still']) && !modal ? -0.7 : 0],
    ['about to', isAbout(tokens) ? -2 : 0],
    ['now', says(words, plainlyNow) || /^today\b|\btoday$/.test(words.trim()) ? -3 : 0],
    ['small talk', says(words, small) ? -2.2 : 0],
    ['around', says(words, around) ? -1.2 : 0],
    ['deadline', deadline.test(text) ? -0.7 : 0],
    ['dated', dated.test(text) ? -0.8 : 0],
    ['of itself', ofItself.test(text) ? -3 : 0],
    ['figure', figure.test(text) && !modal ? -2.5 : 0],
    ['greeting', greeting.test(text) ? -4 : 0],
    [
      'question',
      /\?\W{0,3}$/.test(text) || /^(?:can|could|should|do) (?:we|i|you|also)\b/.test(words) ? -5 : 0,
    ],
    ['name', named === 'subject' ? -3 : named === 'mentioned' ? -1 : 0],
    ['fragment', tokens.length < 4 ? -2 : tense === 'none' && passage.is !== 'item' ? -0.4 : 0],
  ]
  return found.flatMap(([name, weight]) => (weight === 0 ? [] : [{ says: name, weight }]))
}

const structure = ({ is, heads, identifier, lead, account }: Passage): [string, number][] => [
  ['its place', is === 'row' ? 1.5 : is === 'item' ? 1.2 : 0],
  ['identifier', identifier === undefined ? 0 : 2],
  ['read', account === 'read' ? 1 : account === 'gap' ? 0.5 : 0],
  ...heads.map(({ leaning }, at): [string, number] => [
    `head ${leaning}`,
    ofHead[leaning] * (at === heads.length - 1 || leaning === 'excluded' ? 1 : 0.3),
  ]),
  ['lead', lead !== undefined && /\b(?:must|shall|should|need|following|can|rules?)\b/i.test(lead) ? 0.6 : 0],
]

/** Whether a person of the text is the one who does it, or is mentioned. */
function namedIn({ tokens }: Passage, people: ReadonlySet<string>): 'subject' | 'mentioned' | undefined {
  const at = tokens.findIndex(
    (token) => token.kind === 'word' && people.has(token.text.toLowerCase()) && /^\p{Lu}/u.test(token.text),
  )
  if (at < 0) return undefined
  const next = tokens[at + 1]
  const isOwner = /^['’]s?$/.test(next?.text ?? '')
  const acts =
    next?.kind === 'word' &&
    (/^(?:verb|auxiliary)$/.test(next.classes[0] ?? '') || /^(?:has|to|keen|and)$/i.test(next.text))
  const isLabel = at === 0 && next?.text === ':'
  return !isOwner && (acts || isLabel || at === 0)
    ? 'subject'
    : isName(tokens[at]) || at > 0
      ? 'mentioned'
      : undefined
}
