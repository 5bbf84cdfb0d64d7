import { isNoun } from '../grammar/deed/nouns.ts'
import { wordsOf } from '../grammar/names.ts'
import type { Statement } from '../resolve/draft.ts'
import type { Token } from '../tokens.ts'

/** "Primary actor: Recipient": who uses what is described. */
export function actorsIn(statements: readonly Statement[]): Set<string> {
  const named = statements.flatMap(
    ({ sentence }) => /^(?:primary )?actors?: (.+?)\.?$/i.exec(sentence.text)?.[1] ?? [],
  )
  return new Set(named.flatMap((names) => names.toLowerCase().split(/, | and /)))
}

/** Somebody who uses what is described: named as an actor, or a word for people. */
export function isActor(subject: readonly Token[] | undefined, actors: ReadonlySet<string>): boolean {
  const head = subject?.at(-1)?.text.toLowerCase() ?? ''
  const whole = subject
    ? wordsOf(subject)
        .toLowerCase()
        .replace(/^(?:the|an?) /, '')
    : ''
  return subject !== undefined && (actors.has(whole) || actors.has(head) || isNoun('person', head))
}
