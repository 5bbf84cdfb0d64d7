import { amountOf, moved, written } from '../amounts.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { fieldsOf } from '../fields.ts'
import { bounded, tried, usual } from '../tried.ts'

/** Narrowing, sorting and paging of lists. Each item needs its word: a page size, an order, a filter. */
export const filter: Kind = {
  kind: 'filter',
  ideas: (slots) => [...pageIdeas(slots), ...sortIdeas(slots), ...filterIdeas(slots)].slice(0, 5),
}

function pageIdeas({ sentence, all }: Slots): Idea[] {
  if (!/\bper page\b|\bpages? of\b|\bpagina|\bat a time\b/i.test(sentence)) return []
  const size = all('N')
    .map(amountOf)
    .find((amount) => amount && amount.places === 0 && amount.units > 1n && amount.units <= 1000n)
  if (!size) return []
  const [full, more] = [written(size), written(moved(size, 1))]
  return [
    tried(`${full} entries are one page, ${more} are two`, bounded, [
      [`Have exactly ${full} entries`, 'They are on one page, and there is no next page'],
      [`Add one: ${more} entries`, 'The last one is on a second page'],
    ]),
    tried('The last page and one beyond it', bounded, [
      [
        'Open the last page, then the address of the page after it',
        'The last page has the rest; beyond it the list is empty and no error is shown',
      ],
    ]),
  ]
}

function sortIdeas(slots: Slots): Idea[] {
  if (
    !/\bsort|\border(?:ed)? by\b|\b(?:newest|oldest|highest|lowest|cheapest|latest) first\b|\b(?:a|de)scending\b|\balphabetical/i.test(
      slots.sentence,
    )
  )
    return []
  const [by] = fieldsOf(slots, 1)
  return [
    tried(`The list is in order${by ? ` of the ${by.noun}` : ''}, also where two are equal`, usual, [
      [
        'Have entries of which two are equal in what is sorted by, and one has nothing there',
        'The order is right, and the same each time the list is opened',
      ],
    ]),
  ]
}

function filterIdeas(slots: Slots): Idea[] {
  if (!/\bfilter|\bnarrow/i.test(slots.sentence)) return []
  const fields = fieldsOf(slots, 4)
    .map(({ noun }) => noun)
    .filter((noun) => !/filter|result|list/i.test(noun))
  return [
    tried(
      fields.length > 0
        ? `Each filter alone: ${fields.join(', ')}`
        : 'A filter shows what fits and nothing else',
      usual,
      [
        [
          fields.length > 0 ? `Filter by ${fields.join(', then by ')}` : 'Filter so that some entries fit',
          'Only entries that fit are listed, and their number is right',
        ],
        ['Take the filter back', 'All entries are listed again'],
      ],
    ),
    ...(fields.length > 1
      ? [
          tried('Two filters together', usual, [
            [
              `Filter by ${fields[0] ?? ''} and ${fields[1] ?? ''} at once`,
              'Only entries that fit both are listed',
            ],
          ]),
        ]
      : []),
    tried('A filter that nothing fits', bounded, [
      ['Filter so that no entry fits', 'The list says that nothing fits, and the filter can be taken back'],
    ]),
  ]
}
