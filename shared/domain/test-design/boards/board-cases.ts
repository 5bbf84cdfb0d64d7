import type { CaseDraft, Undesigned } from '../cases/case-draft.ts'
import { joinChecks } from '../cases/check-prose.ts'
import { openStep, type StepDraft } from '../cases/steps.ts'
import type { Board, BoardAction, BoardItem, BoardLook, Item, TestModel } from '../model.ts'
import { after, counted, inState, opened, type BoardStanding } from './play-board.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** A case for each item of a page whose rows have states: from the opened page over its actions to what then shows. */
export function designBoards(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const boards = new Map((model.boards ?? []).map((board) => [board.id, board]))
  return {
    cases: items.flatMap((item) => {
      const board = item.kind === 'board' ? boards.get(item.boardId) : undefined
      return item.kind === 'board' && board ? boardCase(board, item) : []
    }),
    undesigned: [],
  }
}

function boardCase(board: Board, item: BoardItem): CaseDraft[] {
  const standing = item.actions.reduce<BoardStanding | undefined>(
    (before, action) => before && after(board, before, action),
    opened(board),
  )
  if (!standing) return []
  const expected = joinChecks([
    ...new Set(item.looks.flatMap((look) => checksOf(board, item, standing, look))),
  ])
  const steps: StepDraft[] = [openStep(undefined), ...item.actions.map((action) => stepOf(board, action))]
  const last = steps.at(-1)
  if (last) steps[steps.length - 1] = { ...last, expectedResult: expected }
  return [
    {
      title: `Rows with states, ${item.description}`,
      steps,
      claims: [item],
      outcome: {
        expected,
        oracle: 'stated',
        checkable: isCheckable(expected),
        requirementId: item.requirementId,
      },
      preconditions: [],
      alsoTests: item.alsoTests,
      manual: [],
      types: ['functional', 'regression'],
      tags: ['positive', 'rows'],
      testCondition: `Rows with states, ${item.description}`,
    },
  ]
}

function stepOf({ filter }: Board, action: BoardAction): StepDraft {
  const step = (text: string): StepDraft => ({ action: text, expectedResult: '' })
  if (action.do === 'press') return step(`Click the "${action.button}" button in the row "${action.row}"`)
  if (action.do === 'answer') return step(`Click the "${action.button}" button in the dialog`)
  return step(`Select "${action.value}" from "${filter?.name ?? ''}"`)
}

function checksOf(
  board: Board,
  { row = '', actions }: BoardItem,
  standing: BoardStanding,
  look: BoardLook,
): string[] {
  const { states, dialog, message, chosen } = standing
  const listed = [...states].filter(
    ([, state]) => chosen === undefined || chosen === board.filter?.all || state === chosen,
  )
  switch (look) {
    case 'states': {
      const shown = actions.length === 0 ? [...states] : [...states].filter(([name]) => name === row)
      return shown.map(([name, state]) => `The row "${name}" shows "${state}"`)
    }
    case 'order':
      return [
        `${[...states.keys()]
          .map((name) => `"${name}"`)
          .join(', ')
          .replace(/, ("[^"]*")$/, ' and $1')} are shown in this order`,
      ]
    case 'message':
      return message === undefined ? [] : [`"${message}" is visible`]
    case 'counts':
      return board.counts.map((count) => `"${counted(count, standing)}" is visible`)
    case 'gone':
      return [`There is no row "${row}"`]
    case 'buttons':
      return buttonChecks(board, row, states.get(row) ?? '')
    case 'dialog': {
      const asked = board.dialogs.find(({ button }) => button === dialog?.button)
      return asked?.heading === undefined
        ? []
        : [`The heading "${asked.heading.replaceAll('{row}', row)}" is shown`]
    }
    case 'full':
      return board.limits.flatMap(({ state, most, button, text }) => {
        const full = inState(standing, state) >= most
        return [
          `The "${spokenAs(board, button, row)}" button in the row "${row}" is ${full ? 'disabled' : 'enabled'}`,
          ...(text === undefined ? [] : [`"${text}" is ${full ? 'visible' : 'not visible'}`]),
        ]
      })
    case 'listed':
      return [
        `The table has ${listed.length} ${listed.length === 1 ? 'row' : 'rows'}`,
        ...listed.map(([name]) => `"${name}" is shown in the table`),
      ]
    case 'none':
      return board.filter?.none === undefined ? [] : [`"${board.filter.none}" is visible`]
  }
}

/** The buttons that the text gives a row in its state; those of other states are missed only where it says so. */
function buttonChecks(board: Board, row: string, state: string): string[] {
  const { buttons } = board
  const own = buttons.filter((one) => one.state === state)
  const names = new Set(own.flatMap((one) => one.buttons))
  const others = own.some(({ only }) => only)
    ? new Set(buttons.flatMap((one) => one.buttons))
    : new Set<string>()
  return [
    ...[...names].map((name) => `The row "${row}" shows "${name}"`),
    ...[...others]
      .filter((name) => !names.has(name))
      .map((name) => `There is no "${spokenAs(board, name, row)}" button in the row "${row}"`),
  ]
}

/** The name of a button by which it is found in its row. */
function spokenAs({ spoken = '{button}' }: Board, button: string, row: string): string {
  return spoken.replace('{button}', button).replace('{row}', row)
}
