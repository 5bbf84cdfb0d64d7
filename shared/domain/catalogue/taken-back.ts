import { controlName } from './controls.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { aOf, theOf, type Thing } from './things.ts'
import { bounded, guessed, refused, tried, usual } from './tried.ts'

const running =
  /\b(?:upload|download|import|export|job|run|process|stream|generation|calculation|sync|scan|backup|transfer|search|request|call|build|task|test|recording|print)$/i

/** Something under way that is broken off: halfway, beside others, at its very end. Needs a thing that runs. */
export function runningIdeas(thing: Thing, verb: string): Idea[] {
  if (!running.test(thing.single)) return []
  const [one, the] = [thing.single.replace(/^(?:running|current|ongoing|pending)\s+/i, ''), theOf(thing)]
  return [
    tried(`Nothing of ${aOf({ ...thing, single: one })} that is broken off halfway stays behind`, refused, [
      [
        `Start ${aOf({ ...thing, single: one })} that takes some time and ${verb} it halfway`,
        'It stops at once and says so',
      ],
      ['Reload the page and look where its result would be', 'Nothing of it is there, nor half of it'],
      ['Start the same again', 'It goes through to its end'],
    ]),
    tried(`Others that run beside ${the} go on`, usual, [
      [`Start two at the same time and ${verb} one of them`, 'The other one finishes with its whole result'],
    ]),
    tried(`Breaking off at the very end leaves one clear result`, bounded, [
      [
        `Start it and ${verb} it when it is about to finish`,
        'It is either finished or broken off, not both; what is shown is so after a reload as well',
      ],
    ]),
  ]
}

/** "Cancel = nothing changed": at every step of it. Needs a control that breaks off, and that nothing comes of it. */
export function brokenOffIdeas({ clauses, sentence }: Slots): Idea[] {
  const control = clauses
    .filter(({ tag }) => tag === 'evt' || tag === 'cond')
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ tag, text }) => tag === 'C' && /\b(?:cancel|abort|back|discard|no|close|escape|esc)\b/i.test(text),
    )
  const name = control && controlName(control.text)
  if (name === undefined) return []
  if (
    !/\b(?:nothing|no (?:changes?|data)|not|without)\b[^.;]{0,30}\b(?:chang\w*|sav\w*|stor\w*|lost|happens|import\w*|sent)\b/i.test(
      sentence,
    )
  )
    return []
  return [
    tried(`"${name}" after changing everything leaves all as it was`, refused, [
      [`Change every entry and press "${name}"`, 'The page before is shown'],
      ['Reload and open the same again', 'Every value is as it was before'],
    ]),
    tried(`"${name}" at the last step leaves all as it was`, guessed, [
      [`Go on up to the last step and press "${name}" there`, 'Nothing is saved, sent or counted'],
    ]),
    tried(`After "${name}" the same can be done anew`, usual, [
      [`Press "${name}", begin again and finish`, 'It succeeds; nothing of the first attempt is in it'],
    ]),
  ]
}

/** Somebody does not want messages any more. */
export function unsubscribedIdeas({ clauses, isNegated, sentence }: Slots): Idea[] {
  const speaks = clauses.some(
    ({ tag, text }) => tag !== 'ctx' && /\bunsubscrib|\bopt(?:s|ed|ing)?[- ]out\b/i.test(text),
  )
  if (
    !speaks ||
    (isNegated &&
      !/\b(?:no|not)\b[^.;]{0,25}\b(?:more|text|mails?|messages?|longer|get|gets|receive)/i.test(sentence))
  )
    return []
  return [
    tried('After opting out nothing more is sent', usual, [
      ['Opt out, in the way that is offered', 'It is confirmed'],
      ['Bring about what led to a message before', 'Nothing is sent on any way; others still get theirs'],
    ]),
    tried('A message that was planned already stays away as well', bounded, [
      ['Opt out when a message is due in a minute', 'It is not sent'],
    ]),
    tried('Opting out twice does no harm', refused, [
      ['Use the link to opt out a second time', 'It says that one is out already; no error'],
    ]),
    tried('One can come back', guessed, [['Opt out, and opt in again', 'The next message is sent, once']]),
  ]
}
