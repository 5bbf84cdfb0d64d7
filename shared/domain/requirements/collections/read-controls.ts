import type { CollectionPart, EntryControl } from './parts.ts'
import { quoteOf, type Reader, type Reading } from './reading.ts'
import { whichIn } from './which.ts'

const perEntry =
  /\b(?:the|a) (?:checkbox|box|button|link)[^.;]{0,20} (?:in front of|beside|next to|behind|before|after) (?:the|each|every|its) (?:name|ITEM|text)\b|\b(?:every|each) ITEM\b|\b(?:beside|next to|behind|for|in|per) (?:every|each|an?|the) ITEM\b|\bITEMS (?:have|has|show|each)\b/
const ownText =
  /\b(?:text|name|title|words?) of (?:the|that|this|its|each) ITEM\b|\bITEM's (?:own )?(?:text|name|title)\b|\bits (?:own )?(?:text|name|title)\b|\bwith the ITEM(?:'s)? (?:text|name)|\bnamed (?:after|like) the ITEM\b|(?:\+|\bplus|\bfollowed by|\band|\blabel is) (?:the )?(?:name|text|ITEM)\b/
const removing =
  /\b(?:remov|delet|discard)\w*|\btak\w+ [^.;]{0,40}\b(?:off|from) LIST\b|\bdisappears? from LIST\b/
const removeName = /^(?:delete|remove|discard|strike|cross off|×|x|✕|✖)\b|^[×✕✖]$/i
const asking =
  /\basks?\b|\bquestion\b|\bconfirmation\b|\bto confirm\b|\bis confirmed\b|\bconfirms? (?:it|this|the (?:removal|deletion))\b/
const unasked = /\b(?:without|no|not|never)\b[^.;]{0,30}\b(?:ask\w*|confirm\w*|question)/

/** Controls that each entry has: the box that marks it, the button that takes it away. */
export const readEntryControls: Reader = (words, quotes, reading) => {
  const parts: CollectionPart[] = []
  if (perEntry.test(words)) {
    const found = controlsIn(words, quotes)
    for (const control of found) {
      reading.controls.push(control)
      if (control.noun === 'checkbox' || control.noun === 'switch') parts.push({ part: 'mark', control })
      else if (removeName.test(control.name) || (found.length === 1 && removing.test(words)))
        parts.push({ part: 'remove', control })
    }
    if (found.length > 0) return asks(words) && removing.test(words) ? [...parts, { part: 'asks' }] : parts
  }
  if (
    /\border of (?:the )?(?:ITEMS|LIST|them)\b[^.;]*\b(?:not change|unchanged|stays?|remains?|kept|same)\b|\b(?:keeps?|stays?|remains?)\b[^.;]{0,30}\b(?:places?|positions?|order)\b/.test(
      words,
    )
  )
    parts.push({ part: 'orderKept' })
  if (removing.test(words) && asks(words)) parts.push({ part: 'asks' })
  const spoken =
    removing.test(words) &&
    /\bITEM\b|\bit\b/.test(words) &&
    !/\ball\b|\bspaces?\b|\bblanks?\b|\bwhen (?:a|an|one) ITEM is\b|\bif (?:a|an|one) ITEM is\b/.test(words)
  const named = spoken ? reading.controls.find((control) => isNamed(control, words, quotes)) : undefined
  if (named && !asks(words)) parts.push({ part: 'remove', control: named })
  const ticked = reading.controls.find(({ noun }) => noun === 'checkbox' || noun === 'switch')
  if (
    ticked &&
    /\b(?:un-?)?(?:tick|check|mark)(?:s|ing|ed)?\b|\btick\b/.test(words) &&
    /\b(?:makes?|marks?|counts?|becomes?|sets?|turns?|is|are)\b/.test(words) &&
    /\bITEM\b|\bit\b/.test(words) &&
    parts.length === 0 &&
    whichIn(
      words.replace(/\b(?:ITEMS?|LIST|all|un\w+|ticked|checked|marked)\b/g, ' '),
      reading.vocabulary,
    ) !== undefined
  )
    parts.push({ part: 'mark', control: ticked })
  return parts
}

function asks(words: string): boolean {
  return asking.test(words) && !unasked.test(words)
}

function isNamed({ noun, name }: EntryControl, words: string, quotes: string[]): boolean {
  if (noun !== 'button' && noun !== 'link') return false
  const own = name.replace('{item}', '').trim().toLowerCase()
  return (
    quotes.some((quote) => quote.toLowerCase() === own || templateOf(quote, false, []) === name) ||
    (own !== '' && words.includes(`the ${own} button`)) ||
    /^(?:it|this|the button|clicking it|a click)\b/.test(words)
  )
}

const control =
  /\b(checkbox|check box|tick box|switch|toggle|button|link)(?:es|s)?\b(?:(?:(?!checkbox|button|link|switch| and | to )[^Q;,.]){0,60}Q(\d+))?|Q(\d+) (checkbox|switch|button|link)\b/g

