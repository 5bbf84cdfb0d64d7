import { isNoun } from '../nouns.ts'
import { restore, soleLiteral, tidy } from '../prose.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { isClause } from './expected-words.ts'
import { withoutIdleWords } from './idle-words.ts'
import { kindOfPart } from './parts.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readPlace } from './thing.ts'

const seen =
  '(?:shown|displayed|visible|present|listed|there|offered|available|found|written|printed|back|open|opened|to be (?:seen|found|read)|on (?:the )?(?:page|screen|display))'
const still = '(?: (?:still|again|now|also|then|already|once more))*'
const comes =
  '(?:appears?|opens?(?: up)?|shows? up|comes? (?:up|back)|pops? up|turns? up|drops? down|returns?)'
const stands = '(?:stands?|sits?|lies|stays?|remains?|is|are|goes)'
const goes =
  '(?:(?:is|are|has been|was|gets?|has) (?:now )?(?:gone|removed|deleted|closed|dismissed|taken away|away|disappeared|vanished)|disappears?|vanish(?:es)?|goes away|closes|(?:is|are) no longer ' +
  `(?:${seen}|there))`
const place =
  '(?:in it )?(?<joint>in|on|at|inside|within|under|underneath|below|beneath|above|over|next to|beside|behind|after|before) (?<place>.+)'
const forms = {
  there: new RegExp(
    `^(?<subject>.+?)${still} (?:(?:is|are|was|were|gets?|remains?|stays?|has been|can be)${still} ${seen}|${comes})${still}(?: ${place})?${still}$`,
    'i',
  ),
  at: new RegExp(`^(?<subject>.+?)${still} ${stands}${still} ${place}${still}$`, 'i'),
  kept: new RegExp(`^(?<subject>.+?)${still} (?:remains?|stays?)${still}$`, 'i'),
  awayFrom: new RegExp(
    `^(?<subject>.+?) (?:is|are) no longer (?:(?:shown|displayed|visible|listed|there|present|offered) )?${place}$`,
    'i',
  ),
  gone: new RegExp(`^(?<subject>.+?) ${goes}(?: (?:from|in) (?<place>.+))?$`, 'i'),
}
const article = /^(?:the|an?|your|its|this|that|another) /i
const capital = /(?<=\S.*)\p{Lu}|\d|[$/_]/u
const ofSeveral = /, | and | or | to |[:;]/
const noName =
  /^(?:it|they|them|this|that|these|those|he|she|you|we|i|there|here|both|all|each|every|any|some|none|no|not|nothing|nobody|everything|something|only|just|one|two|three|what|which|who|as|at|in|on|with|if|when|other|another|same)\b|\b(?:not|no longer|never|without|only|except|instead)\b/i
// What tells how a thing is, or which of several, is no kind of thing.
const telling =
  /(?:^| )(?:[a-z]+(?:ed|ing|est)|red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|brown|dark|light|bold|italic|big|small|large|little|new|old|next|last|same|other|only|right|wrong|correct|empty|full|own|whole|final|current|previous|former)(?= |$)/
const mostWords = 8

/**
 * Things by their names, with or without a place: "Pancake recipe is shown", "The tag Garden is listed under Tags", "Closable 2 is removed". A name is told by
 * how it is written, by what the case did with it before, and by having no article where every noun needs one.
 */
export const readStandingName: FactReader = (fact, context) => {
  const clause = tidy(withoutIdleWords(fact))
  for (const [kind, form] of Object.entries(forms)) {
    const { subject = '', joint = '', place: phrase = '' } = form.exec(clause)?.groups ?? {}
    const name = subject === '' ? undefined : nameIn(subject, phrase !== '', context)
    if (!name) continue
    const target = phrase === '' ? undefined : placeOf(joint, phrase, context)
    if (phrase !== '' && !target) return undefined
    const stays = kind === 'kept' || /\b(?:still|remains?|stays?)\b/i.test(fact)
    return [kind === 'gone' || kind === 'awayFrom' ? wentAway(name, target) : stoodThere(name, target, stays)]
  }
  return undefined
}

