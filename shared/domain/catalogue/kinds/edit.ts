import { givenIn, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { fieldsOf, workedOf } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { theOf, thingOf, type Thing } from '../things.ts'
import { guarded, guessed, refused, tried, usual } from '../tried.ts'

/** Something is changed. Needs its noun: kept after a reload, broken off, invalid, by two people at once. A negation: it stays as it was, also beside the pages. */
export const edit: Kind = {
  kind: 'edit',
  ideas: (slots) => {
    const own = workedOf(slots, /\bmov\w* (?:between|to|through)\b/i.test(slots.sentence) ? staying : editing)
    if (
      slots.clauses.some(
        ({ tag, phrases }) =>
          (tag === 'eff' || tag === 'lim') && phrases.some((phrase) => phrase.tag === 'NEG'),
      )
    )
      return own?.isNegated ? fixedIdeas(own.thing, slots) : []
    if (/\b(?:refused|rejected|retains?|previous)\b/i.test(slots.sentence)) return []
    if (!editing.test(slots.sentence) || slots.clauses.every(({ tag }) => tag === 'evt' || tag === 'ctx'))
      return []
    // The noun of an edit ("assignments", "saved searches") is no edit.
    const isEdited = slots.clauses.some(({ tag, phrases }) =>
      phrases.some(
        (phrase) =>
          tag !== 'ctx' &&
          ((phrase.tag === 'V' && editing.test(phrase.text)) ||
            (phrase.tag === 'T' &&
              /\b(?:modification|changes?|editing|correction|rearrangement)\b/i.test(phrase.text))),
      ),
    )
    if (!own && !isEdited) return []
    const worked =
      own ??
      workedOf(
        slots,
        /^(?!see|view|show|display|open|ask|stay|appear|review|browse|click|use|paste|join|leave|generat|retain|keep|be |is |are )/i,
      )
    return worked && (worked.isByPerson || !worked.hasActor) ? changedIdeas(worked.thing, slots) : []
  },
}

const editing =
  /\b(?:chang\w*|edit\w*|modif\w*|updat\w*|correct\w*|renam\w*|mov\w*|adjust\w*|configur\w*|manag\w*|customi[sz]\w*|replac\w*|alter\w*|assign\w*|amend\w*|revis\w*|maintain\w*|sav(?:e|es|ed|ing)|set|sets|adapt\w*|toggl\w*|resiz\w*|resubmit\w*|reorder\w*|rearrang\w*|CRUD)\b/i

const staying = new RegExp(editing.source.replace('mov\\w*|', ''), 'i')

function changedIdeas(thing: Thing, slots: Slots): Idea[] {
  const [field] = fieldsOf(slots).filter((name) => name !== thing.noun)
  const isField = slots.all('F').some((text) => thingOf(text)?.noun === thing.noun)
  const isSame = field !== undefined && (thing.noun.endsWith(field) || field.endsWith(thing.single))
  const record = theOf(thing)
  const value =
    field === undefined || isField || isSame
      ? record
      : thing.isMass
        ? `the ${field}`
        : `the ${field} of ${record}`
  return [
    tried(`A change of ${value} is still there after a reload`, usual, [
      [`Change ${value} and save`, 'The change is confirmed and shown'],
      [
        'Reload the page, then look in another browser',
        'The new value is shown, everything else is as it was',
      ],
    ]),
    tried(`Leaving without saving keeps ${record} as it was`, refused, [
      [`Change ${value} and leave without saving`, 'It asks, or drops the change'],
      ['Open it again', 'The old value is there'],
    ]),
    tried(`Two people who change ${record} at once do not lose anything unnoticed`, guessed, [
      [
        `Open ${record} in two browsers and save a different change in each`,
        'The second one is told of the first change, or both changes are there',
      ],
    ]),
    tried(`An invalid change keeps ${record} as it was`, refused, [
      [`Empty or spoil one entry of ${record} and save`, 'It is refused with a text at the entry'],
      ['Reload the page', 'The old value is there'],
    ]),
  ].slice(0, isField ? 3 : 4)
}

function fixedIdeas(thing: Thing, slots: Slots): Idea[] {
  const record = theOf(thing)
  const preconditions = givenIn(slots).slice(0, 2)
  return [
    tried(
      `No way leads to a change of ${record} here`,
      refused,
      [
        [
          `Look for a way to change ${record} in this case: "${quotedOf(slots)}"`,
          'There is none, or it is refused',
        ],
      ],
      preconditions,
    ),
    tried(
      `A change of ${record} that is sent beside the pages is refused`,
      guarded,
      [
        [
          `Send the change of ${record} to the interface directly`,
          'It is refused; the value stays as it was',
        ],
      ],
      preconditions,
    ),
  ]
}
