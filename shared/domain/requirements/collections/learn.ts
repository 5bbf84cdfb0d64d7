import { singular } from '../facts/labels.ts'
import { addedFrom, adding, elsewhere } from './added-from.ts'
import type { FilterControl, OtherInput } from './parts.ts'
import { quoteAt, named, plural, tokensOf, type Tokens, type Vocabulary } from './tokens.ts'

const field =
  /\b(?:(?:text|input|entry|name|edit|number) ?)?(?:field|box|input|line|area)(?: for [a-z' ]{1,30}?)?(?: is| \()?(?: labell?ed| called| named| titled| with the label| marked|:)* Q(\d+)|Q(\d+) (?:\()?(?:(?:text|input|entry|search|edit|number) ?)?(?:field|box|input|textbox)\b|\b(?:typ|enter|writ|put|fill)\w* [^.;]{0,40}?\b(?:into|in|to) Q(\d+)/g
const noField = /\b(?:check|search|combo|list|select(?:ion)?|dialog) ?(?:field|box)?\s*$/
const pressing =
  /\b(?:click|press|tap|hit|push|us|choos)\w*(?: on| upon)?(?: the)?(?: button)? Q(\d+)|\bbutton(?: labell?ed| called| named)? Q(\d+)|Q(\d+)(?: button)? (?:adds?|puts?|appends?|creates?|saves?|takes? (?:over|it))\b/
const addName = /^(?:add|create|append|put|save|invite|enter|insert|note|\+)\b|^\+$/i
const words = '([a-z][a-z-]{2,24})'
const nouns: [RegExp, number][] = [
  [
    new RegExp(
      `\\b(?:every|each|any) (?:[a-z]+ )??${words} (?:has|have|is|gets?|shows?|carries|can|comes|consists|stands)\\b`,
      'g',
    ),
    3,
  ],
  [new RegExp(`\\b(?:beside|next to|for|of|to|with|behind) (?:every|each) (?:[a-z]+ )??${words}\\b`, 'g'), 3],
  [
    new RegExp(`\\b(?:a|the) new(?:ly added)? ${words} (?:is|appears?|stands?|goes|comes|has|gets)\\b`, 'g'),
    3,
  ],
  [new RegExp(`\\blist of (?:all |the |your )?${words}`, 'g'), 2],
  [
    new RegExp(`\\b(?:at most|up to|no more than|not more than|maximum of|when it holds) \\d+ ${words}`, 'g'),
    1,
  ],
  [
    new RegExp(
      `\\b(?:adds?|removes?|deletes?|adding|removing|deleting) (?:this|exactly this|the|an?|all|only this) (?:new )?${words}`,
      'g',
    ),
    1,
  ],
  [new RegExp(`\\b(?:number of|how many) (?:[a-z]+ )?${words}`, 'g'), 1],
  [new RegExp(`\\bas an? (?:new )?(?:[a-z]+ )?${words}`, 'g'), 1],
]
const noNoun =
  /^(?:field|button|filter|text|message|page|user|system|list|click|change|time|character|letter|person who|counter|heading|checkbox|box|label|name|value|input|one|other|case|row|view|number|space|blank|word|done|open|new|same|host|visitor|customer|admin|member|requirement|criterion|story|line|name|way|only|all|and|the|that|which|with|from|has|have|are|is|entry|item|element|refused|first|last|step|key|screen|select|option|tab|link)$/

/**
 * The vocabulary of the list that a text keeps on a page, or nothing when it keeps none: an input whose text somebody adds with a button
 * or with Enter, and a word for what is added. Takes the sentences of the text. Linear.
 */
export function learn(texts: string[]): Vocabulary | undefined {
  const all = texts.map(tokensOf)
  const fields = inputsOf(all)
  const noun = nounOf(all, fields)
  if (noun === undefined) return undefined
  const label = addedFrom(fields, noun, all)
  if (label === undefined) return undefined
  const vocabulary: Vocabulary = {
    noun,
    label,
    others: fields
      .filter((one) => one !== label && !isElsewhere(one, all))
      .map((one) => otherInput(one, all)),
    buttons: buttonsOf(all, { noun, label }),
    on: new Set(always.on),
    off: new Set(always.off),
    filters: new Map(),
  }
  const told = all.map((tokens) => named(tokens, vocabulary))
  for (const tokens of told) learnMarks(tokens, vocabulary)
  for (const tokens of told) learnFilters(tokens, vocabulary)
  return vocabulary
}

const always = {
  on: [
    'done',
    'completed',
    'complete',
    'finished',
    'ticked',
    'checked',
    'marked',
    'ticked off',
    'checked off',
    'crossed out',
    'crossed off',
    'struck through',
  ],
  off: [
    'open',
    'unticked',
    'unchecked',
    'unmarked',
    'unfinished',
    'uncompleted',
    'incomplete',
    'outstanding',
    'remaining',
    'pending',
    'left',
    'undone',
  ],
}

/** An input to search, to edit or to sign in has no part in adding. */
function isElsewhere(label: string, all: Tokens[]): boolean {
  return (
    elsewhere.test(label) ||
    all.some(({ words: text, quotes }) => quotes.includes(label) && elsewhere.test(text))
  )
}

const untouched =
  /\boptional|\bmay (?:be|stay) (?:left )?empty|\bdefault|\bpre-?(?:set|filled|selected)|\bcan be left (?:empty|blank)|\bstands at\b|\b(?:holds|contains) \d/
const atLeast = /\b(?:from|between|at least|minimum of|min\.?) (\d{1,4})\b|\b(\d{1,4}) (?:to|[-–]) \d{1,4}\b/

/** What is typed into an input beside the text of an entry: nothing where it may be left alone, else the least number that it takes. */
function otherInput(label: string, all: Tokens[]): OtherInput {
  const about = all.filter(({ quotes }) => quotes.includes(label)).map(({ words: text }) => text)
  if (about.some((text) => untouched.test(text))) return { label }
  const least = about.flatMap((text) => atLeast.exec(text)?.slice(1).find(Boolean) ?? [])[0]
  return least === undefined ? { label, open: true } : { label, value: least }
}

function inputsOf(all: Tokens[]): string[] {
  const found = new Set<string>()
  for (const tokens of all)
    for (const match of tokens.words.matchAll(field)) {
      const before = tokens.words.slice(Math.max(0, match.index - 12), match.index)
      const label = quoteAt(tokens, match[1] ?? match[2] ?? match[3])
      if (label !== '' && label.length <= 40 && !noField.test(before) && !/[.!]$/.test(label))
        found.add(label)
    }
  return [...found]
}

function nounOf(all: Tokens[], fields: string[]): string | undefined {
  const votes = new Map<string, number>()
  const vote = (word: string, weight: number): void => {
    const noun = word === 'people' ? 'person' : singular(word)
    if (!noNoun.test(noun)) votes.set(noun, (votes.get(noun) ?? 0) + weight)
  }
  let items = 0
  for (const { words: text } of all) {
    if (/\b(?:items?|entry|entries)\b/.test(text)) items += 1
    for (const [pattern, weight] of nouns)
      for (const match of text.matchAll(pattern)) vote(match[1] ?? '', weight)
  }
  for (const label of fields)
    for (const word of label.toLowerCase().split(/[^a-z-]+/)) if (votes.has(singular(word))) vote(word, 3)
  const best = [...votes].toSorted((a, b) => b[1] - a[1])[0]
  if (best && best[1] >= 3 && best[1] >= items) return best[0]
  return items >= 2 ? 'item' : best?.[0]
}

function buttonsOf(all: Tokens[], { noun, label }: Pick<Vocabulary, 'noun' | 'label'>): string[] {
  const thing = new RegExp(`\\b(?:${noun}|${plural(noun)}|items?|entry|entries|list|text|it)\\b`)
  const known = (name: string): boolean => name !== '' && name.length <= 40 && name !== label
  const told = all.flatMap((tokens) => {
    const { words: text } = tokens
    if (/\b(?:every|each)\b|\bremov|\bdelet/.test(text) || !adding.test(text) || !thing.test(text)) return []
    const found = pressing.exec(text)
    const name = found ? quoteAt(tokens, found[1] ?? found[2] ?? found[3]) : ''
    return known(name) && !/[.!?]$/.test(name) && (found?.[2] === undefined || addName.test(name))
      ? [name]
      : []
  })
  const spoken = all.flatMap(({ words: text, quotes }) =>
    /\bbutton|\b(?:click|press|tap|hit|push)/.test(text) && !/\b(?:every|each)\b/.test(text)
      ? quotes.filter((name) => known(name) && addName.test(name) && !/[.!?]$/.test(name))
      : [],
  )
  const [button] = [...told, ...spoken]
  return button === undefined ? [] : [button]
}

const marking =
  /\b(?:makes?|marks?|marked|sets?|turns?|counts?|flags?|declares?|regarded|considered|treated|becomes?|is then|are then)\b(?: (?:it|this|that|the|its|an?|ITEMS?|status|state|to|into|back|then|immediately|is|as|again|being))* (Q\d+|[a-z]+)/
const marks = /\b(?:tick|check|mark|click|select|switch|toggl|complet|press|buy|bought|finish)/
const unmarks =
  /\b(?:un-?tick|un-?check|un-?mark|de-?select|second click|click(?:ing)? (?:it )?again|another click|without the (?:tick|mark)|clear\w* (?:it|the (?:tick|mark|check ?box|box))|remov\w+ the (?:tick|mark)|tak\w+ (?:away |off )?the (?:tick|mark))/
const noMark =
  /^(?:the|a|an|it|as|done|to|not|and|or|in|on|at|visible|enabled|disabled|empty|shown|only|with|by|every|each|all|no|of|for|possible|added|removed|deleted|exactly|again)$/

/** "Ticking it makes the task done; unticking makes it open again": words for the two states of an entry. */
function learnMarks({ words: text, quotes }: Tokens, { on, off }: Vocabulary): void {
  if (!/\b(?:tick|check|mark|click|select|press|switch|toggl)/.test(text) || !/ITEM|\bit\b/.test(text)) return
  for (const clause of text.split(/[;,.] | and (?=un|a second|another|click|clear)/)) {
    const found = marking.exec(clause)?.[1]
    const word = found && /^Q\d/.test(found) ? quotes[Number(found.slice(1))]?.toLowerCase() : found
    if (word === undefined || noMark.test(word) || word.length > 24) continue
    if (unmarks.test(clause)) off.add(word)
    else if (marks.test(clause)) on.add(word)
  }
}

const buttonsChoose = /\bbuttons? Q\d+[^.;]*\b(?:chooses?|switch\w*|select\w*|filter\w*|listed)\b/
const choosing = /\b(filters?|views?|tabs?|select|dropdown|drop-down|radio)\b/
const shortName = /^[\p{L}][\p{L}' -]{0,24}$/u
const series = /Q\d+(?:(?:,| and| or|, and|, or|[^Q,.;]{0,40}? ITEMS?,?(?: and| or)?|[^Q.;]{0,60}?,) Q\d+)+/

/** Names of views: two or more short names in a sentence about filters, tabs or a selection, none of them anything else. */
function learnFilters({ words: text, quotes }: Tokens, vocabulary: Vocabulary): void {
  const { filters, others } = vocabulary
  const found = buttonsChoose.exec(text) ?? choosing.exec(text)
  if (
    !found ||
    /\b(?:every|each) ITEM (?:has|have|is|gets?|consists|carries)\b|\b(?:beside|next to|behind) (?:every|each) ITEM/.test(
      text,
    )
  )
    return
  const rest = text.slice(found.index)
  const run = series.exec(rest)?.[0] ?? ''
  const names = [...run.matchAll(/Q(\d+)/g)].map(([, at]) => quotes[Number(at)] ?? '')
  const all = names.filter((name) => shortName.test(name) && !others.some((one) => one.label === name))
  if (all.length < 2) return
  for (const name of all) if (!filters.has(name.toLowerCase())) filters.set(name.toLowerCase(), name)
  vocabulary.filterControl ??= controlIn(rest.slice(0, 120), quotes, all)
}

function controlIn(rest: string, quotes: string[], names: string[]): FilterControl | undefined {
  const group =
    quotes[
      Number(
        /^(?:select|dropdown|drop-down)(?: list| box)?(?: labell?ed| called| named)? Q(\d+)/.exec(
          rest,
        )?.[1] ?? -1,
      )
    ]
  if (group !== undefined && !names.includes(group)) return { noun: 'select', group }
  if (/\btabs?\b/.test(rest)) return { noun: 'tab' }
  if (/\blinks?\b/.test(rest)) return { noun: 'link' }
  if (/\bradio\b/.test(rest)) return { noun: 'radio' }
  return /\bbuttons?\b/.test(rest) ? { noun: 'button' } : undefined
}
