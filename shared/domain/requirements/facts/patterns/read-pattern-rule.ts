import type { Masked } from '../mask.ts'
import type { PatternRule } from '../types.ts'
import { allowedCharacters, listsSigns } from './allowed-characters.ts'
import { literally, maskRule } from './mask.ts'
import { mixedCharacters } from './mixed-characters.ts'
import { partsInWords } from './parts-in-words.ts'
import type { ReadPattern } from './read-pattern.ts'

const expression =
  /\b(?:match(?:es|ing)?|patterns?|regular expressions?|reg-?exp?)\b(?:\s(?:the|this|of|is|a))*(?:\s(?:patterns?|regular expressions?|reg-?exp?))?:?\s*/gi
const mask =
  /\b(?:formats?|masks?|patterns?|look(?:s|ing)? like|(?:have|has|of|in) the form)\b(?:\s(?:is|of|the|like))*:?\s*/gi
const edge =
  /\b(starts?|begins?|ends?|starting|beginning|ending)(?=) with\s(?:the\s)?(?:(?:letters?|prefix|text|characters?|digits?|suffix)\s)?/gi

/** A rule about the characters of a text: an expression given as such, a mask, a sequence in words, a first or last part, a set of characters. */
export function readPatternRule(part: Masked): ReadPattern | undefined {
  const given = givenExpression(part) ?? givenMask(part)
  const counted = given || listsSigns(part) ? undefined : (mixedCharacters(part) ?? partsInWords(part))
  const rule = given ?? counted?.rule ?? firstOrLast(part) ?? allowedCharacters(part)
  return rule && (counted ?? { rule, start: 0, end: 0 })
}

/** The quoted text at an offset, or else the word there. */
function valueAt({ raw, masked, quotes }: Masked, at: number, word: RegExp): string | undefined {
  const quote = quotes.find(({ start }) => start === at)
  if (quote) return quote.value
  word.lastIndex = at
  const found = word.exec(masked)
  return found ? raw.slice(at, at + found[0].length).replace(/[.,;:)]+$/, '') : undefined
}

function givenExpression(part: Masked): PatternRule | undefined {
  for (const match of part.masked.matchAll(expression)) {
    const text = valueAt(part, match.index + match[0].length, /\^\S{1,300}|\/\S{1,300}\//y)
    const source = text && /^\/(.+)\/$/.exec(text)?.[1]
    const plain = source ?? text
    if (plain && /[\\^$[\]{}()*+?|]/.test(plain))
      return { source: plain, words: `matches ${plain}`, wrong: `does not match ${plain}` }
  }
  return undefined
}

function givenMask(part: Masked): PatternRule | undefined {
  for (const match of part.masked.matchAll(mask)) {
    const at = match.index + match[0].length
    const text = valueAt(part, at, /[A-Za-z0-9#][A-Za-z0-9#./_-]{2,39}(?![\w])/y)
    const rule = text && maskRule(text, part.raw.slice(at).replace(text, ''))
    if (rule) return rule
  }
  return undefined
}

function firstOrLast(part: Masked): PatternRule | undefined {
  if (/\bhttps only\b|\bonly https\b/i.test(part.masked))
    return {
      source: '^https:\\/\\/.*$',
      words: 'starts with "https://"',
      wrong: 'does not start with "https://"',
    }
  for (const match of part.masked.matchAll(edge)) {
    const text = valueAt(
      part,
      match.index + match[0].length,
      /(?:https?:\/\/|[A-Z0-9+][A-Z0-9+/:-]{0,19})(?![\w])/y,
    )
    if (!text || text.length > 60) continue
    const first = !/^end/i.test(match[1] ?? '')
    const words = `${first ? 'starts' : 'ends'} with "${text}"`
    const wrong = `does not ${first ? 'start' : 'end'} with "${text}"`
    return { source: first ? `^${literally(text)}.*$` : `^.*${literally(text)}$`, words, wrong }
  }
  return undefined
}
