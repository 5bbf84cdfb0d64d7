import { singular as singularOf } from '../../english/plural.ts'
import { normalise } from '../check-wording.ts'
import { roleOfNoun } from '../nouns.ts'
import { restore, tidy } from '../prose.ts'
import type { Check, Target } from '../types.ts'
import { kindOfPart, type PartFact } from './parts.ts'
import { comingOf, type Coming } from './presence-words.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readPlace } from './thing.ts'

const nothing =
  /^nothing(?: at all)?(?: has| have)? (?:happens?|happened|moves?|moved|occurs?|occurred)(?: (?:at all|here|there|on the page))?$/i
const article = /^(?:(?:the|an?|this|that|these|those|its|your|my|their|another|some)\s+)+/i
const indefinite = /^(?:an?|another|some)\s/i
const all = /^all (?:of )?(?:the |these |those )?(?=\S)/i
// What says how a thing looks or how sure it is, and is no name of it.
const looks =
  /^(?:(?:little|small|tiny|big|large|whole|entire|new|further|additional|extra|separate|short|brief|nice|modal|native|matching|corresponding|respective|appropriate|red|green|yellow|blue|grey|gray|dark|white|black|first|old) )+(?=\S)/i
// Counts, clauses, several things at once, and what stands for something else name no part.
const noPart =
  /^(?:same|other|it|they|them|this|that|he|she|you|we|i|there|here|both|each|every|any|none|nothing|everything|something|somebody|anything|only|just|one|two|three|what|which|who|where|and|or|not|no|in|on|at|to|with|after|when|if)\b|\d|[,:;()]|\b(?:and|or|but|is|are|was|were|has|have|does|do|will|should|must|can|cannot|not|which|who|where|when|if|while|than|as|only|still|unless|until|without|between|every|each|both|all)\b/i
const thatPlace = /^(?:it|there|that (?:\w+)|this (?:\w+)|here|the same (?:\w+))$/i
const mostWords = 7

/** Parts of the page that open, close, appear and go: what is meant, and whether it is there, the page itself tells by what it showed before and shows now. */
export const readPresence: FactReader = (fact, context) => {
  const words = tidy(fact)
  if (nothing.test(words)) return [nothingHappens]
  for (const clause of new Set([singular(words), normalise(words)])) {
    const said = comingOf(clause)
    const check = said && partOf(said.subject, said.coming, said.place, context)
    if (check) return [stronger(check, words)]
  }
  return undefined
}

// That its words stay is what "nothing changes" says; that nothing happens says more.
const nothingHappens: Check = {
  kind: 'assert_part',
  target: { role: 'part' },
  part: { noun: 'nothing' },
  expected: 'nothing',
}

