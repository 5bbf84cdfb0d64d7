import { stem } from './stem.ts'

/** Words that say that something is asked, and nothing of what. */
const idle = new Set(
  `a about above actually after again against ago already also always am among an and any anybody anyone anything are as at be because been before being below
  best better between but by can compare compared comparing comparison contrast could define definition describe did differ difference differences
  differs distinction distinguish distinguishes do does doing during each either else etc even ever everybody everyone exactly explain for from get gets
  getting give given go goes going good got great had has have having he help her hers hi his how however i idea if in instead into is it its itself just
  kind know let like look make maybe me mean meaning means might mine more most much must my name need never no not now of off often on one
  only onto or other our ours out over own people per perhaps please question rather really said same say shall she should since so some somebody someone
  something still such take tell than that the their theirs them then there these they thing things think this those through to today too try under until
  up upon us use used uses using very versus via vs want was way ways we well were what when where whether which while who whom whose why will
  with within without would yes yet you your yours`.split(/\s+/),
)

export interface Word {
  text: string
  /** Its stem. */
  stem: string
  /** Where it stands in the text as it is compared, in characters. */
  at: number
  idle: boolean
}

/** Text as it is compared: in small letters, without accents and possessives. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '  ')
    .replace(/n['’]t\b/g, ' not')
    // One spelling for both sides of the Atlantic: behaviour, localisation.
    .replace(/our(?=s?\b|al)/g, 'or')
    .replace(/is(?=(?:e|ed|er|es|ing|ation|ations)\b)/g, 'iz')
    .replace(/c\+\+/g, 'cpp')
    .replace(/c#/g, 'cs')
    .replace(/\b([a-z])&([a-z])\b/g, '$1n$2')

/** The words of a text in their order. Letters and digits make a word; `black-box` is two. */
export const wordsOf = (text: string): Word[] =>
  [...fold(text).matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({
    text: word,
    stem: stem(word),
    at: index,
    idle: idle.has(word),
  }))

/** The stems of a text, idle words left out. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !word.idle)
    .map((word) => word.stem)
