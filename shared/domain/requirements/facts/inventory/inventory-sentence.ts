import { maskQuotes, type Masked } from '../mask.ts'
import { kindOfNoun } from './control-nouns.ts'

const having =
  /\b(?:has|have|having|shows?|showing|contains?|containing|includes?|consists? of|comprises|offers?|provides?|displays?|there (?:is|are)|(?:below|above|beside|beneath|underneath|next to)\b[^,;"]{0,30} (?:is|are|stands?|comes?)|with|sees?|finds?)\b|^\W*(?:(?:at|on|in|below|under|underneath|beneath|above|over|beside|between|next to|to|behind|then|also|further|finally)\b[^,;"]{0,60} )?(?:is|are|stands?|comes?|follows?|you find|lies) (?:the|an?|two|three|four|five|six)\b/i
const condition =
  /\b(?:when(?!ever)?|whenever|if|after(?!wards)|until|unless|once|while|as soon as|as long as|whenever|given|in case|only|every|each|per|otherwise|instead|then|hidden|collapsed|closed|folded|expand\w*|clicks?|clicking|(?:un)?ticking|(?:un)?checking|choosing|selecting|picking|entering|typing|press(?:es|ing)?|opens|disappears?|dialogs?|pop-?ups?|no longer)\b|\b(?:not|never|without|no)\b[^,;"]{0,30}"/i
const opened =
  /\b(?:when|after|once|as soon as) (?:(?:the|this|our|a) )?(?:user |visitor |customer |one |somebody )?(?:opens? )?(?:the |this )?(?:page|app|application|site|screen|form|view)(?: (?:is )?(?:opened|opens|loaded|loads|shown|displayed|starts|is open))?,?|\bon opening\b/i
const elsewhere =
  /\b(?:dialogs?|pop-?ups?|steps? [2-9]|page [2-9]|second|third|confirmation|success|results?|outcome|errors?|e-?mails?|messages?)\b/i
/** What each of several things has is not there while there is none of them. */
const several =
  /\b(?:rows|entries|cards|items|products|tasks|tiles|lines|people|results|orders|messages|questions) (?:have|show|contain|offer|carry|also have)\b|^\W*all (?:[a-z]+ )?[a-z]+s (?:have|show|contain|offer)\b/i
const place =
  /\b(?:the|on the|on an?|this|our|an?) ((?:[\w-]+ ){0,2}?(?:page|screen|view|dialog|window|step \d))\b/i
const verbless = /^[\W\d]*(?:(?:the|an?|one|two|three|four|five|six)\s+)?((?:[a-z-]+ ){0,1}?[a-z-]+):?\s+"/i
const said =
  /"\s*(?:field|button|link|select|checkbox|list|column|heading)?s?\s*(?:is|are|was|must|shall|should|may|can|cannot|will|shows?|leads?|opens|does|has|have|(?:dis)?appears?|vanish(?:es)?|comes|turns?|goes|stays?|remains?|brings?|removes?|deletes|puts|moves|adds|clears|resets|closes|cancels|takes|makes|returns?|becomes?)\b/i

/** Whether a sentence lists what a page has from the start: it says "has", "shows", "there is", or begins with the noun of a control. */
export function listsControls(part: Masked): boolean {
  const { masked } = part
  const plain = masked.replace(opened, (words) => ' '.repeat(words.length))
  const outside = plain.replace(/\([^()]{0,200}\)/g, (inner) => ' '.repeat(inner.length))
  if (condition.test(outside) || elsewhere.test(outside) || several.test(outside)) return false
  if (having.test(outside)) return true
  const [, noun = ''] = verbless.exec(outside) ?? []
  const words = noun.split(' ')
  const named = words.some((_, at) => kindOfNoun(words.slice(at).join(' ')) !== undefined)
  return named && !said.test(outside)
}

/** The page that a sentence names: "login page"; undefined for "the page" and where it names none. */
export function placeNamed(text: string): string | undefined {
  const name = place.exec(maskQuotes(text).masked)?.[1]?.toLowerCase()
  return name === undefined ||
    /^(?:same |whole |one |single |web |this |following )?(?:page|screen|view|window)$/.test(name)
    ? undefined
    : name
}

const acting =
  /\b(?:clicks?|clicking|press(?:es|ing)?|chooses?|choosing|enters?|entering|types?|ticks?|fills? in|submits?|selects? (?:an?|the)|goes|confirms?|logs? in|signs? in)\b/i

/** Whether somebody acts in a sentence, so that what the page shows behind it is an answer. */
export function tellsOfActing(text: string): boolean {
  return acting.test(maskQuotes(text).masked)
}

/** A heading under which nothing is said of the page as it opens. */
export function isElsewhere(heading: string): boolean {
  return elsewhere.test(heading)
}

const withoutRows =
  /\b(?:no|instead of (?:the|an?)|without (?:the|an?)) (?:table|list|grid)\b|\b0 of 0\b|\b(?:list|table|order|history|queue|log|basket|cart) (?:is|starts|begins)(?: initially| at first| out)? empty\b|\b(?:starts?|begins?|initially|at (?:the start|first|the beginning))\b[^.;"]{0,40}\bempty (?:list|table|order|history|queue)\b|\bthere (?:are|is) (?:initially )?(?:no|nothing)\b[^.;"]{0,40}\b(?:yet|at (?:the start|first))\b/i

/** Whether a sentence tells of a table without rows: its headings may not be there when the page opens. */
export function tellsOfNoRows(text: string): boolean {
  return withoutRows.test(text)
}
