import type { CharacterSet, Condition } from '../model.ts'
import { every, unknown, type Truth } from './unknown.ts'

type Characters = Extract<Condition, { kind: 'characters' }>

/** What surely belongs to a set, and what may: whether "é" is a letter is for the text to say. */
const sets: Record<CharacterSet, { surely: RegExp; maybe: RegExp }> = {
  letters: { surely: /^[A-Za-z]$/, maybe: /^\p{L}$/u },
  capitals: { surely: /^[A-Z]$/, maybe: /^\p{Lu}$/u },
  'small letters': { surely: /^[a-z]$/, maybe: /^\p{Ll}$/u },
  digits: { surely: /^[0-9]$/, maybe: /^\p{Nd}$/u },
  spaces: { surely: /^ $/, maybe: /^\s$/u },
  special: { surely: /^[!-/:-@[-`{-~]$/, maybe: /^[^A-Za-z0-9\s]$/u },
}

/** Whether the characters of a text are as a condition wants them. */
export function judgeCharacters(text: string, condition: Characters): Truth {
  const characters = Array.from(text)
  if (condition.which === 'only') return every(characters, (one) => belongs(one, condition))
  const found = characters.map((one) => belongs(one, condition))
  const surely = found.filter((one) => one === true).length
  const perhaps = found.filter((one) => one !== false).length
  if (condition.which === 'never') return surely > 0 ? false : perhaps > 0 ? open : true
  const count = condition.count ?? 1
  return surely >= count ? true : perhaps >= count ? open : false
}

const open = unknown('whether a character belongs to it is not said')

function belongs(character: string, { sets: names, also = '' }: Characters): Truth {
  if (also.includes(character) || names.some((name) => sets[name].surely.test(character))) return true
  return names.some((name) => sets[name].maybe.test(character)) ? open : false
}
