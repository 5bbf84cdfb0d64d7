import type { Board, BoardAction, BoardItem, BoardLook, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { after, inState, opened, wayTo, type BoardStanding } from './play-board.ts'

interface Probe {
  requirementId: string
  about: string
  actions: BoardAction[]
  looks: BoardLook[]
  row?: string
  also?: (string | undefined)[]
}

/** Coverage items of pages whose rows have states: the opened page, each move, each dialog left and confirmed, limits, what the filter lists. */
export function boardItems(model: TestModel): BoardItem[] {
  return (model.boards ?? []).flatMap((board) =>
    [
      ...openedProbes(board),
      ...moveProbes(board),
      ...leaveProbes(board),
      ...limitProbes(board),
      ...filterProbes(board),
    ].map((probe) => itemOf(probe, board, model)),
  )
}

function openedProbes(board: Board): Probe[] {
  const { rows, requirementId } = board
  return [
    {
      requirementId,
      about: 'the opened page',
      actions: [],
      looks: ['states', ...counts(board)],
      also: [...rows.map((row) => row.requirementId), ...board.counts.map((one) => one.requirementId)],
    },
    ...(board.ordered
      ? [{ requirementId, about: 'the order of the opened page', actions: [], looks: ['order' as const] }]
      : []),
  ]
}

function counts({ counts: texts }: Board): BoardLook[] {
  return texts.length > 0 ? ['counts'] : []
}

function moveProbes(board: Board): Probe[] {
  return board.moves.flatMap((move): Probe[] => {
    const dialog = board.dialogs.find(({ button }) => button === move.button)
    if (move.asks && (dialog?.confirm === undefined || dialog.entered)) return []
    const way = wayTo(
      board,
      (standing) => inState(standing, move.from) > 0 && canPress(board, standing, move),
    )
    if (!way) return []
    const row = [...way.standing.states].find(([, state]) => state === move.from)?.[0] ?? ''
    const press: BoardAction = { do: 'press', button: move.button, row }
    const actions = [
      ...way.actions,
      press,
      ...(move.asks ? [{ do: 'answer' as const, button: dialog?.confirm ?? '' }] : []),
    ]
    const shown = move.to === undefined ? [] : board.buttons.filter(({ state }) => state === move.to)
    return [
      {
        requirementId: move.requirementId,
        about: `${move.button}: ${move.from} → ${move.to ?? 'gone'}`,
        actions,
        row,
        looks: [
          ...(move.message === undefined || (move.sample ?? row) !== row ? [] : (['message'] as const)),
          move.to === undefined ? 'gone' : 'states',
          ...(shown.length > 0 ? (['buttons'] as const) : []),
          ...counts(board),
        ],
        also: [
          ...board.counts.map((one) => one.requirementId),
          ...shown.map((one) => one.requirementId),
          dialog?.requirementId,
        ],
      },
    ]
  })
}

function canPress(board: Board, standing: BoardStanding, { from, button }: Board['moves'][number]): boolean {
  const row = [...standing.states].find(([, state]) => state === from)?.[0]
  return row !== undefined && after(board, standing, { do: 'press', button, row }) !== undefined
}

/** A dialog that is left: all is as before. */
function leaveProbes(board: Board): Probe[] {
  return board.dialogs.flatMap(({ button, leave, heading, requirementId }): Probe[] => {
    const froms = board.moves.filter((move) => move.button === button).map(({ from }) => from)
    const offered = board.buttons.filter((one) => one.buttons.includes(button)).map(({ state }) => state)
    const states = [...froms, ...offered]
    const way = wayTo(board, (standing) => states.some((state) => inState(standing, state) > 0))
    const row = way && [...way.standing.states].find(([, state]) => states.includes(state))?.[0]
    if (!way || row === undefined) return []
    const press: BoardAction = { do: 'press', button, row }
    const asked: Probe[] =
      heading === undefined
        ? []
        : [
            {
              requirementId,
              about: `"${button}" opens its dialog`,
              actions: [...way.actions, press],
              row,
              looks: ['dialog'],
            },
          ]
    if (leave === undefined) return asked
    return [
      ...asked,
      {
        requirementId,
        about: `"${leave}" changes nothing`,
        actions: [...way.actions, press, { do: 'answer', button: leave }],
        row,
        looks: ['states', ...counts(board)],
        also: board.counts.map((one) => one.requirementId),
      },
    ]
  })
}

/** The last row that fits, and one fewer. */
function limitProbes(board: Board): Probe[] {
  return board.limits.flatMap(({ state, most, button, text, requirementId }): Probe[] =>
    [most, most - 1].flatMap((wanted): Probe[] => {
      const offers = board.moves.filter((move) => move.button === button).map(({ from }) => from)
      const way = wayTo(
        board,
        (standing) =>
          inState(standing, state) === wanted && offers.some((from) => inState(standing, from) > 0),
      )
      if (!way) return []
      const row = [...way.standing.states].find(([, own]) => offers.includes(own))?.[0]
      return row === undefined || (wanted < most && text === undefined)
        ? []
        : [{ requirementId, about: `${wanted} ${state}`, actions: way.actions, row, looks: ['full'] }]
    }),
  )
}

function filterProbes(board: Board): Probe[] {
  const { filter, unfiltered } = board
  if (!filter) return []
  const { requirementId, options, all, none } = filter
  const start = opened(board)
  const probe = (about: string, values: string[], looks: BoardLook[]): Probe => ({
    requirementId,
    about,
    actions: values.map((value) => ({ do: 'choose', value })),
    looks: [...looks, ...(unfiltered === undefined ? [] : counts(board))],
    also: [unfiltered],
  })
  const chosen = options.flatMap((value): Probe[] => {
    if (inState(start, value) > 0) return [probe(`only ${value}`, [value], ['listed'])]
    return none === undefined ? [] : [probe(`no ${value}`, [value], ['none'])]
  })
  const [one] = options
  return [...chosen, ...(one === undefined ? [] : [probe('all again', [one, all], ['listed'])])]
}

function itemOf(
  { requirementId, about, actions, looks, row, also = [] }: Probe,
  board: Board,
  model: TestModel,
): BoardItem {
  return {
    kind: 'board',
    id: `${requirementId}/rows/${about}`.slice(0, 390),
    technique: 'State Transition Testing',
    requirementId,
    description: about,
    priority: priorityOf(model, requirementId),
    valid: true,
    boardId: board.id,
    actions,
    looks,
    ...(row === undefined ? {} : { row }),
    alsoTests: [...new Set(also.filter((one) => one !== undefined))],
  }
}