// "The suggestions are gone", "All messages disappear": each pattern is written once, for one thing.
function singular(words: string): string {
  return words
    .replace(/[\u2019]/g, "'")
    .replace(/\b(is|are|was|were|does|do|did|has|have)n't\b/gi, '$1 not')
    .replace(/\bdon't\b|\bdo not\b/gi, 'does not')
    .replace(/\bcan(?:'t| not)\b/gi, 'cannot')
    .replace(
      /\b(?:should|must|will|shall) (?:now |then )?(?:be )?(gone|closed|open|shown|visible)\b/gi,
      'is $1',
    )
    .replace(/\b(?:now|then|just|also|immediately|simply|already) /gi, '')
    .replace(/\bare\b/gi, 'is')
    .replace(/\bhave (?=gone|disappeared|closed|vanished|been|opened|appeared|not)/gi, 'has ')
    .replace(
      /(?<=\w)(?<!\b(?:stays?|remains?|keeps?|is|still|not|longer|does|pops?|swings?|flips?|springs?|drops?|folds?|rolls?|slides?|comes?|goes|becomes|gets)) (open|close|appear|disappear|vanish|hide|go|fade|pop|come|drop|slide|fold|show|stay|remain|collapse|expand|return)(?= (?:up|out|in|down|open|away|off|back|visible|there|shown|displayed|closed|into)\b|$)/gi,
      (_all, verb: string) => ` ${verb}${/(?:sh|go)$/i.test(verb) ? 'es' : 's'}`,
    )
    .trim()
}

// "No … any more": it was there before.
function stronger(check: Check, words: string): Check {
  const noMore = check.negated === true && /\b(?:any ?more|any longer|no longer)\b/i.test(words)
  return noMore ? { ...check, part: { ...check.part, changes: true } } : check
}

function partOf(
  said: string,
  coming: Coming,
  placed: string | undefined,
  context: FactContext,
): Check | undefined {
  const { prose, subject } = context
  const named = /^(?:it|they)$/i.test(said) && subject !== undefined ? subject : said
  const every = all.test(named)
  const bare = tidy(named.replace(all, '')).replace(article, '').replace(looks, '')
  const plain = bare.replaceAll(/\uE000\d+\uE001/g, 'x')
  if (bare === '' || noPart.test(plain) || plain.split(' ').length > mostWords) return undefined
  const within = placed === undefined || thatPlace.test(placed) ? undefined : readPlace(placed, prose)
  if (placed !== undefined && !thatPlace.test(placed) && !within) return undefined
  const own = ownNoun(bare)
  const name = restored(own.name, context)
  const extent = every ? 'all' : indefinite.test(named) ? 'any' : undefined
  // "The row is there": which one it is nobody knows.
  const isAny = extent === 'any' && own.role === 'textbox'
  if (own.role !== undefined && name === '' && !coming.changes && !isAny && !kindOfPart(own.noun ?? ''))
    return undefined
  // A name alone may be that of a text, which others read; that it went is told by what the page had.
  if (own.noun === undefined && !(coming.gone && coming.changes)) return undefined
  const part: PartFact = {
    ...(own.noun === undefined ? {} : { noun: own.noun }),
    ...(own.role === undefined ? {} : { role: own.role }),
    ...(coming.changes ? { changes: true } : {}),
    ...(coming.stays ? { stays: true } : {}),
    ...(extent ? { extent } : {}),
    ...(coming.further ? { further: true } : {}),
    ...(bare.includes('\uE000') ? { quoted: true } : {}),
  }
  const target: Target = { role: 'part', ...(name === '' ? {} : { name }), ...(within ? { within } : {}) }
  return {
    kind: 'assert_part',
    target,
    part,
    expected: restore(tidy(named), prose.literals)
      .replaceAll('"', '“')
      .replace(/“([^“]*)“/g, '“$1”'),
    ...(coming.gone ? { negated: true } : {}),
    ...(coming.stays ? { stays: true as const } : {}),
  }
}

// Two nouns that name one kind of thing: what stands before them may name it further.
const compounds: [words: RegExp, noun: string][] = [
  [
    /\b(?:error|validation|warning)s? (?:messages?|texts?|notices?|notes?|hints?|labels?|notifications?|alerts?)$/i,
    'error',
  ],
  [
    /\b(?:success|confirmation|info|information|status|alert|toast|thank-you|notification) (?:messages?|texts?|notices?|notes?|notifications?|banners?)$/i,
    'message',
  ],
  [
    /\b(?:message|dialog|dialogue|alert|confirm|confirmation|modal|pop-?up|popup) (?:box|window|dialog|dialogue|popup|pop-up|modal)$/i,
    'dialog',
  ],
  [/\b(?:drop-?down|context|pop-?up|popup|pull-?down) (?:menu|list)$/i, 'menu'],
  [
    /\b(?:date|time|day|month|colou?r|date and time) ?picker$|\bcalendar (?:popup|pop-up|window|widget)$/i,
    'calendar',
  ],
  [
    /\b(?:lists? of )?suggestions?(?: list| menu| box)?$|\b(?:autocomplete|completion) (?:list|menu)$/i,
    'suggestion',
  ],
  [/\bside (?:bar|panel|menu)$/i, 'sidebar'],
  [/\bshopping (?:cart|basket)$/i, 'cart'],
  [/\b(?:progress bar|loading (?:indicator|spinner|animation|bar))$/i, 'spinner'],
]

/** The noun that the words end with, or that a quoted name follows, and what else they name. */
function ownNoun(bare: string): { noun?: string; role?: string; name: string } {
  const compound = compounds.find(([words]) => words.test(bare))
  if (compound) return { noun: compound[1], name: bare.replace(compound[0], '').trim() }
  // "Box" alone may be a window, a text box is none.
  const [, sort, field] = /^(?:(.+) )?(text (?:box|area|field))$/i.exec(bare) ?? []
  if (field !== undefined) return { noun: field.toLowerCase(), role: 'textbox', name: sort ?? '' }
  const [, before, last = ''] = /^(?:(.+) )?(\S+)$/.exec(bare) ?? []
  const noun = known(last)
  if (noun) return { ...noun, name: before ?? '' }
  const called =
    /^(.*?)(\S+?)(?: (?:called|named|titled|saying|labell?ed|with the (?:title|text|name|heading)))? (\uE000\d+\uE001|[A-Z].*)$/.exec(
      bare,
    )
  const first = called && known(called[2] ?? '')
  return first ? { ...first, name: `${called?.[1] ?? ''}${called?.[3] ?? ''}` } : { name: bare }
}

function known(word: string): { noun: string; role?: string } | undefined {
  const one = word.toLowerCase()
  for (const noun of [one, singularOf(one)]) {
    if (kindOfPart(noun)) return { noun }
    const role = roleOfNoun(noun)
    if (role) return { noun, role }
  }
  return undefined
}

const restored = (words: string, { prose }: FactContext) =>
  tidy(restore(words, prose.literals).replaceAll('"', ''))
