import { scriptOf, spokenIn } from '../text/languages.ts'
import { startsWithVerb } from './clauses.ts'
import { readProse } from './prose.ts'

/** The language of a part of a step that is not read, where it is another one than English. What stands in quotes speaks for none. */
export function foreignLanguage(part: string): string | undefined {
  const text = readProse(part).text.replaceAll(/\uE000\d+\uE001|[「『][^」』]*[」』]/g, ' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.7) return scriptOf(text)
  const { english, other, name, isSure } = spokenIn(text)
  const isForeign = other >= 1.5 ? other > english : other >= 1 && english === 0 && !startsWithVerb(text)
  if (!isForeign) return undefined
  return isSure ? name : 'another language'
}

/** What to say to the author of words in another language; undefined where they are English. */
export function inEnglish(part: string, what: 'step' | 'expected result'): string | undefined {
  const language = foreignLanguage(part)
  if (language === undefined) return undefined
  return `The ${what} is in ${language}; steps are read in English only. Say it in English, with names and texts in quotes as the page shows them.`
}
