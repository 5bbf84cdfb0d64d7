import { plural, singular } from '../english/plural.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { changed, decided, guessed, tried } from './tried.ts'

const leftOut = /\b(?:skipped|rejected|refused|ignored|omitted|left out|discarded)$/i
const remaining = /\b(?:rest|others?|remaining|valid|correct|good|right)\b/i
const units = /\b(lines?|rows?|files?|records?)\b/i

/** Some entries are wrong and the others go through. Cue: a verb of leaving out, and another clause about "the rest", "the others" or "the valid ones". */
export function partIdeas({ clauses, sentence, kinds }: Slots): Idea[] {
  const out = clauses.find(({ phrases }) =>
    phrases.some(({ tag, text }) => tag === 'V' && leftOut.test(text)),
  )
  const others = clauses.find(
    ({ tag, phrases }) =>
      /^(?:eff|lim|def)$/.test(tag) &&
      phrases.some(
        ({ tag: role, text }, at) =>
          /^[TEAO]$/.test(role) && at === 0 && text.length <= 30 && remaining.test(text),
      ),
  )
  if (!out || !others || out === others) return []
  const unit = singular(units.exec(sentence)?.[1]?.toLowerCase() ?? 'entry')
  const several = plural(unit)
  const bring = unit === 'file' || kinds.has('upload') ? 'Upload' : 'Bring in'
  const told = toldIn(clauses)
  return [
    tried(`One wrong ${unit} among right ones does not stop the others`, decided, [
      [
        `${bring} three ${several} of which the second is wrong in one place`,
        `The first and the third are in, the second is not${told === undefined ? '' : `; it stands in the ${told}`}`,
      ],
    ]),
    tried(`The wrong ${unit} comes in once it is mended`, changed, [
      [`Mend the second ${unit} and bring in it alone`, 'It is in, and the other two are not there twice'],
    ]),
    tried(`Only wrong ${several}`, guessed, [
      [`${bring} three ${several} that are all wrong`, 'None is in, and each of the three is told'],
    ]),
  ]
}

/** Where wrong ones are written: "the error file", with the fields that are told of each. */
function toldIn(clauses: Slots['clauses']): string | undefined {
  const clause = clauses.find(
    ({ phrases }) =>
      phrases.some(
        ({ tag, text }) =>
          tag === 'V' &&
          /^(?:goes?|go|is|are|written|listed|reported|appears?)\b/i.test(text) &&
          !leftOut.test(text),
      ) &&
      phrases.some(
        ({ tag, text }) => /^[TP]$/.test(tag) && /\b(?:file|list|report|log|protocol)$/i.test(text),
      ),
  )
  const place = thingOf(
    clause?.phrases.find(
      ({ tag, text }) => /^[TP]$/.test(tag) && /\b(?:file|list|report|log|protocol)$/i.test(text),
    )?.text,
  )
  if (!clause || !place) return undefined
  const fields = clause.phrases.flatMap(({ tag, text }) => (tag === 'F' ? (thingOf(text)?.noun ?? []) : []))
  return fields.length === 0 ? place.noun : `${place.noun} with ${fields.join(' and ')}`
}

const ignored = /\b(?:ignored|disregarded)$/i

/** What makes no difference. Cue: "is ignored" with a condition before it, or a thing. */
export function ignoredIdeas({ clauses, isNegated, sentence }: Slots): Idea[] {
  const at = clauses.findIndex(({ phrases }) =>
    phrases.some(({ tag, text }) => tag === 'V' && ignored.test(text)),
  )
  const clause = clauses[at]
  const verb = clause?.phrases.find(({ tag, text }) => tag === 'V' && ignored.test(text))
  if (!clause || !verb || isNegated) return []
  const own = clause.text.slice(0, verb.start - clause.start).trim()
  const before = clauses[at - 1]
  const subject = own !== '' ? own : before?.tag === 'cond' ? before.text : ''
  const what = subject.replace(/[\s,;:]+$/, '').replace(/^(?:all|any|every|the|if|when)\s+/i, '')
  if (
    what.length < 5 ||
    what.length > 70 ||
    /[|{}<>"*`]/.test(what) ||
    /\b(?:it|they|this|these)\b/i.test(what)
  )
    return []
  if (/\b(?:is|are|has|have|was|were)\b/i.test(what)) return []
  const name = /^[A-Z][a-z]/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what
  const isTold = /\bwith an? (?:notice|hint|message|warning)\b/i.test(sentence)
  return [
    tried(`The result is the same with and without ${name}`, decided, [
      [`Do it once without ${name}`, 'Note what comes of it'],
      [
        `Do the same with ${name}`,
        isTold
          ? 'The same comes of it, and what was ignored is told'
          : 'The same comes of it; no error is shown and nothing of that is kept',
      ],
    ]),
  ]
}
