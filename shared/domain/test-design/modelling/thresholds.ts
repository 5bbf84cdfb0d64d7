import type { ReadSentence } from '../../requirements/index.ts'
import type { Screen, Threshold } from '../model.ts'

/** Measured limits of the text; attempts are counted on the screen they speak about. */
export function buildThresholds(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Threshold[] {
  const failures = sentences.flatMap(failureOf)
  return sentences.flatMap((sentence) =>
    sentence.facts.flatMap((fact) => {
      if (fact.kind !== 'threshold' || sentence.requirementId === undefined) return []
      const near = screenOf(sentence)
      const screen = near && fact.attempts !== undefined && opensAccount(near) ? undefined : near
      const { statement, subject, attempts, tried, outcome, window, lasting } = fact
      const each = failures.find(
        ({ secret, text }) =>
          attempts !== undefined && secret === secretIn(tried ?? '') && !outcome?.includes(text),
      )
      return [
        {
          id: `${sentence.requirementId}.threshold`,
          requirementId: sentence.requirementId,
          statement,
          subject,
          ...(attempts === undefined ? {} : { attempts }),
          ...(tried === undefined ? {} : { tried }),
          ...(outcome === undefined ? {} : { outcome }),
          ...(window ? { window } : {}),
          ...(lasting ? { lasting } : {}),
          ...(screen ? { screen } : {}),
          ...(each ? { each: { text: each.text, requirementId: each.requirementId } } : {}),
        },
      ]
    }),
  )
}

/** Nobody signs in where an account is opened: a password that must be repeated is a new one. */
function opensAccount({ parameters }: Screen): boolean {
  return parameters.some(({ constraints }) => constraints.equals !== undefined)
}

interface Failure {
  secret: string
  text: string
  requirementId: string
}

/** What a wrong secret is answered with: "With a wrong password the user sees "User name or password is wrong"". */
function failureOf({ facts, requirementId }: ReadSentence): Failure[] {
  if (requirementId === undefined) return []
  return facts.flatMap((fact) => {
    if (fact.kind === 'message' && fact.violations.includes('mismatch')) {
      const secret = secretIn(fact.condition)
      return secret === undefined ? [] : [{ secret, text: fact.text, requirementId }]
    }
    if (fact.kind !== 'scenario') return []
    const [done, more] = fact.when
    const secret = wrong.test(done ?? '') && more === undefined ? secretIn(done ?? '') : undefined
    const text = /["“]([^"”]+)["”]/.exec(fact.outcomes[0] ?? '')?.[1]
    return secret === undefined || text === undefined ? [] : [{ secret, text, requirementId }]
  })
}

const wrong = /\b(?:wrong|incorrect|invalid|false)\b/i

function secretIn(words: string): string | undefined {
  return /\b(password|passphrase|passcode|pin|tan|code)s?\b/i.exec(words)?.[1]?.toLowerCase()
}