function controlsIn(words: string, quotes: string[]): EntryControl[] {
  return [...words.matchAll(control)].map((found) => {
    const word = found[1] ?? found[4] ?? ''
    const noun = /box/.test(word)
      ? 'checkbox'
      : /switch|toggle/.test(word)
        ? 'switch'
        : word === 'link'
          ? 'link'
          : 'button'
    const own = quoteOf(found[2] ?? found[3], quotes)
    const rest = words.slice(found.index + found[0].length, found.index + 220)
    const behind = words.slice(found.index, found.index + 220)
    const spoken = /^[^Q]{0,12}\baccessible name[^Q]{0,20}Q(\d+)/.exec(rest)?.[1]
    const texted = ownText.test(
      behind.slice(0, behind.indexOf(' button') > 20 ? behind.indexOf(' button') : undefined),
    )
    return {
      noun,
      name: templateOf(spoken === undefined ? own : quoteOf(`Q${spoken}`, quotes), texted, quotes),
    }
  })
}

/** "Delete" with an example "Delete Buy milk", or said to be followed by the text, is "Delete {item}". */
function templateOf(own: string, texted: boolean, quotes: string[]): string {
  if (own === '') return texted ? '{item}' : ''
  const open = own.replace(/<[^>]+>|\{[^}]+\}|\[[^\]]+\]/, '{item}')
  if (open !== own) return open
  const [first] = quotes.filter((quote) => quote !== own && quote.startsWith(`${own} `))
  const [last] = quotes.filter((quote) => quote !== own && quote.endsWith(` ${own.toLowerCase()}`))
  if (first !== undefined || texted) return `${own} {item}`
  return last === undefined ? own : `{item} ${own.toLowerCase()}`
}

const bulkOf =
  /\bQ(\d+)(?: button)?,? (?:then |at once )?(?:removes?|deletes?|clears?|takes?|empties|discards?|throws?|wipes?) ((?:[^.;]|\.\d)*)/
const withOwn =
  /\b(?:with|through|using|by|via)(?: the button| clicking)? Q(\d+),? (?:one |the user |you )?(?:can )?(?:removes? |deletes? )?((?:all|every) [^.;]*)/
const withButton =
  /\b(?:all|every|the) ([^.;]{0,80}?) (?:can be|are|is) (?:removed|deleted|taken off|cleared)[^.;]{0,40}?\b(?:with|by|through|using|clicking|via)\b[^.;]{0,30}?\bQ(\d+)/

/** Buttons that take away several entries at once, and when they can be used. */
export const readBulk: Reader = (words, quotes, reading) => {
  const parts: CollectionPart[] = []
  const found = bulkOf.exec(words) ?? (removing.test(words) ? withOwn.exec(words) : null)
  const other = found ? undefined : withButton.exec(words)
  const [at, object = ''] = found ? [found[1], found[2]] : [other?.[2], other ? `all ${other[1] ?? ''}` : '']
  const button = quoteOf(at, quotes)
  const taken = object.split(/\b(?:and|but|while) (?:it )?(?:keeps?|leaves?|does not)\b|,/)[0] ?? ''
  const several =
    /\b(?:all|every|everything|ITEMS|LIST)\b/.test(taken) &&
    !/\b(?:this|that|the|exactly this|only this|only that) ITEM\b/.test(taken)
  const which = several ? whichIn(taken, reading.vocabulary) : undefined
  // A quoted sentence is a message and no button.
  if (button !== '' && !/[.!?]$/.test(button) && which && !asks(words)) {
    parts.push({ part: 'bulk', button, which })
    reading.button = button
    reading.taken = which
  }
  return [...parts, ...enabledIn(words, quotes, reading)]
}

const usable =
  /\b(Q\d+|it|this button|the button)\b[^.;Q]{0,20}?\b(?:only (?:enabled|active|available|usable|clickable)|(?:enabled|active|available|usable|clickable) (?:only )?|can (?:only )?be (?:clicked|used|pressed)(?: only)?)\s*(?:while|when|if|as long as|once|as soon as|after)\b([^.;]*)/
const unusable =
  /\b(Q\d+|it|this button|the button)\b[^.;Q]{0,20}?\b(?:is )?(?:disabled|greyed out|grayed out|inactive|not available|not clickable|cannot be (?:clicked|used|pressed))\s*(?:while|when|if|as long as|until|unless)\b([^.;]*)/

function enabledIn(words: string, quotes: string[], reading: Reading): CollectionPart[] {
  const found = usable.exec(words)
  const denied = found ? undefined : unusable.exec(words)
  const [, token = '', state = ''] = found ?? denied ?? []
  const button = token.startsWith('Q') ? quoteOf(token, quotes) : (reading.button ?? '')
  if (button === '' || state === '') return []
  const until = denied !== undefined && /\b(?:until|unless)\b/.test(denied?.[0] ?? '')
  const negative = /\b(?:no|none|nothing|not|empty)\b/.test(state)
  if ((found !== null || until) === negative) return []
  const which =
    whichIn(state.replace(/\b(?:no|none|not|nothing)\b/g, ' '), reading.vocabulary) ??
    (/\bnone\b/.test(state) ? reading.taken : /\b(?:LIST|ITEM)\b/.test(state) ? 'all' : undefined)
  return which ? [{ part: 'enabled', button, which }] : []
}
