import { withoutS } from '../../english/without-s.ts'
import { withArticle } from '../../english/articles.ts'
import { doneFor, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { fieldsOf } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { theAllOf, thingOf } from '../things.ts'
import { guarded, guessed, refused, tried, usual } from '../tried.ts'

const record =
  /\b(?:log|logs|logged|logging|audit\w*|history|trail|record(?:s|ed|ing)?|track(?:s|ed)?|trace\w*|ledger|event|events|journal|version(?:s|ed)?)\b/i

/** Who did what and when. Needs a word for a record. "Never logged": looked for and not found. Unchangeable where it is a history or an audit. */
export const log: Kind = {
  kind: 'log',
  ideas: (slots) => {
    if (!record.test(slots.sentence) || /\b(?:full|auditing purposes)\b/i.test(slots.sentence)) return []
    if (isHidden(slots)) return hiddenIdeas(slots)
    if (
      slots.isNegated &&
      !/\b(?:never|not|no)\b[^.;]*\b(?:delet|edit|chang|modif|overwrit|remov|action)/i.test(slots.sentence)
    )
      return []
    if (slots.isNegated) return fixedIdeas(slots)
    return [...entryIdeas(slots), ...fixedIdeas(slots), ...failureIdeas(slots)].slice(0, 4)
  },
}

const secret = /\b(?:password|secret|token|key|credential|card number|personal data|pii|pin|passphrase)s?\b/i
const isHidden = ({ sentence, isNegated }: Slots): boolean =>
  secret.test(sentence) && (isNegated || /\b(?:redact|mask|scrub|hid)\w*/i.test(sentence))

function hiddenIdeas({ sentence }: Slots): Idea[] {
  const word = withoutS(secret.exec(sentence)?.[0].toLowerCase() ?? 'secret')
  const [a, data] = /^(?:personal data|pii)$/.test(word)
    ? ['a piece of personal data', 'piece of personal data']
    : [withArticle(word), word]
  return [
    tried(`No log holds ${a}`, guarded, [
      [
        `Use ${a} that is easy to find again, once with success and once with a failure`,
        'Both are in the log',
      ],
      [`Search all logs for the ${data}`, 'It is in none of them, neither whole nor in part'],
    ]),
  ]
}

function entryIdeas(slots: Slots): Idea[] {
  const fields = fieldsOf(slots)
  const event = doneFor(slots)
  const isPersonal =
    /\b(?:who|users?|persons?|editors?|reviewers?|admin\w*|audit\w*|actors?|staff|members?|managers?)\b/i.test(
      slots.sentence,
    )
  const act =
    event ??
    `${isPersonal ? 'Do as a known person' : 'Bring about'} what is to be recorded here: "${quotedOf(slots)}"`
  const byEvent =
    fields.length > 1
      ? `There is one entry, with the right value in each of these`
      : isPersonal
        ? 'There is exactly one entry; it tells who it was, when, and what was done'
        : 'There is exactly one entry; it tells what happened and when'
  return [
    tried(
      fields.length > 1
        ? 'The entry holds every value that is asked for'
        : isPersonal
          ? 'The entry tells who, when and what'
          : 'The entry tells what happened and when',
      usual,
      [
        [act, 'It is done; note the time'],
        fields.length > 1
          ? ['Look at the record of it', byEvent, fields.join(', ')]
          : ['Look at the record of it', byEvent],
      ],
    ),
  ]
}

function fixedIdeas({ sentence }: Slots): Idea[] {
  if (
    !/\b(?:audit\w*|history|immutable|trail|ledger|append|permanent\w*|versioned|never (?:deleted|overwritten))\b/i.test(
      sentence,
    )
  )
    return []
  return [
    tried('Nobody can change or delete an entry', guarded, [
      [
        'Sign in with the most powerful role and look for a way to change or delete an entry',
        'There is none',
      ],
      ['Send such a request to the interface directly', 'It is refused; the entry is unchanged'],
    ]),
  ]
}

/** Something that can be refused is recorded as well when it is. */
function failureIdeas(slots: Slots): Idea[] {
  const { sentence } = slots
  const ideas: Idea[] = []
  if (
    /\b(?:access|log-?in|sign-?in|payment|transaction|attempt|permission|action|order|override|change|correction|decision)s?\b/i.test(
      sentence,
    ) &&
    /\b(?:log|logs|logged|audit\w*|trail)\b/i.test(sentence)
  )
    ideas.push(
      tried('An attempt that is refused is recorded as well', refused, [
        ['Try the same without the right to it', 'It is refused'],
        ['Look at the record', 'The attempt is there, marked as refused, and nothing says that it was done'],
      ]),
    )
  const record = thingOf(slots.first('E'))
  if (
    /\bhistory\b/i.test(sentence) &&
    record &&
    !/\b(?:history|log|record|entry|event|change|activity|action)s?$/i.test(record.noun)
  )
    ideas.push(
      tried(`Several changes of ${theAllOf(record)} are in the right order`, guessed, [
        [
          'Make three changes one after the other and look at the history',
          'There are three entries in the order of their time, each with the old and the new value',
        ],
      ]),
    )
  return ideas
}
