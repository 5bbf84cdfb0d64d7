import { listed } from '../../english/listed.ts'
import type { Outcome } from '../../requirement-model/index.ts'
import { alwaysHolds } from './always-holds.ts'
import { amountOf, inSentence, quote, type Names } from './words.ts'

/** What comes out, as short as it goes: "surcharge 12 %", ""Goods class unknown"". */
export function briefly(names: Names, outcomes: Outcome[]): string {
  // What only words tell names a case where nothing else does; it often comes of every case.
  const own = outcomes.filter((outcome) => !alwaysHolds(names, outcome))
  const shown = own.filter(({ kind }) => kind === 'set' || kind === 'shows' || kind === 'goes')
  const parts = (shown.length > 0 ? own.filter(({ kind }) => kind !== 'said') : own).flatMap(
    (outcome): string[] => {
      if (outcome.kind === 'set')
        return [
          `${inSentence(names.of(outcome.subject))} ${amountOf(outcome.to, names.subject(outcome.subject))}`,
        ]
      if (outcome.kind === 'shows')
        return [outcome.as === 'heading' ? `heading ${quote(outcome.text)}` : quote(outcome.text)]
      if (outcome.kind === 'lists')
        return [
          ...outcome.shown.map((text) => `${quote(text)} is listed`),
          ...outcome.hidden.map((text) => `${quote(text)} is not listed`),
        ]
      if (outcome.kind === 'goes') return [`${quote(outcome.page)} page`]
      if (outcome.kind === 'said') return [inSentence(outcome.text)]
      if (outcome.kind === 'control') return [`${quote(names.of(outcome.control))} is ${outcome.is}`]
      return []
    },
  )
  return listed([...new Set(parts)].slice(0, 3))
}
