import type { TestCase } from '../../test-cases/schema.ts'
import type { ListItem, ListLook, ListView } from '../model.ts'
import { replayed, type Replayed } from './list-replay.ts'
import { clausesOf } from './opened-shown.ts'

/**
 * Whether a case does with a list what the item says, and expects what then shows: its steps are played on the rows of the text (or
 * looked up among the sentences about that very state), every clause has to be true, and each thing to look at is looked at.
 */
export function listShown(
  { steps = [], expectedResult = '' }: TestCase,
  { actions, looks }: ListItem,
  view: ListView,
): boolean {
  const played = replayed(
    steps.map(({ action }) => action),
    view,
  )
  if (!played || JSON.stringify(played.actions) !== JSON.stringify(actions)) return false
  const clauses = clausesOf(expectedResult)
  const seen = new Set<ListLook>()
  for (const clause of clauses) {
    const judged = judge(clause, view, played)
    if (!judged?.holds) return false
    seen.add(judged.look)
  }
  return looks.every((look) => seen.has(look) || (look === 'controls' && clauses.length > 0))
}

interface Judged {
  look: ListLook
  holds: boolean
}

const forms: [RegExp, (groups: string[], view: ListView, played: Replayed) => Judged | undefined][] = [
  [
    /^the first row shows "([^"]*)"$/i,
    ([name], _view, { first }) => ({ look: 'rows', holds: first === name }),
  ],
  [/^the last row shows "([^"]*)"$/i, ([name], _view, { last }) => ({ look: 'rows', holds: last === name })],
  [
    /^"([^"]*)" is shown in the table$/i,
    ([name = ''], _view, { onPage }) => ({ look: 'rows', holds: onPage.has(name) }),
  ],
  [
    /^the table has (\d+) rows?$/i,
    ([count], _view, { lines }) => ({ look: 'rows', holds: lines === Number(count) }),
  ],
  [
    /^there is no table$/i,
    (_groups, { none }, { found }) => ({ look: 'none', holds: found === 0 && none?.tableGone === true }),
  ],
  [
    /^the "([^"]*)" button is (enabled|disabled)$/i,
    ([name, state], view, played) => ({
      look: 'ends',
      holds: endHolds(name, state === 'enabled', view, played),
    }),
  ],
  [
    /^the "([^"]*)" field is empty$/i,
    ([name], { search }, { text }) => ({ look: 'controls', holds: search?.name === name && text === '' }),
  ],
  [
    /^"([^"]*)" is selected in "([^"]*)"$/i,
    ([value, name], { filters }, { values }) => ({
      look: 'controls',
      holds: filters.some((one) => one.name === name && one.all === value) && !values.has(name ?? ''),
    }),
  ],
  [
    /^"([^"]*)" is not visible$/i,
    ([text], { none }, { found }) => ({
      look: 'someAgain',
      holds: none?.text === text && none?.back !== undefined && found !== undefined && found > 0,
    }),
  ],
  [/^"([^"]*)" is visible$/i, ([text = ''], view, played) => textJudged(text, view, played)],
]

function judge(clause: string, view: ListView, played: Replayed): Judged | undefined {
  for (const [form, decide] of forms) {
    const match = form.exec(clause)
    if (match) return decide(match.slice(1), view, played)
  }
  return undefined
}

function endHolds(
  name: string | undefined,
  on: boolean,
  { next, previous, ends, none }: ListView,
  { page, pages, found }: Replayed,
): boolean {
  if (!ends || page === undefined || pages === undefined || (found === 0 && !none?.disabled)) return false
  if (name === previous && ends.previous) return on === page > 1
  return name === next && ends.next && on === page < pages
}

/** A text that is seen: how many are found, which page it is, that nothing is found, or the name of a row. */
function textJudged(
  text: string,
  { counts, pages: paged, none, all, sum }: ListView,
  played: Replayed,
): Judged | undefined {
  if (text === none?.text) return { look: 'none', holds: played.found === 0 }
  const shape = text.replace(/\d+/g, '#')
  const digits = (text.match(/\d+/g) ?? []).map(Number)
  if (paged?.text.shape === shape)
    return {
      look: 'page',
      holds:
        (played.found !== 0 || none?.paged === true) && digits.join() === [played.page, played.pages].join(),
    }
  const { rows, from, lines = 0, found } = played
  if (sum?.text.shape === shape && rows && found !== 0) {
    const added = rows.map(({ values }) => Number(values[sum.column])).reduce((one, more) => one + more, 0)
    return { look: 'sum', holds: digits.join() === String(added) }
  }
  const counted = played.found === 1 ? counts?.one : counts?.many
  if (counted?.shape === shape) {
    const places = { all, found, from, to: from === undefined ? undefined : from + lines - 1 }
    const wanted = counted.numbers.map((what) =>
      what in places ? places[what as keyof typeof places] : undefined,
    )
    const meant = counts?.varies === true || played.found === all
    const nil = played.found !== 0 || counts?.zero === true
    return { look: 'count', holds: meant && nil && digits.join() === wanted.join() }
  }
  return { look: 'rows', holds: played.onPage.has(text) }
}
