import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Answer } from '../../../shared/kernel/operation.ts'
import { mostHits } from './find-hits.ts'
import { SearchAnswer, type SearchInput } from './schemas.ts'

/** What every search answers. */
export const searchProduces: readonly Answer[] = [
  {
    status: 200,
    mediaType: 'application/json',
    description: 'What was found, and an answer with its sources',
    schema: SearchAnswer,
  },
  {
    status: 200,
    mediaType: 'text/event-stream',
    description: 'With `stream`: the events `sources`, `delta` … and `done`, or `error`',
  },
]

/** Refuses a page that no search reaches, and paging of what is streamed. */
export function checkSearch(
  _context: Context,
  input: Pick<SearchInput, 'page' | 'perPage' | 'limit' | 'stream'>,
) {
  const { page, perPage = input.limit, stream } = input
  if (page * perPage > mostHits)
    throw validationFailed({
      details: [
        {
          path: 'page',
          message: `A query reaches ${mostHits.toLocaleString('en-US')} sources: page × perPage`,
        },
      ],
    })
  if (stream && page > 1)
    throw validationFailed({ details: [{ path: 'page', message: 'Leave it out with stream' }] })
}

/** Searches are counted for each person or key. */
export const searchLimits = [
  {
    name: 'searches',
    setting: 'SEARCHES_PER_HOUR' as const,
    key: ({ actor }: Context) => {
      if (actor.kind === 'user') return actor.userId
      return actor.kind === 'key' ? actor.keyId : undefined
    },
  },
]

export const searchDescription =
  'Answers in sentences of the sources, each with `[n]` into `sources`, and with an empty `answer` where none of them says it. Words such as "without X", "except X" or "not after 2023" leave out. `totalResults` counts all pieces that match, up to 1,000.'
