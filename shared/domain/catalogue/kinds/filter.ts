import { amountOf } from '../amounts.ts'
import { withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import type { Thing } from '../things.ts'
import { speaksOf, thingsIn, trial } from '../trial.ts'

const filters = /\b(?:filter|narrow|browse|facet)/i
const sorts =
  /\b(?:sort|order(?:ed|ing)? by|order(?:ed)? (?:in|alphabetically)|newest first|ascending|descending)/i
const pages = /\b(?:paginat|paging|per page|page size|page_?size)/i

/** Lists that are narrowed, sorted and paged. Cues: filtering by something that is marked; sorting; pages. */
export const filter: Kind = {
  kind: 'filter',
  ideas: (slots) => {
    if (slots.isNegated || /\b(?:clear|reset)/i.test(slots.sentence)) return []
    const fields = thingsIn(slots, 'F').filter(
      ({ noun }) => noun.length <= 30 && !/filter|page|search|sort|order/i.test(noun),
    )
    return [
      ...(speaksOf(slots, filters) ? filterIdeas(fields, slots) : []),
      ...(speaksOf(slots, sorts) ? sortIdeas(fields[0]) : []),
      ...(speaksOf(slots, pages) ? pageIdeas(slots) : []),
    ].slice(0, 5)
  },
}

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
      `${by === '' ? 'List the entries' : `Sort${by}`} with capital and small letters, accents, numbers of one and of two digits and empty values among the entries`,
      'All entries are in the right order, on later pages as well',
    ]),
    trial(`entries that are equal when sorted${by}`, 'functional', 'Error Guessing', [
      `${by === '' ? 'List the entries' : `Sort${by}`} with several entries that are equal in it, and load the list again`,
      'None is missing or listed twice, and their order stays the same',
    ]),
  ]
}

function pageIdeas(slots: Slots): Idea[] {
  const size = slots.limits.find(({ high, exact, unit }) => (high ?? exact) && !/%|s$|sec|ms/i.test(unit))
  const perPage = /\b(\d{1,4})\s+(?:[a-z]+\s+)?(?:per|a|on each|on every) page\b/i.exec(slots.sentence)?.[1]
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
      'It is empty or leads back to the last page; no error is shown',
    ]),
  ]
}
