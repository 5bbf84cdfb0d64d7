import { dialects } from '@cucumber/gherkin'
import { once } from '../../basics/once.ts'

export type HeadKind = 'feature' | 'rule' | 'background' | 'scenario' | 'examples'

/** The words of Gherkin in one language. */
export interface Keywords {
  language: string
  /** What stands before the colon of a head. */
  heads: ReadonlyMap<string, HeadKind>
  /** What a step begins with, its blank included; without the asterisk, which also marks items of lists. */
  steps: readonly string[]
}

export const english = 'en'

/** All languages of Gherkin by their codes, English first: where words of several languages fit, it is English. */
export const languages: () => ReadonlyMap<string, Keywords> = once(() => {
  const others = Object.keys(dialects).filter((language) => language !== english)
  return new Map([english, ...others].map((language) => [language, keywordsOf(language)]))
})

function keywordsOf(language: string): Keywords {
  const dialect = dialects[language]
  const heads = new Map<string, HeadKind>()
  if (!dialect) return { language, heads, steps: [] }
  const { feature, rule, background, scenario, scenarioOutline, examples } = dialect
  const named: [HeadKind, readonly string[]][] = [
    ['feature', feature],
    ['rule', rule],
    ['background', background],
    ['scenario', [...scenario, ...scenarioOutline]],
    ['examples', examples],
  ]
  for (const [kind, words] of named) for (const word of words) heads.set(word, kind)
  const steps = [dialect.given, dialect.when, dialect.then, dialect.and, dialect.but].flat()
  return { language, heads, steps: [...new Set(steps)].filter((word) => word !== '* ') }
}

/** What a feature is called in a language. */
export const featureWord = (language: string): string => dialects[language]?.feature[0] ?? 'Feature'

const headLine = /^([^:|]{1,60}):/

/** The languages in which a line is a head. */
export const languagesOfHead = (line: string): readonly string[] =>
  byHead().get(headLine.exec(line)?.[1] ?? '') ?? []

const byHead: () => ReadonlyMap<string, string[]> = once(() => {
  const found = new Map<string, string[]>()
  for (const { language, heads } of languages().values())
    for (const word of heads.keys()) found.set(word, [...(found.get(word) ?? []), language])
  return found
})

export const headKind = (line: string, { heads }: Keywords): HeadKind | undefined =>
  heads.get(headLine.exec(line)?.[1] ?? '')

export const isStep = (line: string, { steps }: Keywords): boolean =>
  steps.some((word) => line.startsWith(word))
