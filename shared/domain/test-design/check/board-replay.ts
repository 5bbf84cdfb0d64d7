import type { Board, BoardAction } from '../model.ts'

/** A page with rows as a case leaves it, worked out from its literal steps alone. */
export interface BoardPage {
  actions: BoardAction[]
  rows: Record<string, string | undefined>
  said: string | undefined
  asking: string | undefined
  row: string | undefined
  shown: string | undefined
}

const press = /^Click the "([^"]+)" button in the row "([^"]+)"$/
const answer = /^Click the "([^"]+)" button in the dialog$/
const choose = /^Select "([^"]+)" from "([^"]+)"$/

/** Plays steps on the rows of the text; undefined when one of them is not known to be possible there. */
export function replayBoard([first, ...steps]: string[], board: Board): BoardPage | undefined {
  if (first !== 'Open the page') return undefined
  const page: BoardPage = {
    actions: [],
    rows: Object.fromEntries(board.rows.map(({ name, state }) => [name, state])),
    said: undefined,
    asking: undefined,
    row: undefined,
    shown: undefined,
  }
  return steps.every((step) => played(step, page, board)) ? page : undefined
}

function played(step: string, page: BoardPage, board: Board): boolean {
  const [, button, row] = press.exec(step) ?? []
  if (button !== undefined && row !== undefined) {
    page.actions.push({ do: 'press', button, row })
    return pressed(button, row, page, board)
  }
  const [, reply] = answer.exec(step) ?? []
  if (reply !== undefined) {
    page.actions.push({ do: 'answer', button: reply })
    return answered(reply, page, board)
  }
  const [, value = '', list] = choose.exec(step) ?? []
  if (list === undefined || list !== board.filter?.name || page.asking !== undefined) return false
  page.actions.push({ do: 'choose', value })
  page.shown = value === board.filter.all ? undefined : value
  return value === board.filter.all || board.filter.options.includes(value)
}

function pressed(button: string, row: string, page: BoardPage, board: Board): boolean {
  const state = page.rows[row]
  const hidden = page.shown !== undefined && page.shown !== state
  const stopped = board.limits.some((one) => one.button === button && countOf(page, [one.state]) >= one.most)
  if (page.asking !== undefined || state === undefined || stopped || hidden) return false
  const asks = board.dialogs.some((one) => one.button === button)
  const known = board.moves.some((one) => one.button === button && one.from === state)
  if (asks) {
    const offered = known || board.buttons.some((one) => one.state === state && one.buttons.includes(button))
    Object.assign(page, { asking: button, row })
    return offered
  }
  return known && moves(button, row, page, board)
}

function answered(reply: string, page: BoardPage, board: Board): boolean {
  const { asking, row } = page
  const dialog = board.dialogs.find(({ button }) => button === asking)
  if (!dialog || asking === undefined || row === undefined) return false
  page.asking = undefined
  if (dialog.leave === reply) return true
  return dialog.confirm === reply && dialog.entered !== true && moves(asking, row, page, board)
}

function moves(button: string, row: string, page: BoardPage, board: Board): boolean {
  const told = board.moves.filter((one) => one.button === button && one.from === page.rows[row])
  const [move] = told
  if (!move || told.length > 1) return false
  page.rows[row] = move.to
  page.said =
    move.sample === undefined || move.sample === row ? move.message?.split('{row}').join(row) : undefined
  page.row = row
  return true
}

export function countOf({ rows }: BoardPage, states: string[]): number {
  return Object.values(rows).filter((state) => state !== undefined && states.includes(state)).length
}
