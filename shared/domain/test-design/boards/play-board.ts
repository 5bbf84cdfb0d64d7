import type { Board, BoardAction } from '../model.ts'

/** How the page stands after some actions. */
export interface BoardStanding {
  states: Map<string, string>
  message?: string
  dialog?: { button: string; row: string }
  chosen?: string
}

export function opened({ rows }: Board): BoardStanding {
  return { states: new Map(rows.map(({ name, state }) => [name, state])) }
}

export function inState({ states }: BoardStanding, state: string): number {
  return [...states.values()].filter((one) => one === state).length
}

/** Whether a limit keeps a button from being pressed. */
export function isFull(board: Board, standing: BoardStanding, button: string): boolean {
  return board.limits.some((limit) => limit.button === button && inState(standing, limit.state) >= limit.most)
}

/** What an action leads to; undefined where the text leaves it open. */
export function after(board: Board, standing: BoardStanding, action: BoardAction): BoardStanding | undefined {
  const { states, dialog } = standing
  if (action.do === 'choose') return dialog ? undefined : { ...standing, chosen: action.value }
  if (action.do === 'press') {
    const state = states.get(action.row)
    const move = board.moves.find(({ from, button }) => from === state && button === action.button)
    const opens = board.dialogs.find(({ button }) => button === action.button)
    if (dialog || isFull(board, standing, action.button) || state === undefined || (!move && !opens))
      return undefined
    if (opens || move?.asks) return { ...standing, dialog: { button: action.button, row: action.row } }
    return move && moved(standing, move, action.row)
  }
  const asked = board.dialogs.find(({ button }) => button === dialog?.button)
  if (!dialog || !asked) return undefined
  const { dialog: _dialog, message: _message, ...closed } = standing
  if (asked.leave === action.button) return closed
  const state = states.get(dialog.row)
  const move = board.moves.find(({ from, button }) => from === state && button === dialog.button)
  return asked.confirm === action.button && !asked.entered && move
    ? moved(closed, move, dialog.row)
    : undefined
}

function moved(
  standing: BoardStanding,
  { to, message, sample }: Board['moves'][number],
  row: string,
): BoardStanding {
  const states = new Map(standing.states)
  if (to === undefined) states.delete(row)
  else states.set(row, to)
  const { message: _message, ...rest } = standing
  return {
    ...rest,
    states,
    ...(message === undefined || (sample ?? row) !== row
      ? {}
      : { message: message.replaceAll('{row}', row) }),
  }
}

const deepest = 4

/** The fewest actions after which something holds, by moves that the text makes sure. */
export function wayTo(
  board: Board,
  holds: (standing: BoardStanding) => boolean,
): { actions: BoardAction[]; standing: BoardStanding } | undefined {
  let front: { actions: BoardAction[]; standing: BoardStanding }[] = [
    { actions: [], standing: opened(board) },
  ]
  const seen = new Set<string>()
  for (let depth = 0; depth <= deepest; depth += 1) {
    const found = front.find(({ standing }) => !standing.dialog && holds(standing))
    if (found) return found
    front = front.flatMap(({ actions, standing }) =>
      nextOf(board, standing).flatMap((action) => {
        const next = after(board, standing, action)
        const key = next && JSON.stringify([[...next.states], next.dialog])
        if (!next || key === undefined || seen.has(key) || seen.size > 2000) return []
        seen.add(key)
        return [{ actions: [...actions, action], standing: next }]
      }),
    )
  }
  return undefined
}

function nextOf({ moves, dialogs }: Board, { states, dialog }: BoardStanding): BoardAction[] {
  if (dialog) {
    const asked = dialogs.find(({ button }) => button === dialog.button)
    return asked?.confirm === undefined || asked.entered ? [] : [{ do: 'answer', button: asked.confirm }]
  }
  return [...states].flatMap(([row, state]) =>
    moves.filter(({ from }) => from === state).map(({ button }) => ({ do: 'press' as const, button, row })),
  )
}

/** The numbers of a count put into its text. */
export function counted({ shape, states }: Board['counts'][number], standing: BoardStanding): string {
  let at = 0
  return shape.replace(/#/g, () => {
    const group = states[at++] ?? []
    return String(group.reduce((sum, state) => sum + inState(standing, state), 0))
  })
}