interface Name {
  words: string
  quoted: boolean
}

function stoodThere({ words, quoted }: Name, target: Target | undefined, stays: boolean): Check {
  return {
    kind: 'assert_text',
    expected: words,
    ...(quoted ? {} : { unquoted: true as const }),
    ...(target ? { target } : {}),
    ...(stays ? { stays: true as const } : {}),
  }
}

// What was there before and is not now: a name that was nowhere proves nothing.
function wentAway({ words, quoted }: Name, within: Target | undefined): Check {
  return {
    kind: 'assert_part',
    target: { role: 'part', name: words, ...(within ? { within } : {}) },
    part: { changes: true, ...(quoted ? { quoted } : {}) },
    expected: words,
    negated: true,
  }
}

function nameIn(subject: string, isPlaced: boolean, context: FactContext): Name | undefined {
  const { literals } = context.prose
  const kindThenName =
    /^(?:(?:[Tt]he|[Aa]n?|[Yy]our|[Ii]ts) )?(?<kind>[a-z]+(?: [a-z]+)?) (?<name>\uE000\d+\uE001|[\p{Lu}\d$].*)$/u
  const { kind = '', name: called } = kindThenName.exec(subject)?.groups ?? {}
  if (telling.test(kind)) return undefined
  const said = called ?? subject
  const quoted = soleLiteral(said, literals)?.trim()
  // A quoted text alone is read by its forms, or there is a reason why not.
  if (quoted) return called === undefined ? undefined : { words: quoted, quoted: true }
  const words = restore(said, literals)
  if (noName.test(said) || ofSeveral.test(said) || /["\uE000]/.test(said) || isClause(said)) return undefined
  if (words.split(' ').length > mostWords || /[a-z]ly$/.test(said)) return undefined
  if (called !== undefined || wasNamed(words, context)) return { words, quoted: false }
  const bare = words.replace(article, '')
  const nouns = [bare, bare.split(' ').at(-1) ?? '', bare.split(' ')[0] ?? ''].map((one) => one.toLowerCase())
  if (nouns.some((noun) => isNoun(noun) || kindOfPart(noun) !== undefined)) return undefined
  // One word alone at the beginning of a sentence is written so, be it a name or not.
  const isWritten =
    !article.test(words) &&
    (capital.test(words) || /^\p{Lu}\S* \S/u.test(words) || (isPlaced && /^\p{Lu}/u.test(words)))
  return isWritten && !bare.endsWith('s') ? { words, quoted: false } : isNamed(bare)
}

// Each word with a capital, as in titles: what it ends with says nothing.
const isNamed = (bare: string): Name | undefined =>
  /^\p{Lu}\S*(?: (?:\p{Lu}|\d)\S*)+$/u.test(bare) ? { words: bare, quoted: false } : undefined

function wasNamed(words: string, { actions, earlier }: FactContext): boolean {
  const own = words.toLowerCase()
  return [...earlier, ...actions].some((action) => namesOf(action).some((name) => name.toLowerCase() === own))
}

function namesOf(action: TypedAction): string[] {
  const target = 'target' in action ? action.target : undefined
  const value = 'value' in action && typeof action.value === 'string' ? action.value : undefined
  return [value, target?.name].filter((name) => name !== undefined)
}

function placeOf(joint: string, phrase: string, { prose }: FactContext): Target | undefined {
  // A part of the screen is no place that a page has a name for.
  if (/^(?:the )?(?:very )?(?:top|bottom|left|right|end|start|middle|corner)\b/i.test(phrase))
    return undefined
  if (
    isClause(phrase) ||
    / (?:and|or) |[:;]|, (?!\d)/.test(phrase) ||
    /^(?:it|them|that|this|there)$/i.test(phrase)
  )
    return undefined
  const within = readPlace(phrase, prose)
  if (!within || /^(?:in|on|at|inside|within)$/i.test(joint)) return within
  const name = /above|over|before/i.test(joint)
    ? 'above'
    : /next|beside|behind/i.test(joint)
      ? 'beside'
      : 'below'
  return { role: 'side', name, within }
}
