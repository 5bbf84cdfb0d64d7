import { amountOf } from '../amounts.ts'
import { withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import type { Thing } from '../things.ts'
import { followedIdeas } from '../exported-filters.ts'
import { thingOf } from '../things.ts'
import { speaksOf, thingsIn, trial } from '../trial.ts'

const filters = /\b(?:filter|narrow|facet)/i
const sorts =
  /\b(?:sort|order(?:ed|ing)? by|order(?:ed)? (?:in|alphabetically)|newest first|ascending|descending)/i
const pages = /\b(?:paginat|paging|per page|page size|page_?size)/i

/** Lists that are narrowed, sorted and paged. Cues: a verb of filtering, or fields behind the word; filters that are kept in an address or combined; sorting; pages. */
export const filter: Kind = {
  kind: 'filter',
  ideas: (slots) => {
    if (slots.isNegated || /\b(?:clear|reset)/i.test(slots.sentence)) return []
    const followed = followedIdeas(slots)
    if (followed.length > 0) return followed
    const sorted = fieldsBehind(slots, sorts).filter(
      ({ noun }) =>
        slots.sentence.toLowerCase().includes(`by ${noun.toLowerCase()}`) ||
        slots.sentence.toLowerCase().includes(`by the ${noun.toLowerCase()}`),
    )
    const newest = newestIdeas(slots)
    return [
      ...addressIdeas(slots),
      ...combinedIdeas(slots),
      ...(isFiltered(slots) ? filterIdeas(fieldsBehind(slots, filters), slots) : []),
      ...(speaksOf(slots, sorts) && (sorted[0] || newest.length === 0) ? sortIdeas(sorted[0]) : []),
      ...newest,
      ...(speaksOf(slots, pages) ? pageIdeas(slots) : []),
    ].slice(0, 5)
  },
}

/** The fields behind a word of the sentence; all of them where none stands behind it. */
function fieldsBehind(slots: Slots, word: RegExp): Thing[] {
  const at = slots.sentence.search(word)
  const isField = ({ noun }: Thing) => noun.length <= 30 && !/filter|page|search|sort|order/i.test(noun)
  const behind = slots.clauses
    .flatMap(({ phrases }) => phrases)
    .filter(({ tag, start }) => tag === 'F' && start > at)
    .flatMap(({ text }) => thingOf(text.replace(/[\s/]+$/, '')) ?? [])
    .filter(isField)
  return behind.length > 0 ? behind : thingsIn(slots, 'F').filter(isField)
}

/** A verb of filtering, or fields and options right behind the word. */
const isFiltered = ({ clauses, sentence }: Slots): boolean =>
  clauses.some(
    ({ tag, phrases }) =>
      tag !== 'ctx' &&
      phrases.some(
        ({ tag: role, text, end }, at) =>
          (role === 'V' && filters.test(text)) ||
          (/^[TFCE]$/.test(role) &&
            /\bfilters?$/i.test(text) &&
            /^[FO]$/.test(phrases[at + 1]?.tag ?? '') &&
            /^\W{0,2}\s*(?:by |for |on )?\W?$/.test(sentence.slice(end, phrases[at + 1]?.start))),
      ),
  )

/** Filters that are part of an address. Cue: the word beside "URL", "address" or "link". */
const addressIdeas = (slots: Slots): Idea[] =>
  speaksOf(slots, /\bfilters?\b/i) && speaksOf(slots, /\b(?:URL|web address|address|link)\b/i)
    ? [
        trial(
          'the address of a filtered list shows the same list to somebody else',
          'functional',
          'Use Case Testing',
          [
            'Set two filters, go to the second page and open its address in another browser',
            'The same filters are set, and the same entries are listed',
          ],
        ),
        trial('the back button takes back one filter at a time', 'functional', 'State Transition Testing', [
          'Set one filter, then a second one, and use the back button twice',
          'First the second filter is gone, then the first; the list follows',
        ]),
        trial('an address with a filter that does not exist', 'negative', 'Error Guessing', [
          'Change the value of a filter in the address to one that does not exist',
          'No error of the server is shown, and the filter can be taken off',
        ]),
      ]
    : []

/** Filters that work together. Cue: filters, and how they are joined. */
const combinedIdeas = (slots: Slots): Idea[] =>
  speaksOf(slots, /\bfilters\b/i) && speaksOf(slots, /\bcombin/i)
    ? [
        trial('two filters together', 'functional', 'Decision Table Testing', [
          'Set two filters, with entries among the list that match both, the first alone, the second alone and none',
          /\bOR\b/.test(slots.sentence)
            ? 'Entries that match one of the two are listed, and no others'
            : 'Only the entries that match both are listed',
        ]),
        trial('two filters of which one alone is taken off', 'functional', 'State Transition Testing', [
          'Set two filters and take the first one off',
          'The entries that match the second one are listed',
        ]),
      ]
    : []

const newestIdeas = (slots: Slots): Idea[] =>
  speaksOf(slots, /\b(?:newest|latest|most recent)\b.{0,10}\bfirst\b/i) ||
  slots.all('O').some((text) => /^(?:newest|latest)/i.test(text))
    ? [
        trial('a new entry comes first', 'functional', 'Equivalence Partitioning', [
          'Order by the newest, add an entry and load the list again',
          'The new entry is the first one; the others follow in their order',
        ]),
      ]
    : []

function filterIdeas([field, second]: readonly Thing[], slots: Slots): Idea[] {
  const option = slots.all('O').find((text) => text.length <= 30 && /^[A-Za-z]/.test(text))
  const by = field ? ` by ${field.single}` : ''
  const value = field ? `one ${field.single}` : option === undefined ? 'one value' : `"${option}"`
  return [
    trial(`filtering${by} leaves what matches and nothing else`, 'functional', 'Equivalence Partitioning', [
      `Filter${by} for ${value} that some entries have and others have not`,
      'Every entry that matches is listed, and no other',
    ]),
    ...(field && second
      ? [
          trial(`${field.single} and ${second.single} together`, 'functional', 'Decision Table Testing', [
            `Filter by ${field.single} and by ${second.single} at once`,
            'Only entries that match both are listed',
          ]),
        ]
      : []),
    trial(`a filter${by} that nothing matches`, 'negative', 'Equivalence Partitioning', [
      `Filter${by} for a value that no entry has`,
      'The list is empty and says so',
    ]),
    trial('a filter that is taken off again', 'functional', 'State Transition Testing', [
      `Filter${by}, then take the filter off`,
      'All entries are listed as before',
    ]),
  ]
}

function sortIdeas(field: Thing | undefined): Idea[] {
  const by = field ? ` by ${field.single}` : ''
  return [
    trial(`sorting${by} puts entries in order`, 'functional', 'Equivalence Partitioning', [
      `${by === '' ? 'List the entries' : `Sort${by}`} with ${field === undefined || textual.test(field.single) ? 'capital and small letters, accents, numbers of one and of two digits and empty values' : 'small and large, equal and empty values'} among the entries`,
      'All entries are in the right order, on later pages as well',
    ]),
    trial(`entries that are equal when sorted${by}`, 'functional', 'Error Guessing', [
      `${by === '' ? 'List the entries' : `Sort${by}`} with several entries that are equal in it, and load the list again`,
      'None is missing or listed twice, and their order stays the same',
    ]),
  ]
}

const textual = /\b(?:name|title|surname|city|town|author|word|category|status|label|subject)s?$/i

function pageIdeas(slots: Slots): Idea[] {
  const size = slots.limits.find(({ high, exact, unit }) => (high ?? exact) && !/%|s$|sec|ms/i.test(unit))
  const perPage = /\b(\d{1,4})\s+(?:[a-z]+\s+){0,3}(?:per|a|on each|on every) page\b/i.exec(
    slots.sentence,
  )?.[1]
  const most = size?.high?.amount ?? size?.exact ?? (perPage === undefined ? undefined : amountOf(perPage))
  const count = most ? withUnit(most, '') : 'the entries of one page'
  return [
    trial(
      'exactly one full page, and one entry more',
      'boundary',
      'Boundary Value Analysis',
      [
        `List exactly ${count === 'the entries of one page' ? 'as many entries as fit on one page' : `${count} entries`}`,
        'There is one page and no next one',
      ],
      ['Add one entry and list them again', 'The second page holds one entry'],
    ),
    trial('a page beyond the last one', 'negative', 'Boundary Value Analysis', [
      'Ask for the page after the last one',
      'No error is shown, and the last page can be reached from there',
    ]),
  ]
}
