import { quoted } from '../../text/quoted.ts'
import type { NumberedSentence } from '../types.ts'
import { figuresIn, percentsIn, valuesIn } from './figures.ts'
import { normal } from './normal.ts'

/** What a sentence holds that an expectation may rest on. Texts as they are compared. */
export interface SentenceFacts {
  sentence: NumberedSentence
  text: string
  values: ReadonlySet<string>
  percents: ReadonlySet<string>
  quotes: readonly string[]
}

/** A row counts with the header of its table. */
export function factsOf(sentence: NumberedSentence): SentenceFacts {
  const whole = sentence.header === undefined ? sentence.text : `${sentence.header} ${sentence.text}`
  return {
    sentence,
    text: normal(whole),
    values: new Set(valuesIn(whole)),
    percents: new Set(percentsIn(whole)),
    quotes: [...whole.matchAll(quoted)].map(([text]) => normal(text.slice(1, -1))),
  }
}

/** The values of a text that is one number or date and, at most, signs and units around it. */
export const soleValues = (text: string): string[] => {
  const [figure, ...more] = figuresIn(text)
  return figure && more.length === 0 ? figure.values : []
}
