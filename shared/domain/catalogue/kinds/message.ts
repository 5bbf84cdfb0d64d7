import { asSentence } from '../clauses.ts'
import { doneFor, givenIn, quotedOf, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { causesIn } from '../causes.ts'
import type { Slots } from '../slots.ts'
import { decided, tried, usual, type Tried } from '../tried.ts'

/** A text that has to come, letter by letter, in its case alone. Needs the text in quotes; causes that "or" joins are tried each alone. */
export const message: Kind = {
  kind: 'message',
  ideas: (slots) => {
    const texts = slots.messages.filter((text) => text.length <= 160)
    return texts.length === 1 && texts[0] !== undefined
      ? singleIdeas(texts[0], slots)
      : texts.slice(0, 3).map((text) => exactIdea(text, slots, false))
  },
}

const shortly = (text: string): string => (text.length <= 70 ? text : `${text.slice(0, 68).trimEnd()}…`)

/** Conditions are what must be so before, the event what is done; without an event the sentence is quoted. */
function exactIdea(text: string, slots: Slots, isOnly: boolean): Idea {
  const event = doneFor(slots)
  const given = isOnly ? givenIn(slots) : []
  const read = `The text reads "${text}", letter by letter`
  const act: Tried =
    event !== undefined && isOnly
      ? [event, read]
      : given.length > 0
        ? ['Do what the text answers to, in this case', read]
        : [`Bring about the case of this text: "${quotedOf(slots)}"`, read]
  return tried(`"${shortly(text)}" is shown letter by letter`, usual, [act], given)
}

function singleIdeas(text: string, slots: Slots): Idea[] {
  const exact = exactIdea(text, slots, true)
  if (turnsRound(slots) || slots.isNegated) return [exact]
  const causes = causesIn(slots)
  const [cause] = causes
  if (cause === undefined) return [exact]
  const elsewhere = tried(`"${shortly(text)}" stays away where its cause is missing`, decided, [
    [`Do the same where this is not so: ${quote(causes.join(' or '))}`, `"${text}" is not shown`],
  ])
  const each =
    causes.length > 1
      ? causes
          .slice(0, 4)
          .map((alone) =>
            tried(
              `"${shortly(text)}" comes for one cause alone: ${alone}`,
              ['negative', 'Decision Table Testing'],
              [[`Bring about this alone, everything else in order: ${quote(alone)}`, `"${text}" is shown`]],
            ),
          )
      : []
  const mended = tried(
    `"${shortly(text)}" is gone once its cause is mended`,
    ['functional', 'State Transition Testing'],
    [
      [`Bring it about: ${quote(cause)}`, `"${text}" is shown`],
      ['Mend the cause and try again', `"${text}" is gone, and what was tried succeeds`],
    ],
  )
  const isFault =
    /\b(?:not|no|must|invalid|wrong|error|please|already|cannot|can't|only|too|failed|required|missing|between|at least|at most|enter|unknown|expired)\b/i.test(
      text,
    )
  return [...each, exact, elsewhere, ...(isFault && causes.length === 1 ? [mended] : [])].slice(0, 5)
}

const quote = (text: string): string =>
  asSentence(text)
    .replace(/\.$/, '')
    .replace(/^./, (letter, _at, whole: string) =>
      /^[A-Z][A-Z]/.test(whole) ? letter : letter.toLowerCase(),
    )
