import type { BoardDialog, BoardPart } from '../../requirements/boards/board-fact.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { Board } from '../model.ts'

type Told = BoardPart & { requirementId: string }
type Of<What extends BoardPart['part']> = Extract<BoardPart, { part: What }> & { requirementId: string }

/** The page whose rows have states, folded from what the sentences of the text say of it; none where they say nothing of one. */
export function buildBoards(sentences: ReadSentence[]): Board[] {
  const told = sentences.flatMap(({ facts, requirementId }): Told[] =>
    requirementId === undefined
      ? []
      : facts.flatMap((fact) => (fact.kind === 'board' ? [{ ...fact.part, requirementId }] : [])),
  )
  const all = <What extends BoardPart['part']>(what: What) =>
    told.filter((one): one is Of<What> => one.part === what)
  const rowParts = all('rows')
  const [first] = rowParts
  // How one of several things outside a table is found, the text does not say.
  if (!first?.table) return []
  const rows = rowParts.flatMap(({ rows: own, requirementId }) =>
    own.map((row) => ({ ...row, requirementId })),
  )
  const [filter] = all('filter')
  const [spoken] = all('spoken')
  const [unfiltered] = all('unfiltered')
  const dialogs = merged(all('dialog'))
  const opening = dialogs.map(({ button }) => button)
  return [
    {
      id: 'B1',
      requirementId: first.requirementId,
      rows,
      ...(first.ordered ? { ordered: true as const } : {}),
      moves: all('move').map(({ part: _part, ...move }) => ({
        ...move,
        ...(opening.includes(move.button) ? { asks: true as const } : {}),
      })),
      dialogs,
      buttons: all('buttons').map(({ part: _part, ...one }) => one),
      counts: all('count').flatMap(({ shape, states, written, requirementId }) => {
        const of = states.map((group) => rows.filter(({ state }) => group.includes(state)).length)
        let at = 0
        // A text whose numbers are not those of the rows at the start was not understood, or is an example.
        return shape.replace(/#/g, () => String(of[at++])) === written
          ? [{ shape, states, requirementId }]
          : []
      }),
      ...(unfiltered ? { unfiltered: unfiltered.requirementId } : {}),
      ...(spoken
        ? spokenOf(
            spoken,
            all('buttons').flatMap(({ buttons }) => buttons),
          )
        : {}),
      limits: all('limit').map(({ part: _part, ...one }) => one),
      ...(filter ? { filter: ownFilter(filter) } : {}),
    },
  ]
}

function ownFilter({ part: _part, ...filter }: Of<'filter'>): NonNullable<Board['filter']> {
  return filter
}

/** What several sentences say of one dialog. */
function merged(parts: Of<'dialog'>[]): Board['dialogs'] {
  const found = new Map<string, BoardDialog & { requirementId: string }>()
  for (const { part: _part, ...one } of parts)
    found.set(one.button, { ...one, ...found.get(one.button), ...one })
  return [...found.values()]
}

/** The name for screen readers with places for the button and the row; none where the example begins with no button that is known. */
function spokenOf({ name, row }: Of<'spoken'>, buttons: string[]): Pick<Board, 'spoken'> {
  const [button] = buttons.filter((one) => name.startsWith(one)).toSorted((a, b) => b.length - a.length)
  return button === undefined ? {} : { spoken: `{button}${name.slice(button.length, -row.length)}{row}` }
}
