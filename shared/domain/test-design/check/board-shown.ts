import type { TestCase } from '../../test-cases/schema.ts'
import type { Board, BoardItem, BoardLook } from '../model.ts'
import { countOf, replayBoard, type BoardPage } from './board-replay.ts'
import { clausesOf } from './opened-shown.ts'

/** Whether a case does what the item says, and every clause that it expects is true of the page that its own steps lead to. */
export function boardShown(
  { steps = [], expectedResult = '' }: TestCase,
  item: BoardItem,
  board: Board,
): boolean {
  const page = replayBoard(
    steps.map(({ action }) => action),
    board,
  )
  if (!page || JSON.stringify(page.actions) !== JSON.stringify(item.actions)) return false
  const judged = clausesOf(expectedResult.replace(lastOfOrder, '$1 + $2')).map((clause) =>
    judge(clause, board, page),
  )
  const seen = new Set(judged.flat())
  return judged.every((looks) => looks.length > 0) && item.looks.every((look) => seen.has(look))
}

/** The names of an order are one clause. */
const lastOfOrder = /((?:"[^"]*", )*"[^"]*") and ("[^"]*" are shown in this order)/

type Judge = (groups: string[], board: Board, page: BoardPage) => BoardLook[]

const forms: [RegExp, Judge][] = [
  [
    /^the row "([^"]*)" shows "([^"]*)"$/i,
    ([row = '', text = ''], { buttons }, { rows }) => [
      ...(rows[row] === text ? (['states'] as const) : []),
      ...(buttons.some((one) => one.state === rows[row] && one.buttons.includes(text))
        ? (['buttons'] as const)
        : []),
    ],
  ],
  [
    /^there is no "([^"]*)" button in the row "([^"]*)"$/i,
    ([said = '', row = ''], board, { rows }) => {
      const { buttons } = board
      const name = plainName(said, row, board)
      const own = buttons.filter((one) => one.state === rows[row])
      return own.some(({ only }) => only) && !own.some((one) => one.buttons.includes(name)) ? ['buttons'] : []
    },
  ],
  [
    /^there is no row "([^"]*)"$/i,
    ([row = ''], _board, page) => (page.row === row && page.rows[row] === undefined ? ['gone'] : []),
  ],
  [
    /^((?:"[^"]*", )*"[^"]*" \+ "[^"]*") are shown in this order$/i,
    ([run = ''], { rows, ordered }, { actions }) => {
      const names = [...run.matchAll(/"([^"]*)"/g)].map(([, name]) => name)
      const same = names.join('|') === rows.map(({ name }) => name).join('|')
      return same && ordered === true && actions.length === 0 ? ['order'] : []
    },
  ],
  [
    /^the heading "([^"]*)" is shown$/i,
    ([text], { dialogs }, { asking, row = '' }) =>
      dialogs.some((one) => one.button === asking && one.heading?.split('{row}').join(row) === text)
        ? ['dialog']
        : [],
  ],
  [
    /^the "([^"]*)" button in the row "([^"]*)" is (enabled|disabled)$/i,
    ([said = '', row = '', way], board, page) => {
      const { limits, moves } = board
      const button = plainName(said, row, board)
      const offered = moves.some((one) => one.button === button && one.from === page.rows[row])
      const of = limits.filter((one) => one.button === button)
      const full = of.some((one) => countOf(page, [one.state]) >= one.most)
      return offered && of.length > 0 && full === (way === 'disabled') ? ['full'] : []
    },
  ],
  [
    /^"([^"]*)" is not visible$/i,
    ([text], { limits }, page) =>
      limits.some((one) => one.text === text && countOf(page, [one.state]) < one.most) ? ['full'] : [],
  ],
  [
    /^the table has (\d+) rows?$/i,
    ([count], _board, page) => (listed(page).length === Number(count) ? ['listed'] : []),
  ],
  [
    /^"([^"]*)" is shown in the table$/i,
    ([name = ''], _board, page) => (listed(page).includes(name) ? ['listed'] : []),
  ],
  [/^"([^"]*)" is visible$/i, ([text = ''], board, page) => textOf(text, board, page)],
]

/** The name of a button without what it adds for screen readers. */
function plainName(said: string, row: string, { spoken }: Board): string {
  const [before = '', behind = ''] = (spoken ?? '{button}').replace('{row}', row).split('{button}')
  return said.startsWith(before) && said.endsWith(behind)
    ? said.slice(before.length, said.length - behind.length)
    : ''
}

function judge(clause: string, board: Board, page: BoardPage): BoardLook[] {
  for (const [form, decide] of forms) {
    const match = form.exec(clause)
    if (match) return decide(match.slice(1), board, page)
  }
  return []
}

function listed({ rows, shown }: BoardPage): string[] {
  return Object.entries(rows)
    .filter(([, state]) => state !== undefined && (shown === undefined || state === shown))
    .map(([name]) => name)
}

/** A message of the last move, a count, the text of a limit, or that of an empty list. */
function textOf(text: string, { counts, limits, filter, unfiltered }: Board, page: BoardPage): BoardLook[] {
  if (text === page.said) return ['message']
  if (limits.some((one) => one.text === text && countOf(page, [one.state]) >= one.most)) return ['full']
  if (text === filter?.none && listed(page).length === 0) return ['none']
  const sure = page.shown === undefined || unfiltered !== undefined
  const right = counts.some(({ shape, states }) => {
    const pieces = shape.split('#')
    return (
      text ===
      pieces
        .map((piece, at) => (at === 0 ? piece : `${countOf(page, states[at - 1] ?? [])}${piece}`))
        .join('')
    )
  })
  return sure && right ? ['counts'] : []
}
